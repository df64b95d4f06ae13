import { expect, test } from 'vitest'
import { type AccountId, isConfirmed, type Viewer } from './account.ts'

const viewer: Viewer = {
  id: 'a' as AccountId,
  name: null,
  email: 'ada@example.org',
  avatar: null,
  createdAt: new Date('2026-03-01T09:00:00Z'),
  sessionId: 's',
  confirmedAt: new Date('2026-03-02T09:00:00Z'),
  factor: null,
  isReadOnly: false,
}

test.each([
  ['at once', viewer.confirmedAt, '2026-03-02T09:00:00Z', true],
  ['ten minutes later', viewer.confirmedAt, '2026-03-02T09:10:00Z', true],
  ['after that', viewer.confirmedAt, '2026-03-02T09:10:00.001Z', false],
  ['for a program, which cannot prove it', null, '2026-03-02T09:00:00Z', false],
])('a proof counts %s: %#', (_, confirmedAt, now, expected) => {
  expect(isConfirmed({ ...viewer, confirmedAt }, new Date(now))).toBe(expected)
})
