/**
 * Gathering at size, made small: boards of all sources that ship, in the proportions of real lists, on fake hosts that
 * enforce their limits, in simulated time.
 */
import { expect, test } from 'vitest'
import { simulateSupply } from '#dev/supply/simulate-supply.ts'
import { createTestApp } from './app.ts'

test('two servers read all boards, break no limit of a host, and store what the boards showed', async () => {
  const app = await createTestApp()
  const { boards, hosts, compared, troubles } = await simulateSupply({
    db: app.services.bulkDb,
    gate: 'tech',
    boards: 120,
    jobs: 5,
    oneAnswerJobs: 2,
    slowness: 1,
    hours: 25,
    servers: 2,
    atOnce: 8,
    seed: 'small',
    begin: new Date('2026-03-02T06:00:00Z'),
  })
  expect(
    hosts.map(({ source, broken, sweepHours }) => [source, broken, sweepHours !== null]),
  ).toEqual(hosts.map(({ source }) => [source, 0, true]))
  expect(hosts).toHaveLength(11)
  expect(boards).toBeGreaterThan(110)
  expect(compared.map(({ compared: { untruths } }) => untruths)).toEqual([[], []])
  expect(compared.at(-1)?.compared.open).toBeGreaterThan(60)
  for (const { source, lastDay } of hosts) {
    expect([source, lastDay.readShare]).toEqual([source, 1])
    expect(lastDay.runs).toBeGreaterThan(0)
  }
  expect([...troubles.keys()]).toEqual([])
}, 240_000)
