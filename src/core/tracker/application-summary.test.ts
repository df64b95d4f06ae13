import { expect, test } from 'vitest'
import { STAGES } from './application.ts'
import { summarise } from './application-summary.ts'

test('every stage has its count, in order', () => {
  const { total, stages } = summarise(
    new Map([
      ['Ghosted', 1],
      ['Applied', 4],
    ]),
    { sent: 5, answered: 2 },
  )
  expect(total).toBe(5)
  expect(stages.map(({ stage }) => stage)).toEqual([...STAGES])
  expect(stages.filter(({ count }) => count > 0)).toEqual([
    { stage: 'Applied', count: 4 },
    { stage: 'Ghosted', count: 1 },
  ])
})

test.each([
  [{ sent: 0, answered: 0 }, null],
  [{ sent: 4, answered: 4 }, null],
  [{ sent: 5, answered: 0 }, 0],
  [{ sent: 8, answered: 2 }, 0.25],
])('%o is a rate of %o', (counts, rate) => {
  expect(summarise(new Map(), counts).response).toEqual({ ...counts, rate })
})
