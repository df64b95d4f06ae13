import { expect, test } from 'vitest'
import { closeOutdatedCopies, type ListedCopy } from './outdated-copies.ts'

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
  { name: 'only the copy was dropped', listings: [own(), copy(GONE)], ends: [null, at(5)] },
  { name: 'one site dropped it', listings: [copy(GONE), copy()], ends: [at(5), null] },
  {
    name: 'another board of the employer still lists it',
    listings: [own(GONE), made('lever'), copy()],
    ends: [at(5), null, null],
  },
  {
    name: 'an old file says that it ended',
    listings: [own({ ...GONE, isOnBoard: false }), copy()],
    ends: [at(5), null],
  },
  {
    name: 'the employer dropped it at one place',
    listings: [own(GONE), own({ openingId: 2 }), copy(), copy({ openingId: 2 })],
    ends: [at(5), null, at(5), null],
  },
  {
    name: 'the copy is at a place that the employer never listed',
    listings: [own(GONE), copy({ openingId: 2 })],
    ends: [at(5), null],
  },
  {
    name: 'the copy appeared later without a date',
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
])('listings end correctly when $name', ({ listings, ends }) => {
  expect(closeOutdatedCopies(listings).map(({ goneAt }) => goneAt)).toEqual(ends)
})
