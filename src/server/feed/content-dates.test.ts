import { expect, test } from 'vitest'
import { createContentDates } from './content-dates.ts'

test('content keeps its date until it changes, and a change within one second gets a later one', () => {
  let now = '2026-03-02T09:00:00.700Z'
  const dates = createContentDates({ now: () => new Date(now) })
  const dateOf = (address: string, tag: string) => dates.of(address, tag).toISOString()

  expect(dateOf('/jobs.rss', 'a')).toBe('2026-03-02T09:00:00.000Z')
  expect(dateOf('/jobs.rss', 'b')).toBe('2026-03-02T09:00:01.000Z')
  now = '2026-03-02T10:00:00Z'
  expect(dateOf('/jobs.rss', 'b')).toBe('2026-03-02T09:00:01.000Z')
  expect(dateOf('/jobs.rss', 'a')).toBe('2026-03-02T10:00:00.000Z')
  expect(dateOf('/jobs.atom', 'b')).toBe('2026-03-02T10:00:00.000Z')
})

test('the addresses asked for least recently are forgotten', () => {
  let now = '2026-03-02T09:00:00Z'
  const dates = createContentDates({ now: () => new Date(now) }, 2)
  for (const address of ['a', 'b', 'a', 'c']) dates.of(address, 'same')
  now = '2026-03-02T10:00:00Z'

  expect(['a', 'c', 'b'].map((address) => dates.of(address, 'same').getUTCHours())).toEqual([
    9, 9, 10,
  ])
})
