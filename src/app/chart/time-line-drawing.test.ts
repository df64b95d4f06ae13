import { expect, test } from 'vitest'
import { drawTimeLine } from './time-line-drawing.ts'

test('a line over months rises from a baseline at zero', () => {
  expect(
    drawTimeLine([
      { month: '2025-12', value: 0 },
      { month: '2026-01', value: 10 },
      { month: '2026-02', value: 20 },
    ]),
  ).toEqual({ path: 'M0,100L50,56.52L100,13.04', firstY: 100, last: { x: 100, y: 13.04 } })
})

test('a line of zeros lies on the baseline', () => {
  const points = ['2026-01', '2026-02'].map((month) => ({ month, value: 0 }))
  expect(drawTimeLine(points)).toEqual({
    path: 'M0,100L100,100',
    firstY: 100,
    last: { x: 100, y: 100 },
  })
})
