import { expect, test } from 'vitest'
import { readWorkHours } from './work-hours.ts'

test.each<[string, string[], [number, number, number | null] | null]>([
  ['Remote (UTC-3 to UTC+3)', [], [-3, 3, 8]],
  ['REMOTE (GMT-3 to GMT+4)', [], [-3, 4, 8]],
  ['UTC+5:30 to UTC+10:00', [], [5.5, 10, 8]],
  ['UTC -5 to +2', [], [-5, 2, 8]],
  ['UTC±3', [], [-3, 3, 8]],
  ['Remote, GMT +-3', [], [-3, 3, 8]],
  ['UTC+12', [], [12, 12, null]],
  ['within +- 4 hours of UTC+12', [], [8, 16, 8]],
  ['CET ±2', [], [-1, 3, 8]],
  ['Remote within 2/3 hrs timezone of CEST', [], [-2, 4, 8]],
  ['at least 4 hours of overlap with EST', [], [-5, -5, 4]],
  ['no further west than EST', [], [-5, 14, null]],
  ['Eastern time', [], [-5, -5, null]],
  ['US hours', ['US'], [-8, -5, null]],
  ['EU timezone', ['eu'], [0, 2, null]],
  ['a time for the best', [], null],
  ['Remote', [], null],
])('the hours of “%s”', (text, places, expected) => {
  const hours = readWorkHours(text, places)
  expect(hours && [hours.from, hours.to, hours.shared]).toEqual(expected)
})
