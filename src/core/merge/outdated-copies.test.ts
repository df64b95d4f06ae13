import { expect, test } from 'vitest'
import { endCopies, type ListedCopy } from './outdated-copies.ts'

const at = (day: number) => new Date(Date.UTC(2026, 2, day))

const made = (source: string, given: Partial<ListedCopy> = {}): ListedCopy => ({
  source,
  openingId: 1,
  isOnBoard: true,
  firstSeenAt: at(1),
  postedAt: null,
  goneAt: null,
  ...given,
})
const own = (given: Partial<ListedCopy> = {}) => made('greenhouse', given)
const copy = (given: Partial<ListedCopy> = {}) => made('remotive', given)
const GONE = { goneAt: at(5) }

test.each([
  { name: 'all are open', listings: [own(), copy()], ends: [null, null] },
  { name: 'the employer dropped it', listings: [own(GONE), copy()], ends: [at(5), at(5)] },
  { name: 'only the copy went', listings: [own(), copy(GONE)], ends: [null, at(5)] },
  { name: 'one site dropped it', listings: [copy(GONE), copy()], ends: [at(5), null] },
  {
    name: 'another own board lists it',
    listings: [own(GONE), made('lever'), copy()],
    ends: [at(5), null, null],
  },
  {
    name: 'an old file says that it ended',
    listings: [own({ ...GONE, isOnBoard: false }), copy()],
    ends: [at(5), null],
  },
  {
    name: 'the employer dropped it at this place',
    listings: [own(GONE), own({ openingId: 2 }), copy(), copy({ openingId: 2 })],
    ends: [at(5), null, at(5), null],
  },
  {
    name: 'the copy is at a place that the employer never named',
    listings: [own(GONE), copy({ openingId: 2 })],
    ends: [at(5), null],
  },
  {
    name: 'the copy came later without a date',
    listings: [own(GONE), copy({ firstSeenAt: at(6) })],
    ends: [at(5), at(5)],
  },
  {
    name: 'the copy renewed its date',
    listings: [own(GONE), copy({ postedAt: '2026-03-07T00:00:00Z' })],
    ends: [at(5), at(5)],
  },
  {
    name: 'a site published it after the end',
    listings: [own(GONE), copy({ firstSeenAt: at(8), postedAt: '2026-03-07T00:00:00Z' })],
    ends: [at(5), null],
  },
])('what has ended when $name', ({ listings, ends }) => {
  expect(endCopies(listings).map(({ goneAt }) => goneAt)).toEqual(ends)
})
