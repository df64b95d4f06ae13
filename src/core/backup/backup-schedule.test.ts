import { expect, test } from 'vitest'
import { isBackupDue } from './backup-schedule.ts'

test.each([
  ['there is none', null, '2026-03-02T01:00:00Z', true],
  ['the hour has begun since', '2026-03-01T02:15:00Z', '2026-03-02T02:00:00Z', true],
  ['it is not that hour yet', '2026-03-01T02:15:00Z', '2026-03-02T01:59:59Z', false],
  ['it was made in this hour', '2026-03-02T02:00:00Z', '2026-03-02T02:00:30Z', false],
  ['it was made by hand at ten', '2026-03-01T22:00:00Z', '2026-03-02T02:00:00Z', true],
  ['the server was down at that hour', '2026-02-27T02:00:00Z', '2026-03-02T17:00:00Z', true],
])('at two each night, if %s: %s at %s is due: %s', (_, newest, now, isDue) =>
  expect(
    isBackupDue({ hour: 2, newestAt: newest === null ? null : new Date(newest) }, new Date(now)),
  ).toBe(isDue),
)
