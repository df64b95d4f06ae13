import { expect, test } from 'vitest'
import {
  afterLook,
  formatLooks,
  isSameVisit,
  isWorthKeeping,
  type Looks,
  readLooks,
} from './last-visit.ts'

const at = (time: string) => new Date(`2026-03-${time}:00Z`)

/** Looks one after the other, from a browser that has never been here. */
const after = (...times: string[]) =>
  times.reduce<Looks | null>((looks, time) => afterLook(looks, at(time)), null)

test.each([
  [['01T09:00'], null],
  [['01T09:00', '01T09:30'], null],
  [['01T09:00', '01T09:31'], '01T08:59'],
  [['01T09:00', '01T09:25', '01T09:50', '01T10:15'], null],
  [['01T09:00', '02T09:00', '02T09:29', '02T09:58'], '01T08:59'],
  [['01T09:00', '01T09:20', '02T09:00', '03T09:00', '03T09:10'], '02T08:59'],
])('after looks at %j the last visit ended at %s', (times, last) => {
  expect(after(...times)?.lastVisitAt).toEqual(last === null ? null : at(last))
})

test('half an hour of silence ends a visit, and not a moment less', () => {
  const looks = { lookedAt: at('01T09:00'), lastVisitAt: null }
  expect(isSameVisit(looks, at('01T09:30'))).toBe(true)
  expect(isSameVisit(looks, new Date(at('01T09:30').getTime() + 1))).toBe(false)
})

test('looks within a minute are one', () => {
  const first = after('01T09:00') as Looks
  expect(isWorthKeeping(null, first)).toBe(true)
  expect(isWorthKeeping(first, { ...first, lookedAt: new Date('2026-03-01T09:00:59Z') })).toBe(
    false,
  )
  expect(isWorthKeeping(first, { ...first, lookedAt: at('01T09:01') })).toBe(true)
})

test.each([
  [{ lookedAt: at('01T09:00'), lastVisitAt: null }, '1772355600'],
  [{ lookedAt: at('02T09:00'), lastVisitAt: at('01T09:00') }, '1772442000.1772355600'],
])('what is remembered comes back as it was: %#', (looks, text) => {
  expect(formatLooks(looks)).toBe(text)
  expect(readLooks(text, at('02T09:00'))).toEqual(looks)
})

test.each([
  '',
  'yesterday',
  '1772442001',
  '1772355600.1772355601',
  '-1',
  '1772355600.',
  '1.2.3',
  '99999999999999999999',
  '1e9',
])('%j is no memory of visits', (text) => {
  expect(readLooks(text, at('02T09:00'))).toBeNull()
})
