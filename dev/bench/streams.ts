/**
 * `npm run bench -- streams` opens 5,000 live streams of 250 people in one process of the product and changes something
 * for all of them at once: how long until every stream has it, and what a stream costs in memory. `--streams 5000`.
 * Server, database and client share the machine.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { AccountId } from '#core/account/account.ts'
import * as accountChanges from '#store/account-changes.ts'
import { inTransaction } from '#store/db.ts'
import { signUp } from '#test/sign-up.ts'
import { formatNumber, formatTimes, optionsOr, percentiles, writeFigures } from './figures.ts'
import { openStream, type Stream } from './live-stream.ts'
import { cpuSecondsOf } from './measured-process.ts'
import { startProduct } from './running-product.ts'

const { streams: count, rounds } = optionsOr({ streams: 5_000, rounds: 20 })
/** As many as a person may have. */
const EACH = 20
/** After opening, and between two changes. */
const REST_MS = 2_000
/** What polling and beats cost without changes. */
const IDLE_MS = 20_000
const BARS = { receivedMs: 1_000, kilobytes: 50 }

const server = await startProduct()
const people: Awaited<ReturnType<typeof signUp>>[] = []
for (let n = 0; n * EACH < count; n++) {
  people.push(await signUp(server, `Person ${n}`, `person-${n}@example.org`, `10.2.${n}.1`))
}
await delay(REST_MS)
const before = server.residentMb()
const closing = new AbortController()
const began = performance.now()
const streams: Stream[] = []
for (const person of people) {
  const opening = Array.from({ length: EACH }, () => openStream(person, closing.signal))
  streams.push(...(await Promise.all(opening)))
}
const openedIn = (performance.now() - began) / 1000
await delay(REST_MS)
const kilobytes = ((server.residentMb() - before) * 1e6) / streams.length / 1000

const times: number[] = []
const cpuBefore = cpuSecondsOf(server.child.pid)
const idleBegan = performance.now()
await delay(IDLE_MS)
const idle = (cpuSecondsOf(server.child.pid) - cpuBefore) / (performance.now() - idleBegan)
const changingBegan = performance.now()
const cpuIdle = cpuSecondsOf(server.child.pid)
for (let round = 0; round < rounds; round++) {
  times.push(await changeForAll())
  await delay(REST_MS)
}
const changingMs = performance.now() - changingBegan
const cpuMs = (1_000 * (cpuSecondsOf(server.child.pid) - cpuIdle - idle * changingMs)) / rounds
closing.abort()
await server.stop()

const received = percentiles(times)
writeFigures([
  ['Live streams, people', `${formatNumber(streams.length)}, ${formatNumber(people.length)}`],
  ['All opened in', `${openedIn.toFixed(1)} s`],
  [`Memory of the server for each (bar ${BARS.kilobytes} KB)`, `${kilobytes.toFixed(0)} KB`],
  [
    `From the commit of a change for everybody until all streams have it, ${rounds} times (bar ${BARS.receivedMs} ms)`,
    formatTimes(received, 'p50', 'max'),
  ],
  [
    'Processor time of the server for such a change, without what it uses idle',
    `${cpuMs.toFixed(0)} ms`,
  ],
  [
    'Processor time of the server while nothing changes',
    `${(100_000 * idle).toFixed(1)} % of a core`,
  ],
])

/** Milliseconds from the commit until the last stream has received the change. */
async function changeForAll(): Promise<number> {
  const versions = streams.map(({ version }) => version)
  const ids = people.map(({ id }) => id as AccountId)
  await inTransaction(server.db, async (tx) => {
    accountChanges.recordForAll(tx, ids, { kind: 'profile', subject: null }, new Date())
  })
  const committed = performance.now()
  while (!streams.every(({ version }, at) => version > (versions[at] as number))) await delay(1)
  return Math.max(...streams.map(({ at }) => at)) - committed
}
