/** Under which spelling an address is counted. */
import { expect, test } from 'vitest'
import { countedAddress, LIMITS } from './rate-limit.ts'

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['Ada@Example.ORG', 'ada@example.org'],
  [' ada@example.org ', 'ada@example.org'],
  ['ａｄａ@example.org', 'ada@example.org'],
  ['ada+jobs@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['a.da@example.org', 'a.da@example.org'],
  ['no address', 'no address'],
])('RL-03 "%s" is counted as "%s"', (written, counted) => {
  expect(countedAddress(written)).toBe(counted)
})

test('every bucket fills up again within a day', () => {
  for (const { tries, everySeconds } of Object.values(LIMITS)) {
    expect(tries * everySeconds).toBeLessThan(24 * 3_600)
  }
})
