/** Failed emails are retried with growing pauses, and nobody can flood another person's mailbox. */
import { expect, test } from 'vitest'
import { coolDownMs, retryPauseMs } from './mail-retries.ts'

test('a message is tried for more than four days and less than five, and then given up', () => {
  const pauses = Array.from({ length: 20 }, (_, failures) => retryPauseMs(failures + 1))
  const waits = pauses.filter((pause) => pause !== null)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400_000
  expect([days > 4, days < 5]).toEqual([true, true])
  expect(pauses.slice(waits.length)).toEqual(Array(20 - waits.length).fill(null))
})

test('the first two retries come while a ten-minute code is still valid', () => {
  expect((retryPauseMs(1) ?? 0) + (retryPauseMs(2) ?? 0)).toBeLessThan(60_000)
})

test('MA-04 the more emails an address got today, the longer the pause', () => {
  const minutes = [0, 1, 2, 3, 9, 10, 19, 20, 500].map((sent) => coolDownMs(sent) / 60_000)
  expect(minutes).toEqual([1, 1, 1, 2, 2, 5, 5, 5, 5])
})

test('MA-04 a day of requests sends at most 300 emails of a kind to one address', () => {
  let sent = 0
  for (let at = 0; at < 24 * 3_600_000; sent++) at += coolDownMs(sent)
  expect(sent).toBeLessThanOrEqual(300)
})

test('AU-16 no pause outlasts a ten-minute code that was requested at its beginning', () => {
  const pauses = Array.from({ length: 100 }, (_, sent) => coolDownMs(sent))
  expect(Math.max(...pauses)).toBeLessThan(10 * 60_000)
})
