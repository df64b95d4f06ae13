/**
 * `node bin/run.mjs --build dev/kill-test.ts [--server 100] [--postgres 20] [--seed 1]` repeatedly kills the server,
 * then its PostgreSQL, with SIGKILL in the middle of an import and of concurrent views. After each start it checks that
 * every acknowledged listing and view is still there. Prints one line of figures.
 */

import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { createAcknowledgedWrites, ended } from './acknowledged-writes.ts'
import { seededNumbers } from './seeded-numbers.ts'

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: '100' },
    postgres: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '3190' },
  },
})

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-kill-'))
const random = seededNumbers(Number(values.seed))
const writes = createAcknowledgedWrites({ dataDir, port: Number(values.port) })

await round('server', Number(values.server))
await round('postgres', Number(values.postgres))
fs.rmSync(dataDir, { recursive: true, force: true })

const { listings, views, lost, slowestStartMs } = writes.figures()
process.stdout.write(
  `${values.server} kills of the server and ${values.postgres} of its PostgreSQL (seed ${values.seed}): ` +
    `${listings} listings and ${views} views acknowledged, ${lost} lost; ` +
    `slowest start after a kill ${Math.round(slowestStartMs)} ms\n`,
)
process.exitCode = lost === 0 ? 0 : 1

/** We restart a killed server. A killed PostgreSQL is restarted by the server, which keeps running. */
async function round(victim: 'server' | 'postgres', kills: number) {
  let server = await writes.startServer()
  for (let kill = 1; kill <= kills; kill++) {
    await writes.writeUntilKilled(`${victim}-${kill}`, random(), async () => {
      if (victim === 'postgres') return killPostgres()
      server.kill('SIGKILL')
      await ended(server)
    })
    if (victim === 'server') server = await writes.startServer()
    else await writes.becomesReady(server)
    process.stderr.write(`\r${victim} ${kill}/${kills}, ${writes.figures().listings} listings`)
  }
  process.stderr.write('\n')
  await writes.check()
  server.kill('SIGTERM')
  await ended(server)
}

function killPostgres() {
  const pid = Number(
    fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  )
  process.kill(pid, 'SIGKILL')
}
