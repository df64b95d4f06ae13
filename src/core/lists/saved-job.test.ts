import { expect, test } from 'vitest'
import type { Salary } from '#core/pay/salary.ts'
import { sinceSaved } from './saved-job.ts'

const PAY: Salary = { min: 60_000, max: 70_000, currency: 'EUR', period: 'year' }
const THEN = { salary: PAY, repostedCount: 1 }

test.each([
  ['nothing', { ...THEN, closedAt: null }, { closedAt: null, reposts: 0, salary: null }],
  [
    'it was closed',
    { ...THEN, closedAt: '2026-03-01T00:00:00.000Z' },
    { closedAt: '2026-03-01T00:00:00.000Z', reposts: 0, salary: null },
  ],
  [
    'it was reposted',
    { ...THEN, repostedCount: 3, closedAt: null },
    { closedAt: null, reposts: 2, salary: null },
  ],
  [
    'a lower number of reposts is ignored',
    { ...THEN, repostedCount: 0, closedAt: null },
    { closedAt: null, reposts: 0, salary: null },
  ],
  [
    'a higher salary',
    { ...THEN, salary: { ...PAY, max: 80_000 }, closedAt: null },
    { closedAt: null, reposts: 0, salary: { from: PAY, to: { ...PAY, max: 80_000 } } },
  ],
  [
    'the same sum in another currency',
    { ...THEN, salary: { ...PAY, currency: 'CHF' }, closedAt: null },
    { closedAt: null, reposts: 0, salary: { from: PAY, to: { ...PAY, currency: 'CHF' } } },
  ],
  [
    'a salary that is no longer stated',
    { ...THEN, salary: null, closedAt: null },
    { closedAt: null, reposts: 0, salary: { from: PAY, to: null } },
  ],
])('what happened since a job was saved: %s', (_, now, since) => {
  expect(sinceSaved(THEN, now)).toEqual(since)
})
