/**
 * `npm run bench -- people` measures the tracker's pages for two people with 1,000 applications each, and 500 live
 * streams held by one process. Server, database and client share the machine.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import { signUp } from '#test/sign-up.ts'
import { type Figure, formatTimes, optionsOr, percentiles, writeFigures } from './figures.ts'
import { addApplications } from './generated-applications.ts'
import { openStream, type Stream } from './live-stream.ts'
import { startProduct, timeOf } from './running-product.ts'

const TIMES = 20
/** Requests before the measurement, so that code is compiled as on any running server. */
const WARM_UPS = 10
const PEOPLE = 50
const STREAMS_EACH = 10
const CHANGES = 100
const BARS_MS = { page: 100, received: 1_000 }
const PAGES = {
  'kanban view': '/dashboard/job-tracker?view=board',
  table: '/dashboard/job-tracker?view=table',
  'list from the API, 500 per page': '/api/me/applications?perPage=500',
}

const { applications } = optionsOr({ applications: 1_000 })
const server = await startProduct()
const { db } = server
const people: Awaited<ReturnType<typeof signUp>>[] = []
for (let n = 0; n < PEOPLE; n += 1) {
  people.push(await signUp(server, `Person ${n}`, `person-${n}@example.org`, `10.0.${n}.1`))
}
const trackers = people.slice(0, 2)
for (const { id } of trackers) await addApplications(db, id as AccountId, applications)
await sql`analyze`.execute(db)

const figures: Figure[] = []
for (const [name, target] of Object.entries(PAGES)) {
  const times: number[] = []
  for (const { jar } of trackers) {
    const cookie = jar.header()
    for (let n = 0; n < WARM_UPS; n += 1) await timeOf(target, { cookie })
    for (let n = 0; n < TIMES; n += 1) times.push(await timeOf(target, { cookie }))
  }
  const what = `Tracker with ${applications} applications: ${name} (bar ${BARS_MS.page} ms)`
  figures.push([what, formatTimes(percentiles(times), 'p50', 'max')])
}

const closing = new AbortController()
const streams = await Promise.all(
  people.map((person) =>
    Promise.all(Array.from({ length: STREAMS_EACH }, () => openStream(person, closing.signal))),
  ),
)
const delays: number[] = []
for (let n = 0; n < CHANGES; n += 1) delays.push(await changeAndWait(n % PEOPLE))
closing.abort()
await server.stop()
figures.push([
  `${PEOPLE * STREAMS_EACH} live streams of ${PEOPLE} people: from a change's request until all ${STREAMS_EACH} streams of that person received it, ${CHANGES} changes (bar ${BARS_MS.received} ms)`,
  formatTimes(percentiles(delays), 'p50', 'max'),
])
writeFigures(figures)

async function changeAndWait(who: number): Promise<number> {
  const mine = streams[who] as Stream[]
  const before = Math.max(...mine.map(({ version }) => version))
  const began = performance.now()
  const answer = await people[who]?.send('POST', '/api/me/applications', { jobTitle: 'Changed' })
  if (!answer?.ok) throw new Error(`a change answered ${answer?.status}`)
  while (!mine.every(({ version }) => version > before)) await delay(1)
  return Math.max(...mine.map(({ at }) => at)) - began
}
