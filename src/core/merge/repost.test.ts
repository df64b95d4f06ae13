import { expect, it } from 'vitest'
import { type Comparable, dedupeFeatures } from './dedupe-features.ts'
import { compareFacts } from './job-comparison.ts'
import { compareReposts } from './repost.ts'

const listing = (id: number, day: string | null, more: Partial<Comparable> = {}) =>
  dedupeFeatures({
    source: 'greenhouse',
    board: 'acme',
    id: `${4_195_351_000 + id}`,
    title: 'Data Engineer, Billing',
    company: 'acme',
    location: 'Oslo',
    postedAt: day && `2026-${day}T08:13:41Z`,
    ...more,
  })

const SHARED = { title: 'Data Engineer' }
const pay = (max: number) => ({ salary: { min: 1, max, currency: 'USD', period: 'year' as const } })

it.each([
  ['a specific title, weeks later', 'same', listing(1, '03-02'), listing(2, '04-06')],
  ['a specific title, no dates', 'same', listing(1, null), listing(2, null)],
  ['the same day', 'opening', listing(1, '03-02'), listing(2, '03-02', { id: '4195351003' })],
  ['a common title', 'opening', listing(1, '03-02', SHARED), listing(2, '04-06', SHARED)],
  ['the lower id published later', 'opening', listing(1, '04-06'), listing(2, '03-02')],
  ['different pay', 'opening', listing(1, '03-02', pay(9)), listing(2, '04-06', pay(8))],
])('%s: %s', (_, expected, one, other) => {
  expect(compareReposts(compareFacts(one, other, {}), one, other)[0]).toBe(expected)
  expect(compareReposts(compareFacts(other, one, {}), other, one)[0]).toBe(expected)
})

it('observing the board overrides the comparison', () => {
  const [one, other] = [listing(1, '03-02', SHARED), listing(2, '03-02', SHARED)]
  const verdict = (together: boolean) =>
    compareReposts(compareFacts(one, other, { together }), one, other)[0]
  expect([verdict(true), verdict(false)]).toEqual(['opening', 'same'])
})
