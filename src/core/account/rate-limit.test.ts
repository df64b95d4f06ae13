/** How addresses are normalized for counting, and which networks are counted together. */
import { expect, test } from 'vitest'
import { blockOf, countedAddress, LIMITS } from './rate-limit.ts'

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

test.each([
  ['2001:db8:1:2::', '2001:db8:1::/48'],
  ['2001:0:0:0::', '2001:0:0::/48'],
  ['192.0.2.1', null],
  ['unknown', null],
])('RL-02 the network "%s" is in the block %s', (network, block) => {
  expect(blockOf(network)).toBe(block)
})
