/** Dates in every form that trackers, spreadsheets and people write. */
import { expect, test } from 'vitest'
import { chooseDay, dayOrderOf, parseWrittenDate } from './written-date.ts'

test.each([
  '2026-04-03',
  '2026/4/3',
  '2026.04.03',
  '20260403',
  '2026-04-03T22:15:00.000Z',
  '2026-04-03 10:15:00+02:00',
  '3 April 2026',
  '3rd of April 2026',
  'Friday, 3 April 2026',
  '3-Apr-26',
  '03.04.2026',
  '3. 4. 2026',
  '3.4.26',
  'April 3, 2026',
  'Apr 3 2026',
  'Fri, Apr 3, 2026',
  'April 3, 2026 10:15 AM',
  'April 3, 2026 10:15 AM (CET)',
  'April 3, 2026 → April 9, 2026',
  ' 2026-04-03 ',
  '46115',
  '46115.75',
])('%s is 3 April 2026', (text) => {
  expect(parseWrittenDate(text)).toEqual({ on: '2026-04-03' })
})

test.each([
  ['03/04/2026', '2026-04-03', '2026-03-04'],
  ['3/4/26, 5:12 PM', '2026-04-03', '2026-03-04'],
  ['03-04-2026', '2026-04-03', '2026-03-04'],
])('%s could be two days', (text, dayFirst, monthFirst) => {
  expect(parseWrittenDate(text)).toEqual({ dayFirst, monthFirst })
})

test.each([
  ['25/04/2026', '2026-04-25'],
  ['04/25/2026', '2026-04-25'],
  ['5/5/2026', '2026-05-05'],
])('%s has only one reading', (text, on) => {
  expect(parseWrittenDate(text)).toEqual({ on })
})

test.each([
  '',
  'soon',
  '31/04/2026',
  '2026-02-30',
  '13/13/2026',
  '3 Foo 2026',
  '0000-00-00',
  '2026',
  '12345',
  '3/4',
  'Apply by 2026-04-03',
  '2026-04-03 or later, it depends on them',
  `2026-04-03${' '.repeat(100)}x`,
])('%j is not a date', (text) => {
  expect(parseWrittenDate(text)).toBeNull()
})

test.each([
  [['03/04/2026', '25/04/2026'], 'day_first'],
  [['03/04/2026', '04/25/2026'], 'month_first'],
  [['03/04/2026', '05/06/2026', '2026-05-25'], null],
  [['25/04/2026', '04/25/2026'], null],
])('the order of %j is %s', (texts, order) => {
  expect(dayOrderOf(texts)).toBe(order)
})

test('a day is chosen only when the order is known', () => {
  const date = { dayFirst: '2026-04-03', monthFirst: '2026-03-04' }
  expect(chooseDay(date, null)).toBeNull()
  expect(chooseDay(date, 'day_first')).toBe('2026-04-03')
  expect(chooseDay(date, 'month_first')).toBe('2026-03-04')
  expect(chooseDay({ on: '2026-01-01' }, null)).toBe('2026-01-01')
})
