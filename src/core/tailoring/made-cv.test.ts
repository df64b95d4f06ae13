import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { finishedCv, newTailoring, renewedTailoring } from './made-cv.ts'

const line = (id: string, text: string) => ({ id, text })

const withPoints = (...points: string[]): Cv => ({
  ...EMPTY_CV,
  label: 'Engineer',
  work: [
    {
      id: 'w1',
      company: 'Harbour Freightworks',
      url: null,
      place: null,
      about: null,
      roles: [
        {
          id: 'w1r1',
          title: 'Engineer',
          start: null,
          end: null,
          place: null,
          summary: null,
          highlights: points.map((text, at) => line(`w1r1h${at + 1}`, text)),
        },
      ],
    },
  ],
})

const TARGET = {
  title: 'Engineer',
  company: 'Lighthouse Maps',
  skills: [{ anyOf: ['Python'], need: 'must' as const }],
}

const CV = withPoints('Kept the books', 'Led the choir', 'Fixed the roof', 'Wrote Python')

test('changes that leave something out are not accepted by default', () => {
  const { changes, taken } = newTailoring(CV, TARGET)
  expect(changes.map(({ id }) => id)).toEqual(['surface:Python', 'reorder:w1r1', 'choose:w1r1h3'])
  expect(taken).toEqual(['surface:Python', 'reorder:w1r1'])
})

test('refused changes stay refused after an edit', () => {
  const refused = { ...newTailoring(CV, TARGET), taken: ['reorder:w1r1'] }
  const edited = withPoints('Kept the books', 'Responsible for running the shop', 'Wrote Python')
  expect(renewedTailoring(edited, refused)).toMatchObject({
    changes: [{ id: 'surface:Python' }, { id: 'reorder:w1r1' }, { id: 'rephrase:w1r1h2' }],
    taken: ['reorder:w1r1', 'rephrase:w1r1h2'],
  })
})

test('a CV made for no job is printed unchanged', () => {
  expect(finishedCv(CV, null)).toBe(CV)
})

test('accepted changes are printed', () => {
  expect(finishedCv(CV, newTailoring(CV, TARGET)).skills).toEqual([
    { id: 's1', name: null, level: null, keywords: ['Python'] },
  ])
})

test('text that the owner rewrote since is not overwritten', () => {
  const weak = withPoints(
    'Kept the books',
    'Responsible for building data pipelines',
    'Wrote Python',
  )
  const cv: Cv = {
    ...weak,
    work: weak.work.map((it) => ({
      ...it,
      roles: it.roles.map((one) => ({ ...one, title: 'Backend Engineer' })),
    })),
  }
  const made = newTailoring(cv, { ...TARGET, title: 'Backend Engineer' })
  const summaryOf = (content: Cv) => {
    const { label, skills, work } = finishedCv(content, made)
    const points = work[0]?.roles[0]?.highlights.map(({ text }) => text)
    return [label, skills.flatMap(({ keywords }) => keywords), points]
  }
  expect(summaryOf(cv)).toEqual([
    'Backend Engineer',
    ['Python'],
    ['Wrote Python', 'Kept the books', 'Built data pipelines'],
  ])
  const texts: Record<string, string> = {
    w1r1h2: 'Planned data pipelines with two others',
    w1r1h3: 'Wrote the handbook',
  }
  const edited: Cv = {
    ...cv,
    label: 'Platform person',
    work: cv.work.map((it) => ({
      ...it,
      roles: it.roles.map((one) => ({
        ...one,
        highlights: one.highlights.map(({ id, text }) => line(id, texts[id] ?? text)),
      })),
    })),
  }
  expect(summaryOf(edited)).toEqual([
    'Platform person',
    [],
    ['Wrote the handbook', 'Kept the books', 'Planned data pipelines with two others'],
  ])
})
