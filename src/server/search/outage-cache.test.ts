import { expect, test } from 'vitest'
import { Refusal } from '#core/api/refusal.ts'
import { createOutageCache } from './outage-cache.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const clock = { now: () => NOW }
const HOUR_MS = 3_600_000
const away = () => Promise.reject(new Refusal('database_away'))

test('F09 cached answers stay within their size limit, however many searches and jobs are read', async () => {
  const maxBytes = 100_000
  const outageCache = createOutageCache(clock, { maxBytes })
  for (let n = 0; n < 20_000; n += 1) {
    await outageCache.read(`companies:${n}`, async () => ({ n, text: 'x'.repeat(n % 1_000) }))
  }
  expect(outageCache.bytes()).toBeLessThanOrEqual(maxBytes)
  expect(outageCache.readAt('companies:0')).toBeNull()
  expect(outageCache.readAt('companies:19999')).toEqual(NOW)

  await outageCache.read('job:1', async () => 'x'.repeat(maxBytes))
  expect(outageCache.readAt('job:1')).toBeNull()
})

test('F09 keys and empty answers count toward the limit', async () => {
  const maxBytes = 1_000_000
  const outageCache = createOutageCache(clock, { maxBytes })
  for (let n = 0; n < 2_000; n += 1) await outageCache.read(`job:${n}`, async () => [])
  const kept = Array.from({ length: 2_000 }, (_, n) => outageCache.readAt(`job:${n}`)).filter(
    Boolean,
  )
  expect(kept.length).toBeLessThan(maxBytes / 1_000)
  expect(kept.length).toBeGreaterThan(900)

  await outageCache.read(`company:${'x'.repeat(maxBytes / 2)}`, async () => [])
  expect(outageCache.bytes()).toBeLessThanOrEqual(maxBytes)
  expect(outageCache.readAt(`company:${'x'.repeat(maxBytes / 2)}`)).toBeNull()
})

test('a request reports the age of the oldest cached answer it used', async () => {
  let now = NOW
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
    return now
  }
  const outageCache = createOutageCache({ now: () => now })
  await outageCache.read('job:1', async () => 'old')
  const newer = later(HOUR_MS)
  await outageCache.read('job:2', async () => 'new')
  const gone = later(HOUR_MS)
  const copyOf = (...keys: ('job:1' | 'job:2')[]) =>
    outageCache.inRequest(async () => {
      await Promise.all(keys.map((key) => outageCache.read(key, away)))
      return outageCache.copyFrom()
    })

  expect(await copyOf()).toBeNull()
  expect(await copyOf('job:2')).toEqual(newer)
  expect(await copyOf('job:1', 'job:2')).toEqual(NOW)
  expect(await copyOf('job:2')).toEqual(newer)
  expect(await copyOf()).toEqual(gone)
})

test('an answer older than a day is not used', async () => {
  let now = NOW
  const outageCache = createOutageCache({ now: () => now })
  await outageCache.read('job:1', async () => 'old')
  now = new Date(NOW.getTime() + 24 * HOUR_MS)
  expect(await outageCache.read('job:1', away)).toBe('old')
  now = new Date(now.getTime() + 1)
  await expect(outageCache.read('job:1', away)).rejects.toThrow(Refusal)
  expect(outageCache.bytes()).toBe(0)
})

test('answers are kept for database outages, except those that changed in the meantime', async () => {
  const outageCache = createOutageCache(clock)
  await outageCache.read('company:acme', async () => ({ since: NOW }))
  await outageCache.read('job:1', async () => 'old')
  outageCache.forget([1 as never])
  expect(outageCache.downSince()).toBeNull()

  expect(await outageCache.read('company:acme', away)).toEqual({ since: NOW })
  expect(outageCache.downSince()).toEqual(NOW)
  await expect(outageCache.read('job:1', away)).rejects.toThrow(Refusal)

  await outageCache.read('company:acme', async () => null)
  expect(outageCache.downSince()).toBeNull()
  await expect(outageCache.read('company:acme', away)).rejects.toThrow(Refusal)
})

test('F12 while the database is only busy, cached answers are used without reporting an outage', async () => {
  const outageCache = createOutageCache(clock)
  const busy = () => Promise.reject(new Refusal('database_busy'))
  await outageCache.read('home', async () => 'kept')
  expect(await outageCache.read('home', busy)).toBe('kept')
  await expect(outageCache.read('job:1', busy)).rejects.toEqual(new Refusal('database_busy'))
  expect(outageCache.downSince()).toBeNull()
})

test('an answer read before a change is not cached after it', async () => {
  const outageCache = createOutageCache(clock)
  await outageCache.read('job:1', async () => {
    outageCache.forget([1 as never])
    return 'old'
  })
  expect(outageCache.readAt('job:1')).toBeNull()
})
