import { expect, test } from 'vitest'
import { drawCountLine } from './count-line-drawing.ts'

test('a count is drawn from zero, with its last point marked', () => {
  const points = [
    { day: 100, count: 0 },
    { day: 105, count: 5 },
    { day: 110, count: 10 },
  ]
  expect(drawCountLine(points)).toEqual({
    path: 'M0,100L50,54.55L100,9.09',
    firstY: 100,
    last: { x: 100, y: 9.09 },
  })
})

test('no jobs at all are a line at the bottom', () => {
  const points = [100, 110].map((day) => ({ day, count: 0 }))
  expect(drawCountLine(points).path).toBe('M0,100L100,100')
})
