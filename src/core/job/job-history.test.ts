import { expect, test } from 'vitest'
import { jobHistory, type ObservedHistory } from './job-history.ts'

const on = (day: string) => new Date(`${day}T09:00:00Z`)
const NOW = on('2026-07-10')
const LIFE: ObservedHistory = {
  firstSeenAt: on('2026-06-02'),
  lastSeenAt: on('2026-07-10'),
  closedAt: null,
  events: [],
  steadySince: on('2026-05-01'),
}

test.each<[string, Partial<ObservedHistory>]>([
  ['Seen every day since June 2.', {}],
  [
    'Seen every day since June 2; reposted twice.',
    {
      events: [
        { kind: 'reposted', at: on('2026-06-10') },
        { kind: 'reposted', at: on('2026-06-20') },
      ],
    },
  ],
  ['Added to Rolecall on June 2, seen every day since June 20.', { steadySince: on('2026-06-20') }],
  ['Added to Rolecall on June 2, last confirmed on July 10.', { steadySince: null }],
  ['Added to Rolecall on June 2.', { steadySince: null, lastSeenAt: on('2026-06-02') }],
  ['Added to Rolecall on July 10.', { firstSeenAt: on('2026-07-10') }],
  [
    'Added to Rolecall on June 2, seen every day since July 5; reopened on July 5.',
    {
      events: [
        { kind: 'closed', at: on('2026-06-20') },
        { kind: 'reopened', at: on('2026-07-05') },
      ],
    },
  ],
  [
    'Added to Rolecall on June 2, seen every day since July 5; reposted once.',
    {
      events: [
        { kind: 'closed', at: on('2026-06-20') },
        { kind: 'reposted', at: on('2026-07-05') },
      ],
    },
  ],
  [
    'Seen from June 2 to July 8.',
    { closedAt: on('2026-07-08'), events: [{ kind: 'closed', at: on('2026-07-08') }] },
  ],
  [
    'Seen every day since December 2, 2025.',
    { firstSeenAt: on('2025-12-02'), steadySince: on('2025-11-01') },
  ],
])('%s', (said, given) => {
  expect(jobHistory({ ...LIFE, ...given }, NOW)).toBe(said)
})
