import { expect, it } from 'vitest'
import { compareFacts } from './job-comparison.ts'
import { type Comparable, tracesOf } from './job-traces.ts'
import { comparePublished } from './published-again.ts'

const listing = (id: number, day: string | null, more: Partial<Comparable> = {}) =>
  tracesOf({
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
  ['a telling title, weeks later', 'same', listing(1, '03-02'), listing(2, '04-06')],
  ['a telling title, nobody says when', 'same', listing(1, null), listing(2, null)],
  ['the same day', 'opening', listing(1, '03-02'), listing(2, '03-02', { id: '4195351003' })],
  ['a title that many share', 'opening', listing(1, '03-02', SHARED), listing(2, '04-06', SHARED)],
  ['the older number later', 'opening', listing(1, '04-06'), listing(2, '03-02')],
  ['other pay', 'opening', listing(1, '03-02', pay(9)), listing(2, '04-06', pay(8))],
])('%s: %s', (_, expected, one, other) => {
  expect(comparePublished(compareFacts(one, other, {}), one, other)[0]).toBe(expected)
  expect(comparePublished(compareFacts(other, one, {}), other, one)[0]).toBe(expected)
})

it('who saw the board knows better', () => {
  const [one, other] = [listing(1, '03-02', SHARED), listing(2, '03-02', SHARED)]
  const verdict = (together: boolean) =>
    comparePublished(compareFacts(one, other, { together }), one, other)[0]
  expect([verdict(true), verdict(false)]).toEqual(['opening', 'same'])
})
