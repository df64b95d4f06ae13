import { expect, test } from 'vitest'
import { isPresentWord, parseFieldDate } from './field-date.ts'

test.each([
  ['2019', '2019'],
  ['2019-06', '2019-06'],
  ['2019-06-01', '2019-06-01'],
  ['2019-6-1', '2019-06-01'],
  ['2019/06', '2019-06'],
  ['06/2019', '2019-06'],
  ['2014-11-01T00:00:00.000Z', '2014-11-01'],
  ['Sep 2025', '2025-09'],
  ['September, 2025', '2025-09'],
  ['5 Nov 2020', '2020-11-05'],
  ['Nov 5, 2020', '2020-11-05'],
  [' Jan  2018 ', '2018-01'],
  ['', null],
  ['soon', null],
  ['Foo 2020', null],
  ['13/2019', null],
  ['03/04/2026', null], // ambiguous: two possible days
  ['1843', null],
])('%j is read as %j', (text, date) => {
  expect(parseFieldDate(text)).toBe(date)
})

test('words for the present are recognized', () => {
  expect(['Present', ' now', 'Current'].every(isPresentWord)).toBe(true)
  expect(isPresentWord('2019')).toBe(false)
})
