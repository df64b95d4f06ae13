/** An address is suppressed when its mailbox is gone, and not because of one bad day. */
import { expect, test } from 'vitest'
import { type MailReport, type Suppression, withReport } from './suppression.ts'

const DAY_ONE = Date.parse('2026-03-02T08:00:00Z')
const day = (number: number) => new Date(DAY_ONE + (number - 1) * 86_400_000)

const GONE: MailReport = { reason: 'bounced', isCertain: true, status: '5.1.1' }
const UNCLEAR: MailReport = { reason: 'bounced', isCertain: false, status: '5.2.2' }
const SPAM: MailReport = { reason: 'complained', isCertain: true, status: null }

const after = (...reports: [MailReport, Date][]) =>
  reports.reduce<Suppression | null>((known, [report, at]) => withReport(known, report, at), null)

test('a missing mailbox is suppressed at once', () => {
  expect(after([GONE, day(1)])).toEqual({
    reason: 'bounced',
    status: '5.1.1',
    firstAt: day(1),
    lastAt: day(1),
    reports: 1,
    suppressedAt: day(1),
  })
})

test('an unclear failure suppresses on the third day', () => {
  const two = after([UNCLEAR, day(1)], [UNCLEAR, day(2)])
  expect(two).toMatchObject({ reports: 2, suppressedAt: null })
  const three = after([UNCLEAR, day(1)], [UNCLEAR, day(2)], [UNCLEAR, day(9)])
  expect(three).toMatchObject({ reports: 3, firstAt: day(1), lastAt: day(9), suppressedAt: day(9) })
})

test('several unclear failures on one day count once', () => {
  const later = new Date(day(1).getTime() + 3_600_000)
  expect(after([UNCLEAR, day(1)], [UNCLEAR, later], [UNCLEAR, later])).toMatchObject({
    reports: 1,
    suppressedAt: null,
  })
})

test('failures far apart have nothing to do with each other', () => {
  expect(after([UNCLEAR, day(1)], [UNCLEAR, day(2)], [UNCLEAR, day(40)])).toMatchObject({
    reports: 1,
    firstAt: day(40),
    suppressedAt: null,
  })
})

test('a complaint outweighs a bounce, whichever came first', () => {
  const suppressed = { reason: 'complained', reports: 2, suppressedAt: day(1), status: '5.1.1' }
  expect(after([GONE, day(1)], [SPAM, day(2)])).toMatchObject(suppressed)
  expect(after([SPAM, day(1)], [GONE, day(2)])).toMatchObject(suppressed)
})

test('a suppression does not lapse, however old', () => {
  expect(after([SPAM, day(1)], [UNCLEAR, day(400)])).toMatchObject({
    reason: 'complained',
    suppressedAt: day(1),
    reports: 2,
  })
})
