/**
 * `npm run simulate-supply [-- --part 1 --hours 48 --jobs 24 --one-answer-jobs 24 --fields tech --servers 1
 * --at-once 16 --seed 1]` simulates gathering at size: as many boards as real lists have, on fake hosts that enforce
 * the limits of the real ones, in simulated time, with a database of its own. `--part 20` is a twentieth of the boards
 * on hosts that are twenty times slower, which take as many hours; 60 at most, or a board waits longer for its host
 * than its lease lasts. Prints the first sweep and the last day of each source; exits with 1 if a limit was broken or
 * anything stored is wrong.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { parseJobGate } from '#core/boards/job-gate.ts'
import { openDatabase } from '#server/database/database.ts'
import { createListingReaders } from '#server/gathering/listing-readers.ts'
import { createLog } from '#server/process/log.ts'
import { FOR_BULK } from '#store/database-timeouts.ts'
import { connect } from '#store/db.ts'
import { formatSupply } from './supply/format-supply.ts'
import { simulateSupply } from './supply/simulate-supply.ts'
import { ALL_BOARDS } from './supply/supply-boards.ts'

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '1' },
    hours: { type: 'string', default: '48' },
    jobs: { type: 'string', default: '24' },
    'one-answer-jobs': { type: 'string', default: '24' },
    fields: { type: 'string', default: 'tech' },
    servers: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
  },
})

/** As many as the server has for gathering. */
const CONNECTIONS = 8

const began = performance.now()
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-supply-'))
const log = createLog('error')
const database = await openDatabase({ dataDir, databaseUrl: null }, { log, share: false })
const readers = createListingReaders()
// Nothing is killed here, so nothing depends on what was flushed to the disk. Connections that are open keep flushing.
await sql`alter database rolecall set synchronous_commit = off`.execute(database.db)
const { db, close } = connect(database.url, {
  patience: FOR_BULK,
  max: CONNECTIONS,
  onError: (error) => log.error({ err: error }, 'a database connection broke'),
})
try {
  const simulation = await simulateSupply({
    db,
    readAll: readers.read,
    gate: parseJobGate(values.fields) ?? 'tech',
    boards: ALL_BOARDS / Number(values.part),
    slowness: Number(values.part),
    jobs: Number(values.jobs),
    oneAnswerJobs: Number(values['one-answer-jobs']),
    hours: Number(values.hours),
    servers: Number(values.servers),
    atOnce: Number(values['at-once']),
    seed: values.seed,
    begin: new Date('2026-03-02T06:00:00Z'),
    onHour: ({ hour, read, boards }) =>
      void process.stderr.write(
        `hour ${hour} of ${values.hours}: ${read} of ${boards} boards read, ${seconds()} s\n`,
      ),
  })
  process.stdout.write(formatSupply(simulation))
  const broken = simulation.hosts.reduce((sum, host) => sum + host.broken, 0)
  const untruths = simulation.compared.reduce((sum, one) => sum + one.compared.untruths.length, 0)
  process.stdout.write(
    `${values.hours} hours took ${seconds()} s (seed ${values.seed}): ${broken} limits broken, ${untruths} untruths.\n`,
  )
  process.exitCode = broken + untruths > 0 ? 1 : 0
} finally {
  await readers.stop()
  await close()
  await database.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}

function seconds() {
  return Math.round((performance.now() - began) / 1_000)
}
