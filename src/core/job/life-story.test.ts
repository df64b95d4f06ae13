import { expect, test } from 'vitest'
import { type LifeSeen, lifeStory } from './life-story.ts'

const on = (day: string) => new Date(`${day}T09:00:00Z`)
const NOW = on('2026-07-10')
const LIFE: LifeSeen = {
  firstSeenAt: on('2026-06-02'),
  lastSeenAt: on('2026-07-10'),
  closedAt: null,
  events: [],
  steadySince: on('2026-05-01'),
}

test.each<[string, Partial<LifeSeen>]>([
  ['Seen every day since 2 June.', {}],
  [
    'Seen every day since 2 June; posted again twice.',
    {
      events: [
        { kind: 'reposted', at: on('2026-06-10') },
        { kind: 'reposted', at: on('2026-06-20') },
      ],
    },
  ],
  ['First seen on 2 June, seen every day since 20 June.', { steadySince: on('2026-06-20') }],
  ['First seen on 2 June, last seen on 10 July.', { steadySince: null }],
  ['First seen on 2 June.', { steadySince: null, lastSeenAt: on('2026-06-02') }],
  ['First seen on 10 July.', { firstSeenAt: on('2026-07-10') }],
  [
    'First seen on 2 June, seen every day since 5 July; it had been closed and was back on 5 July.',
    {
      events: [
        { kind: 'closed', at: on('2026-06-20') },
        { kind: 'reopened', at: on('2026-07-05') },
      ],
    },
  ],
  [
    'First seen on 2 June, seen every day since 5 July; posted again once.',
    {
      events: [
        { kind: 'closed', at: on('2026-06-20') },
        { kind: 'reposted', at: on('2026-07-05') },
      ],
    },
  ],
  [
    'Seen from 2 June to 8 July.',
    { closedAt: on('2026-07-08'), events: [{ kind: 'closed', at: on('2026-07-08') }] },
  ],
  [
    'Seen every day since 2 December 2025.',
    { firstSeenAt: on('2025-12-02'), steadySince: on('2025-11-01') },
  ],
])('%s', (said, given) => {
  expect(lifeStory({ ...LIFE, ...given }, NOW)).toBe(said)
})
