/** The state of an issue follows from when it was started, stopped and ended. */
import { expect, test } from 'vitest'
import { stateOf } from './newsletter.ts'

const AT = new Date('2026-03-02T09:00:00Z')
const NEVER = { startedAt: null, stoppedAt: null, endedAt: null, queued: 0 }

test.each([
  [{}, 'draft'],
  [{ startedAt: AT }, 'waiting'],
  [{ startedAt: AT, queued: 3 }, 'sending'],
  [{ startedAt: AT, queued: 3, stoppedAt: AT }, 'stopped'],
  [{ startedAt: AT, queued: 3, endedAt: AT }, 'sent'],
  [{ startedAt: AT, queued: 3, endedAt: AT, stoppedAt: AT }, 'stopped'],
  [{ startedAt: AT, endedAt: AT }, 'sent'],
])('%j is %s', (times, state) => {
  expect(stateOf({ ...NEVER, ...times })).toBe(state)
})
