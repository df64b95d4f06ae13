/**
 * `node bin/run.mjs dev/kill-databases.ts [--rounds 3]` writes a row every 20 milliseconds through PgBouncer and HAProxy
 * into a primary with a synchronous standby, and kills the primary, the standby, the pooler and the proxy in each
 * round. Every acknowledged row must be there afterwards. Prints for how long nothing could be written. Without servers
 * of ours: dev/kill-servers.ts has them. Needs Linux, and Debian's `haproxy` and `pgbouncer`.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { freePorts } from '#test/free-ports.ts'
import { startDatabasePair } from './drill/database-pair.ts'
import { type Kill, longestPauses } from './drill/longest-pauses.ts'
import { startPooler } from './drill/pooler.ts'
import { startProxy } from './drill/proxy.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })

const WRITE_EVERY_MS = 20
/** As the product waits for a statement. */
const ANSWER_MS = 2_000
const REST_MS = 3_000

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-databases-'))
const [web = 0, primary = 0, replica = 0, port = 0, ...health] = await freePorts(6)
const pair = await startDatabasePair(directory, health)
const ports = { web, primary, replica }
const proxy = await startProxy(directory, { ports, servers: [], nodes: pair.nodes })
const pooler = await startPooler(directory, { port, primaryPort: primary, user: 'rolecall' })
const write = createWriter(`postgres://rolecall@127.0.0.1:${port}/rolecall`)

const acknowledged = new Set<number>()
const times: number[] = []
const kills: Kill[] = []
let refused = 0
let isOver = false
while ((await write('create table if not exists written (n integer)')) === null) await delay(100)
const writing = writeSteadily()
for (let round = 0; round < Number(values.rounds); round++) {
  for (const part of [...pair.parts, pooler, proxy]) {
    await delay(REST_MS)
    kills.push({ name: part.name, at: performance.now() })
    await part.kill()
  }
}
await delay(REST_MS)
isOver = true
await writing
const rows = (await write('select n from written')) as { n: number }[] | null
const found = new Set(rows?.map(({ n }) => n))
const lost = [...acknowledged].filter((n) => !found.has(n)).length
for (const program of [proxy, pooler]) await program.close()
await pair.close()
fs.rmSync(directory, { recursive: true, force: true })

for (const { name, kills: count, medianMs, maxMs } of longestPauses(kills, times)) {
  process.stdout.write(
    `${name}: ${count} kills, then nothing written for ${(medianMs / 1000).toFixed(1)} s (median), ` +
      `${(maxMs / 1000).toFixed(1)} s at most\n`,
  )
}
process.stdout.write(`${acknowledged.size} rows acknowledged, ${lost} lost; ${refused} refused\n`)
process.exit(lost === 0 ? 0 : 1) // connections to what was killed may still be open

async function writeSteadily() {
  for (let n = 0; !isOver; n++) {
    if ((await write(`insert into written values (${n})`)) === null) refused++
    else {
      acknowledged.add(n)
      times.push(performance.now())
    }
    await delay(WRITE_EVERY_MS)
  }
}

/** Returns rows, or null if the statement failed; the next one then has a new connection. */
function createWriter(connectionString: string) {
  let client: pg.Client | null = null
  return async (statement: string): Promise<unknown[] | null> => {
    try {
      if (client === null) {
        client = new pg.Client({
          ...{ connectionString, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS },
        })
        client.on('error', () => {
          client = null
        })
        await client.connect()
      }
      return (await client.query(statement)).rows
    } catch {
      client?.end().catch(() => {}) // broken already: the next statement opens another
      client = null
      return null
    }
  }
}
