import { expect, test } from 'vitest'
import { endOf, isGone } from './job-closing.ts'

const now = new Date('2026-03-02T09:00:00Z')

test.each([
  { closedAt: null, gone: false, why: 'an open job' },
  { closedAt: '2026-03-02T08:59:59Z', gone: false, why: 'a job closed just now' },
  { closedAt: '2026-01-01T09:00:00Z', gone: false, why: 'a job closed 60 days ago to the second' },
  {
    closedAt: '2026-01-01T08:59:59Z',
    gone: true,
    why: 'a job closed a second more than 60 days ago',
  },
])('the page of $why is gone: $gone', ({ closedAt, gone }) => {
  expect(isGone({ closedAt }, now)).toBe(gone)
})

test.each([
  [undefined, null],
  [null, null],
  ['2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z'],
  ['2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00.000Z'],
  ['2026-03-02T09:00:00.001Z', null],
  ['2027-01-01T00:00:00.000Z', null],
])('a listing that says it closes at %s ended at %s', (closedAt, end) => {
  expect(endOf({ closedAt }, now)).toBe(end)
})
