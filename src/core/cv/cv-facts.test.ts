import { expect, test } from 'vitest'
import { type Cv, type CvRole, EMPTY_CV } from './cv.ts'
import { cvFacts, weakestLine } from './cv-facts.ts'

const role = (given: Partial<CvRole>): CvRole => ({
  id: 'r1',
  title: 'Engineer',
  start: '2020-01',
  end: 'present',
  place: null,
  summary: null,
  highlights: [],
  ...given,
})
const lines = (...texts: string[]) => texts.map((text, at) => ({ id: `h${at}`, text }))
const withRoles = (...roles: CvRole[]): Cv => ({
  ...EMPTY_CV,
  work: [{ id: 'w1', company: 'Acme', url: null, place: null, about: null, roles }],
})
const WHOLE: Cv = {
  ...withRoles(
    role({ highlights: lines('Led a team', 'Cut costs by 20%') }),
    role({ start: '2015-09', end: '2019-12', highlights: lines('Built 3 services') }),
  ),
  name: 'Ada',
  email: 'ada@example.org',
  url: 'https://ada.example',
  skills: [{ id: 's1', name: null, level: null, keywords: ['Go', 'SQL'] }],
}

test('a CV is described in facts, without what it lacks', () => {
  expect(cvFacts({ cv: WHOLE, reading: null })).toEqual([
    { name: 'Contact', text: 'Name, email and 1 link' },
    { name: 'Dates', text: '2015 to today, without a long gap' },
    { name: 'Sections', text: '2 positions and 2 skills' },
    { name: 'Wording', text: '2 of 3 lines have a number' },
  ])
  expect(cvFacts({ cv: EMPTY_CV, reading: null })).toEqual([])
})

test('work that ended has its last year', () => {
  const past = withRoles(
    role({ start: '2012', end: '2014-05' }),
    role({ start: '2010', end: '2012' }),
  )
  expect(cvFacts({ cv: past, reading: null })[0]?.text).toBe('2010 to 2014, without a long gap')
})

test('the weakest line is the first of the newest role without a number', () => {
  expect(weakestLine(WHOLE)).toBe('Led a team')
  expect(weakestLine(withRoles(role({ highlights: lines('Cut costs by 20%') })))).toBeNull()
  expect(weakestLine(EMPTY_CV)).toBeNull()
})
