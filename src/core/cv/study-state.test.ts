import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from './cv.ts'
import { studyState, withOpenStudies } from './study-state.ts'

const TODAY = '2026-09-15'

test.each([
  ['BSc', '2020', 'held'],
  ['BSc', null, 'held'],
  ['BSc', '2026', 'held'],
  ['BSc', '2026-09', 'held'],
  ['BSc', '2026-10', 'in_progress'],
  ['BSc', '2026-09-16', 'in_progress'],
  ['BSc', '2027', 'in_progress'],
  ['BSc', 'present', 'in_progress'],
  ['BSc (expected)', null, 'in_progress'],
  ['PhD candidate', '2024', 'in_progress'],
  ['BSc (expected 2019)', '2019', 'held'],
  ['BSc (expected 2026)', '2026', 'in_progress'],
  ['BSc (not completed)', '2018', 'unfinished'],
  ['BSc, abandoned', 'present', 'unfinished'],
])('%s until %s is %s', (degree, end, state) => {
  expect(studyState({ degree, end }, TODAY)).toBe(state)
})

test('studies in progress are open-ended, and the others as printed', () => {
  const entry = { institution: 'Uni', url: null, place: null, area: null, start: null }
  const rest = { degree: 'BSc', score: null, courses: [], highlights: [] }
  const education: Cv['education'] = [
    { id: 'e1', ...entry, ...rest, end: '2027' },
    { id: 'e2', ...entry, ...rest, end: '2020' },
    { id: 'e3', ...entry, ...rest, end: null },
  ]
  const ends = withOpenStudies({ ...EMPTY_CV, education }, TODAY).education.map(({ end }) => end)
  expect(ends).toEqual(['present', '2020', null])
})
