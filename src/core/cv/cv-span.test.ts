import { expect, test } from 'vitest'
import { formatPartialDate, formatSpan, monthOf, parsePartialDate, parseSpan } from './cv-span.ts'

test.each([
  ['2019', '2019'],
  ['Mar 2019', '2019-03'],
  ['March 2019', '2019-03'],
  ['Sept. 2019', '2019-09'],
  ['03/2019', '2019-03'],
  ['3/2019', '2019-03'],
  ['2019-03', '2019-03'],
  ['2019-03-05', '2019-03-05'],
  ['5 March 2019', '2019-03-05'],
  ['March 5th, 2019', '2019-03-05'],
  ['13/2019', null],
  ['1850', null],
  ['Spring 2019', null],
  ['', null],
  ['9'.repeat(10_000), null],
])('%j is %j', (text, date) => {
  expect(parsePartialDate(text)).toBe(date)
})

test.each([
  ['Jan 2020 – Present', '2020-01', 'present'],
  ['Jan 2020 - Mar 2021', '2020-01', '2021-03'],
  ['2018-2021', '2018', '2021'],
  ['2018 to now', '2018', 'present'],
  ['2020-01 - 2021-02', '2020-01', '2021-02'],
  ['since 2019', '2019', 'present'],
  ['2019', '2019', '2019'],
])('%j runs from %j to %j', (text, start, end) => {
  expect(parseSpan(text)).toEqual({ start, end })
})

test.each(['3 years', '2018 - 2019 - 2020', 'some time', ''])('%j is not a span', (text) => {
  expect(parseSpan(text)).toBeNull()
})

test.each([
  [{ start: '2019-03', end: 'present' }, 'Mar 2019 – Present'],
  [{ start: '2019', end: '2021-12' }, '2019 – Dec 2021'],
  [{ start: '2019', end: '2019' }, '2019'],
  [{ start: null, end: '2021' }, 'Until 2021'],
  [{ start: '2021', end: null }, '2021'],
  [{ start: null, end: 'present' }, 'Present'],
  [{ start: null, end: null }, ''],
])('%j is shown as %j', (span, text) => {
  expect(formatSpan(span)).toBe(text)
})

test('a year alone runs from January to December', () => {
  expect(monthOf('2020', 'last') - monthOf('2020', 'first')).toBe(11)
  expect(monthOf('2020-05', 'last')).toBe(monthOf('2020-05-09', 'first'))
  expect(formatPartialDate('2020-05-09')).toBe('9 May 2020')
})
