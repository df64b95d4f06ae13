/** The life of a job as points on a line. */
import { expect, test } from 'vitest'
import { jobLife, type LifeDates } from './job-life.ts'

const on = (day: string) => new Date(`2026-${day}T09:00:00Z`)

const SEEN: LifeDates = {
  postedAt: null,
  firstSeenAt: on('03-01'),
  lastSeenAt: on('03-11'),
  closedAt: null,
  events: [],
}

test.each<[string, Partial<LifeDates>, string, [number, number][]]>([
  ['added and confirmed', {}, 'added 0, confirmed 1', [[0, 1]]],
  ['seen once', { lastSeenAt: on('03-01') }, 'added 0', []],
  [
    'published before it was added',
    { postedAt: on('02-19') },
    'posted 0, added 0.5, confirmed 1',
    [[0.5, 1]],
  ],
  [
    'published on the day it was added',
    { postedAt: on('03-01') },
    'added 0, confirmed 1',
    [[0, 1]],
  ],
  [
    'closed',
    { closedAt: on('03-11'), events: [{ kind: 'closed', at: on('03-11') }] },
    'added 0, closed 1',
    [[0, 1]],
  ],
  ['imported as closed', { closedAt: on('03-09') }, 'added 0, closed 1', [[0, 1]]],
  ['closed before it was seen', { closedAt: on('02-09') }, 'added 0, closed 0', []],
  [
    'closed and reopened',
    {
      events: [
        { kind: 'closed', at: on('03-03') },
        { kind: 'reopened', at: on('03-06') },
      ],
    },
    'added 0, closed 0.2, reopened 0.5, confirmed 1',
    [
      [0, 0.2],
      [0.5, 1],
    ],
  ],
  [
    'reposted while it was open',
    { events: [{ kind: 'reposted', at: on('03-06') }] },
    'added 0, reposted 0.5, confirmed 1',
    [[0, 1]],
  ],
  [
    'reposted today',
    { events: [{ kind: 'reposted', at: on('03-11') }] },
    'added 0, reposted 1',
    [[0, 1]],
  ],
])('%s', (_, dates, points, open) => {
  const life = jobLife({ ...SEEN, ...dates })
  expect(life.points.map(({ kind, share }) => `${kind} ${share}`).join(', ')).toBe(points)
  expect(life.open.map(({ from, to }) => [from, to])).toEqual(open)
})
