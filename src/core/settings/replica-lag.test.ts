import { expect, test } from 'vitest'
import { createLagMeter } from './replica-lag.ts'

test('a replica that has applied everything is not behind, however long ago the last write was', () => {
  const meter = createLagMeter()
  meter.written('0/3000148', 0)
  meter.written('0/3000148', 60_000)
  expect(meter.lagMs('0/3000148', 60_000)).toBe(0)
  expect(meter.lagMs('1/0', 60_500)).toBe(500)
})

test('one that is behind is as old as the newest position that it has reached', () => {
  const meter = createLagMeter()
  meter.written('0/FFFFFFF0', 1_000)
  meter.written('1/0', 2_000)
  meter.written('1/200', 3_000)
  expect(meter.lagMs('1/1FF', 3_100)).toBe(1_100)
  expect(meter.lagMs('0/FFFFFFF0', 3_100)).toBe(2_100)
})

test.each([
  ['of a replica that is older than everything known', '0/1'],
  ['of a server that is no replica', null],
  ['that makes no sense', 'later'],
])('the lag %s is unknown', (_, replayed) => {
  const meter = createLagMeter()
  meter.written('0/3000148', 0)
  expect(meter.lagMs(replayed, 100)).toBeNull()
})

test('without news of the primary the lag grows', () => {
  const meter = createLagMeter()
  meter.written('0/3000148', 0)
  expect(meter.lagMs('0/3000148', 9_000)).toBe(9_000)
})

test('positions from more than a minute ago are forgotten', () => {
  const meter = createLagMeter()
  meter.written('0/1', 0)
  meter.written('0/2', 61_001)
  expect(meter.lagMs('0/1', 61_001)).toBeNull()
})
