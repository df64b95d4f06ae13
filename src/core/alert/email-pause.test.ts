import { expect, test } from 'vitest'
import { pauseAfterMs } from './email-pause.ts'

test.each([
  [1, 1],
  [4, 1],
  [5, 15],
  [9, 15],
  [10, 60],
  [29, 60],
  [30, 1_440],
  [500, 1_440],
])('after %d immediate emails in a day the next one waits %d minutes', (sent, minutes) => {
  expect(pauseAfterMs(sent)).toBe(minutes * 60_000)
})

test('nobody gets more than 30 immediate emails in a day', () => {
  let sent = 0
  for (let at = 0; at < 24 * 3_600_000; at += pauseAfterMs(sent)) sent++
  expect(sent).toBe(30)
})
