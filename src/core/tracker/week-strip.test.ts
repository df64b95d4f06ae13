import { expect, test } from 'vitest'
import { STRIP_WEEKS, weekStrip } from './week-strip.ts'

const MONDAY = 1
const SUNDAY = 7

test('twelve weeks end with the one of today', () => {
  const weeks = weekStrip({ sentOn: [], interviewsOn: [] }, '2026-03-04', MONDAY)
  expect(weeks).toHaveLength(STRIP_WEEKS)
  expect([weeks[0]?.from, weeks.at(-1)?.from]).toEqual(['2025-12-15', '2026-03-02'])
})

test.each([
  ['2026-03-02', MONDAY, '2026-03-02'],
  ['2026-03-01', MONDAY, '2026-02-23'],
  ['2026-03-01', SUNDAY, '2026-03-01'],
  ['2025-12-15', MONDAY, '2025-12-15'],
  ['2025-12-14', MONDAY, undefined],
] as const)(
  '%s is counted, with weeks that begin on day %i, in the week of %s',
  (day, begins, from) => {
    const given = { sentOn: [day, day], interviewsOn: [day] }
    const found = weekStrip(given, '2026-03-04', begins).filter(({ sent }) => sent > 0)
    expect(found).toEqual(from === undefined ? [] : [{ from, sent: 2, interviews: 1 }])
  },
)
