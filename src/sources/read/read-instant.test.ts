/** Every way in which sources write a timestamp. */
import { expect, test } from 'vitest'
import { endInstant, instant } from './read-instant.ts'

test.each<[unknown, string | null]>([
  ['2026-07-16T11:55:32-04:00', '2026-07-16T15:55:32.000Z'],
  ['2026-07-08T19:48:19.767+00:00', '2026-07-08T19:48:19.767Z'],
  ['2026-07-08T19:48:19.767123Z', '2026-07-08T19:48:19.767Z'],
  ['2026-08-05 09:41:37 UTC', '2026-08-05T09:41:37.000Z'],
  ['2026-08-05 09:41', '2026-08-05T09:41:00.000Z'],
  ['2026-08-05 09:41:37 +0200', '2026-08-05T07:41:37.000Z'],
  ['2026-08-05T09:41:37+02', '2026-08-05T07:41:37.000Z'],
  [' 2026-08-05 ', '2026-08-05T00:00:00.000Z'],
  ['Wed, 05 Aug 2026 09:41:37 GMT', '2026-08-05T09:41:37.000Z'],
  [1779223091267, '2026-05-19T20:38:11.267Z'],
  [1779223091, '2026-05-19T20:38:11.000Z'],
  ['1779223091', '2026-05-19T20:38:11.000Z'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['2026-08-05T25:00:00Z', null],
  ['0001-01-01T00:00:00Z', null],
  ['9999-12-31', null],
  ['1970-01-01', null],
  ['1970-01-01T00:00:00Z', null],
  [0, null],
  ['yesterday', null],
  ['', null],
  [Number.NaN, null],
  [1e300, null],
  [-1, null],
  [null, null],
  [undefined, null],
  [true, null],
  [{}, null],
])('%j is %s', (written, at) => expect(instant(written)).toBe(at))

test('an end date includes the whole day', () => {
  expect(endInstant('2026-12-31')).toBe('2026-12-31T23:59:00.000Z')
  expect(endInstant('2026-12-31T12:00:00Z')).toBe('2026-12-31T12:00:00.000Z')
})
