import { expect, test } from 'vitest'
import { readDates, readLengths } from './read-dates.ts'

/** Expected dates: "start > end" for periods, a date alone for days. */
const CASES: [text: string, read: string[]][] = [
  ['2013-09 - Present', ['2013-09 > present']],
  ['2013-09 —', ['2013-09 > ?']],
  ['Sep, 2013 - Present', ['2013-09 > present']],
  ['Jul, 2011 - Aug, 2013  2 years 1 month', ['2011-07 > 2013-08']],
  ['09/2013 - PRESENT', ['2013-09 > present']],
  ['Sept 2018 – May 2023', ['2018-09 > 2023-05']],
  ['2013-12-01 — 2014-12-01', ['2013-12-01 > 2014-12-01']],
  ['2012 - 2016', ['2012 > 2016']],
  ['2012–14', ['2012 > 2014']],
  ['2019/20', ['2019 > 2020']],
  ['2019 / 2020', ['2019 > 2020']],
  ['2017', ['2017']],
  ['Computer Engineering, December 2024', ['2024-12']],
  ['seit März 2019', ['2019-03 > present']],
  ['Since 2019', ['2019 > present']],
  ['depuis janvier 2020', ['2020-01 > present']],
  ['desde mayo de 2016', ['2016-05 > present']],
  ['01.09.2013 – heute', ['2013-09-01 > present']],
  ['janv. 2019 - aujourd’hui', ['2019-01 > present']],
  ['Enero 2012 - Actualidad', ['2012-01 > present']],
  ['gennaio 2015 – in corso', ['2015-01 > present']],
  ['styczeń 2015 – obecnie', ['2015-01 > present']],
  ['март 2018 – настоящее время', ['2018-03 > present']],
  ["Mar '21 – Jun '22", ['2021-03 > 2022-06']],
  ['09/13 – 05/15', ['2013-09 > 2015-05']],
  ['Jan – Mar 2020', ['2020-01 > 2020-03']],
  ['March–May 2019', ['2019-03 > 2019-05']],
  ['Spring 2019 – Fall 2020', ['2019 > 2020']],
  ['15 September 2019 - 3 May 2020', ['2019-09-15 > 2020-05-03']],
  ['Awarded on: Jan 01, 2012', ['2012-01-01']],
  ['from May 2015 to June 2016', ['2015-05 > 2016-06']],
  ['de 2015 à 2017', ['2015 > 2017']],
  ['2019 to date', ['2019 > present']],
  ['Engineer2019 – 2021', ['2019 > 2021']],
  ['2021 – 2018', ['2018 > 2021']],
  ['ES2020 and Node.js 2', []],
  ['912-555-4321', []],
  ['$2019 and 2,019 and v1.2019.3', []],
  ['they may march', []],
]

for (const [text, read] of CASES) {
  test(`"${text}" reads as ${read.join(' and ') || 'no date'}`, () => {
    const spans = readDates(text)
    expect(
      spans.map(({ start, end, isRange }) => (isRange ? `${start} > ${end ?? '?'}` : end)),
    ).toEqual(read)
  })
}

test('durations are found beside dates', () => {
  const found = (text: string) =>
    readLengths(text).map(({ from, to }) => text.slice(from, to).trim())
  expect(found('May 2018 – Oct 2020 · 2 yrs 6 mos')).toEqual(['2 yrs 6 mos'])
  expect(found('(1 year 2 months)')).toEqual(['(1 year 2 months)'])
  expect(found('2 Jahre 3 Monate')).toEqual(['2 Jahre 3 Monate'])
  expect(found('Area 51')).toEqual([])
})
