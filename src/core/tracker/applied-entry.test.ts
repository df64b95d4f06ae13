import { expect, test } from 'vitest'
import type { Stage } from './application.ts'
import { appliedEntry } from './applied-entry.ts'

const event = (toStage: Stage | null, day: string) => ({
  toStage,
  happenedAt: `${day}T09:00:00.000Z`,
})
const TRACKED = event('Tech Interview', '2026-03-10')

test.each([
  ['after the newer events', '2026-03-06', [TRACKED], { on: '2026-03-06', at: 1 }],
  [
    'before the older ones',
    '2026-03-06',
    [TRACKED, event(null, '2026-03-01')],
    { on: '2026-03-06', at: 1 },
  ],
  ['first if all are older', '2026-03-12', [TRACKED], { on: '2026-03-12', at: 0 }],
  ['nowhere if a move says it', '2026-03-06', [TRACKED, event('Applied', '2026-03-06')], null],
  ['nowhere without a day', null, [TRACKED], null],
])('the day of the application belongs %s', (_, appliedOn, events, expected) => {
  expect(appliedEntry({ appliedOn, events })).toEqual(expected)
})
