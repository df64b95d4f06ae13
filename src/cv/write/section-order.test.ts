import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { sectionOrder } from './section-order.ts'

type Span = readonly [start: string | null, end: string | null]

function cvOf(worked: readonly Span[], learned: readonly Span[]): Cv {
  const role = ([start, end]: Span, n: number) => ({
    id: `w1r${n}`,
    title: 'Engineer',
    start,
    end,
    place: null,
    summary: null,
    highlights: [],
  })
  const company = { id: 'w1', company: 'Nordlys', url: null, place: null, about: null }
  return {
    ...EMPTY_CV,
    work: worked.length === 0 ? [] : [{ ...company, roles: worked.map(role) }],
    education: learned.map(([start, end], n) => ({
      id: `e${n}`,
      institution: 'University of Uppsala',
      url: null,
      place: null,
      degree: 'MSc',
      area: null,
      start,
      end,
      score: null,
      courses: [],
      highlights: [],
    })),
  }
}

test.each([
  ['someone who has not worked', [], [['2020', '2024']], 'education'],
  ['a student with an internship', [['2023-05', '2023-08']], [['2021', 'present']], 'education'],
  ['a recent graduate', [['2022', '2023-09']], [['2019', '2024-06']], 'education'],
  ['someone who studies besides work', [['2022', 'present']], [['2021', 'present']], 'work'],
  [
    'someone who took a degree after ten years of work',
    [['2010', '2020']],
    [['2020', '2023']],
    'work',
  ],
  ['someone who studied first and works since', [['2020', 'present']], [['2014', '2019']], 'work'],
  ['someone without education', [['2020', 'present']], [], 'work'],
  ['someone without dates', [[null, null]], [[null, null]], 'work'],
] as const)('the most relevant section opens the CV of %s', (_, worked, learned, first) => {
  const order = sectionOrder(cvOf(worked, learned)).filter((kind) =>
    ['work', 'education'].includes(kind),
  )
  expect(order[0]).toBe(first)
})
