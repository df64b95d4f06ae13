import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from './cv.ts'
import { freshId, idsIn, repeatedIds, tidyCv } from './tidy-cv.ts'

const role = (id: string) => ({
  id,
  title: ' Engineer\u0000 ',
  start: null,
  end: null,
  place: null,
  summary: null,
  highlights: [{ id: `${id}h1`, text: 'Built\u202e it \ud800' }],
})

const cv: Cv = {
  ...EMPTY_CV,
  name: '\ufeffAda ',
  work: [
    { id: 'w1', company: 'Acme', url: null, place: null, about: null, roles: [role('w1r1')] },
    { id: 'w2', company: 'Acme', url: null, place: null, about: null, roles: [role('w2r1')] },
  ],
}

test('invisible characters and lone surrogates are removed from every text', () => {
  const { name, work } = tidyCv(cv)
  expect([name, work[0]?.roles[0]?.title, work[0]?.roles[0]?.highlights[0]?.text]).toEqual([
    'Ada',
    'Engineer',
    'Built it \ufffd',
  ])
})

test('ids are listed in order, and duplicates are found', () => {
  expect(idsIn(cv)).toEqual(['w1', 'w1r1', 'w1r1h1', 'w2', 'w2r1', 'w2r1h1'])
  expect(repeatedIds(cv)).toEqual([])
  expect(repeatedIds({ ...cv, summary: [{ id: 'w1', text: '' }] })).toEqual(['w1'])
})

test('a new part gets an id that was never used', () => {
  expect(freshId(cv, 'w')).toBe('w3')
  expect(freshId(cv, 'w', ['w3'])).toBe('w4')
})
