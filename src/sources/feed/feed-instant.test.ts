/** Dates of feeds, with the near misses of RFC 822 that are common in them. */
import { expect, test } from 'vitest'
import { feedInstant } from './feed-instant.ts'

test.each([
  ['Wed, 19 Aug 2026 23:10:38 GMT', '2026-08-19T23:10:38.000Z'],
  ['Wed, 19 Aug 2026 05:00:00:0', '2026-08-19T05:00:00.000Z'],
  ['19 Aug 2026 23:10 +0200', '2026-08-19T21:10:00.000Z'],
  ['Wednesday, 19 August 2026 9:05 EST', '2026-08-19T14:05:00.000Z'],
  ['Wed, 19 Aug 26', '2026-08-19T00:00:00.000Z'],
  ['2026-08-19T23:10:38+02:00', '2026-08-19T21:10:38.000Z'],
  ['2026-08-19', '2026-08-19T00:00:00.000Z'],
  ['August 19, 2026', '2026-08-19T00:00:00.000Z'],
  ['Mon, 31 Feb 2026 10:00:00 GMT', null],
  ['03/04/2026', null],
  ['soon', null],
  ['', null],
  [null, null],
])('%s', (written, at) => expect(feedInstant(written)).toBe(at))
