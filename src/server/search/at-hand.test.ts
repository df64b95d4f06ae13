import { expect, test } from 'vitest'
import { Refusal } from '#core/api/refusal.ts'
import { createAtHand } from './at-hand.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const clock = { now: () => NOW }
const HOUR_MS = 3_600_000
const away = () => Promise.reject(new Refusal('database_away'))

test('F09 what is at hand stays within its bytes, however many searches and jobs are read', async () => {
  const maxBytes = 100_000
  const atHand = createAtHand(clock, { maxBytes })
  for (let n = 0; n < 20_000; n += 1) {
    await atHand.read(`companies:${n}`, async () => ({ n, text: 'x'.repeat(n % 1_000) }))
  }
  expect(atHand.bytes()).toBeLessThanOrEqual(maxBytes)
  expect(atHand.readAt('companies:0')).toBeNull()
  expect(atHand.readAt('companies:19999')).toEqual(NOW)

  await atHand.read('job:1', async () => 'x'.repeat(maxBytes))
  expect(atHand.readAt('job:1')).toBeNull()
})

test('F09 keys and empty answers count as well', async () => {
  const maxBytes = 1_000_000
  const atHand = createAtHand(clock, { maxBytes })
  for (let n = 0; n < 2_000; n += 1) await atHand.read(`job:${n}`, async () => [])
  const kept = Array.from({ length: 2_000 }, (_, n) => atHand.readAt(`job:${n}`)).filter(Boolean)
  expect(kept.length).toBeLessThan(maxBytes / 1_000)
  expect(kept.length).toBeGreaterThan(900)

  await atHand.read(`company:${'x'.repeat(maxBytes / 2)}`, async () => [])
  expect(atHand.bytes()).toBeLessThanOrEqual(maxBytes)
  expect(atHand.readAt(`company:${'x'.repeat(maxBytes / 2)}`)).toBeNull()
})

test('a request reports the age of the oldest answer that it used itself', async () => {
  let now = NOW
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
    return now
  }
  const atHand = createAtHand({ now: () => now })
  await atHand.read('job:1', async () => 'old')
  const newer = later(HOUR_MS)
  await atHand.read('job:2', async () => 'new')
  const gone = later(HOUR_MS)
  const copyOf = (...keys: ('job:1' | 'job:2')[]) =>
    atHand.inRequest(async () => {
      await Promise.all(keys.map((key) => atHand.read(key, away)))
      return atHand.copyFrom()
    })

  expect(await copyOf()).toBeNull()
  expect(await copyOf('job:2')).toEqual(newer)
  expect(await copyOf('job:1', 'job:2')).toEqual(NOW)
  expect(await copyOf('job:2')).toEqual(newer)
  expect(await copyOf()).toEqual(gone)
})

test('an answer that is older than a day is not used', async () => {
  let now = NOW
  const atHand = createAtHand({ now: () => now })
  await atHand.read('job:1', async () => 'old')
  now = new Date(NOW.getTime() + 24 * HOUR_MS)
  expect(await atHand.read('job:1', away)).toBe('old')
  now = new Date(now.getTime() + 1)
  await expect(atHand.read('job:1', away)).rejects.toThrow(Refusal)
  expect(atHand.bytes()).toBe(0)
})

test('an answer is kept for when the database is away, and what changed meanwhile is not', async () => {
  const atHand = createAtHand(clock)
  await atHand.read('company:acme', async () => ({ since: NOW }))
  await atHand.read('job:1', async () => 'old')
  atHand.forget([1 as never])
  expect(atHand.awaySince()).toBeNull()

  expect(await atHand.read('company:acme', away)).toEqual({ since: NOW })
  expect(atHand.awaySince()).toEqual(NOW)
  await expect(atHand.read('job:1', away)).rejects.toThrow(Refusal)

  await atHand.read('company:acme', async () => null)
  expect(atHand.awaySince()).toBeNull()
  await expect(atHand.read('company:acme', away)).rejects.toThrow(Refusal)
})

test('F12 while the database is only busy, kept answers are used and nothing says that it is away', async () => {
  const atHand = createAtHand(clock)
  const busy = () => Promise.reject(new Refusal('database_busy'))
  await atHand.read('home', async () => 'kept')
  expect(await atHand.read('home', busy)).toBe('kept')
  await expect(atHand.read('job:1', busy)).rejects.toEqual(new Refusal('database_busy'))
  expect(atHand.awaySince()).toBeNull()
})

test('an answer that was read before a change is not kept after it', async () => {
  const atHand = createAtHand(clock)
  await atHand.read('job:1', async () => {
    atHand.forget([1 as never])
    return 'old'
  })
  expect(atHand.readAt('job:1')).toBeNull()
})
