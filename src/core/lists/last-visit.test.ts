import { expect, test } from 'vitest'
import {
  afterView,
  formatVisitState,
  isSameVisit,
  isWorthKeeping,
  type Looks,
  parseVisitState,
} from './last-visit.ts'

const at = (time: string) => new Date(`2026-03-${time}:00Z`)

/** Successive views of jobs, from a browser that has never been here. */
const after = (...times: string[]) =>
  times.reduce<Looks | null>((looks, time) => afterView(looks, at(time)), null)

test.each([
  [['01T09:00'], null],
  [['01T09:00', '01T09:30'], null],
  [['01T09:00', '01T09:31'], '01T08:59'],
  [['01T09:00', '01T09:25', '01T09:50', '01T10:15'], null],
  [['01T09:00', '02T09:00', '02T09:29', '02T09:58'], '01T08:59'],
  [['01T09:00', '01T09:20', '02T09:00', '03T09:00', '03T09:10'], '02T08:59'],
])('after views at %j the last visit ended at %s', (times, last) => {
  expect(after(...times)?.lastVisitAt).toEqual(last === null ? null : at(last))
})

test('a visit ends after half an hour without a view, and not before', () => {
  const looks = { lookedAt: at('01T09:00'), lastVisitAt: null }
  expect(isSameVisit(looks, at('01T09:30'))).toBe(true)
  expect(isSameVisit(looks, new Date(at('01T09:30').getTime() + 1))).toBe(false)
})

test('views within a minute are not stored again', () => {
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
])('stored visits are read back unchanged: %#', (looks, text) => {
  expect(formatVisitState(looks)).toBe(text)
  expect(parseVisitState(text, at('02T09:00'))).toEqual(looks)
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
])('%j is not a stored visit', (text) => {
  expect(parseVisitState(text, at('02T09:00'))).toBeNull()
})
