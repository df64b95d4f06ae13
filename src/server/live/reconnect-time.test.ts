import { expect, test } from 'vitest'
import { reconnectMs } from './reconnect-time.ts'

test('F39 of 5,000 browsers that lose their server, fewer than 1,000 reconnect in any second', () => {
  const seconds = Array.from({ length: 5_000 }, (_, opened) =>
    Math.floor(reconnectMs(opened) / 1_000),
  )
  const counts = [...Map.groupBy(seconds, (second) => second).values()].map(({ length }) => length)
  expect(counts).toHaveLength(9)
  expect(Math.max(...counts)).toBeLessThan(1_000)
})
