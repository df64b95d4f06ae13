import { expect, test } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { createAtHand } from './at-hand.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const clock = { now: () => NOW }
const away = () => Promise.reject(new Refusal('database_away'))

test('F09 what is at hand stays within its bytes, however many searches and jobs are read', async () => {
  const maxBytes = 100_000
  const atHand = createAtHand(clock, { maxBytes })
  for (let n = 0; n < 20_000; n += 1) {
    await atHand.read(`companies:${n}`, async () => ({ n, text: 'x'.repeat(n % 1_000) }))
  }
  expect(atHand.bytes()).toBeLessThanOrEqual(maxBytes)
  expect(atHand.has('companies:0')).toBe(false)
  expect(atHand.has('companies:19999')).toBe(true)

  await atHand.read('companies:huge', async () => 'x'.repeat(maxBytes))
  expect(atHand.has('companies:huge')).toBe(false)
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
  expect(atHand.has('job:1')).toBe(false)
})
