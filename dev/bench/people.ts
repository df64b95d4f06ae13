/**
 * `npm run bench -- people`: the tracker's pages for two people with 1,000 applications each, and 500 live streams held
 * by one process. Server, database and asker share the machine.
 */

import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { sql } from 'kysely'
import { findRunningPostgres } from '#server/database/embedded-postgres.ts'
import { connect } from '#store/db.ts'
import { FOR_BULK } from '#store/patience.ts'
import { type Figure, writeFigures } from './figures.ts'
import { openStreams } from './live-streams.ts'
import { type MadePerson, makeApplications, makePerson } from './made-people.ts'
import { startProduct } from './running-product.ts'

const PORT = 3193
const ORIGIN = `http://127.0.0.1:${PORT}`
const APPLICATIONS = 1_000
const TIMES = 20
/** Before the measurement: code is compiled as on any server that runs. */
const WARM_UPS = 10
const PEOPLE = 50
const STREAMS_EACH = 10
const CHANGES = 100
const BARS_MS = { page: 100, told: 1_000 }

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-people-'))
const dataDir = path.join(directory, 'data')
const server = await startProduct({ dataDir, port: PORT, core: null })
const url = await findRunningPostgres(dataDir)
if (!url) throw new Error('The server runs, but not its database')
const connection = connect(url, { patience: FOR_BULK, onError: () => {} })
const { db } = connection

const people: MadePerson[] = []
for (let n = 0; n < PEOPLE; n += 1) people.push(await makePerson({ db, dataDir }, `Person ${n}`))
const [ada, bob] = people as [MadePerson, MadePerson]
for (const { id } of [ada, bob]) await makeApplications(db, id, APPLICATIONS)
await sql`analyze`.execute(db)

const figures: Figure[] = []
for (const [name, target] of [
  ['board', '/dashboard/job-tracker?view=board'],
  ['table', '/dashboard/job-tracker?view=table'],
  ['list by the API, all 500 of a page', '/api/me/applications?perPage=500'],
] as const) {
  const times = [...(await timesOf(ada, target)), ...(await timesOf(bob, target))]
  figures.push([
    `Tracker with 1,000 applications: ${name} (bar ${BARS_MS.page} ms)`,
    `median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`,
  ])
}

const cookies = people.flatMap(({ cookie }) => Array.from({ length: STREAMS_EACH }, () => cookie))
const streams = await openStreams(ORIGIN, cookies)
const delays: number[] = []
for (let n = 0; n < CHANGES; n += 1) delays.push(await changeAndWait(n % PEOPLE, n))
figures.push([
  `${cookies.length} live streams of ${PEOPLE} people: from a change's request until all ${STREAMS_EACH} streams of its person were told, ${CHANGES} changes (bar ${BARS_MS.told} ms)`,
  `median ${median(delays).toFixed(1)} ms, slowest ${Math.max(...delays).toFixed(1)} ms`,
])

streams.close()
await connection.close()
await server.stop()
fs.rmSync(directory, { recursive: true, force: true })
writeFigures(figures, { mark: 'bench people', command: 'npm run bench -- people' })

/** Milliseconds of each whole answer. */
async function timesOf({ cookie }: MadePerson, target: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < WARM_UPS + TIMES; n += 1) {
    const began = performance.now()
    const answer = await fetch(ORIGIN + target, { headers: { cookie }, redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${target} answered ${answer.status}`)
    if (n >= WARM_UPS) times.push(performance.now() - began)
  }
  return times
}

async function changeAndWait(who: number, n: number): Promise<number> {
  const { id, cookie } = people[who] as MadePerson
  const row = await db
    .selectFrom('account_versions')
    .select('version')
    .where('account_id', '=', id)
    .executeTakeFirst()
  const mine = Array.from({ length: STREAMS_EACH }, (_, at) => who * STREAMS_EACH + at)
  const began = performance.now()
  const told = streams.told(mine, (row?.version ?? 0) + 1, began)
  const answer = await fetch(`${ORIGIN}/api/me/applications`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ jobTitle: `Changed ${n}` }),
  })
  if (!answer.ok) throw new Error(`a change answered ${answer.status}`)
  return told
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}
