/**
 * `npm run simulate-alerts [-- --people 400 --alerts 1000 --jobs 40000 --days 365 --changes 3000 --seed 1]` simulates a year of job
 * alerts with a fake clock and a database of its own. Servers are killed, mail servers fail, clocks change. Prints
 * what was sent and everything that should not have been, or should have; exits with 1 if there is any.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/process/log.ts'
import { simulateYear } from './alert-year/simulate-year.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '400' },
    alerts: { type: 'string', default: '1000' },
    jobs: { type: 'string', default: '40000' },
    days: { type: 'string', default: '365' },
    changes: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '2026-01-01' },
  },
})

/** Differences printed of each kind; the others are only counted. */
const SHOWN = 8

const began = performance.now()
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-alerts-'))
const log = createLog('error')
const database = await openDatabase({ dataDir, databaseUrl: null }, { log, share: false })
try {
  // Kills are rolled back transactions here, so nothing depends on what was flushed to the disk.
  await sql`alter system set synchronous_commit = off`.execute(database.db)
  await sql`select pg_reload_conf()`.execute(database.db)
  const year = await simulateYear({
    db: database.bulkDb,
    people: Number(values.people),
    alerts: Number(values.alerts),
    jobs: Number(values.jobs),
    days: Number(values.days),
    changes: Number(values.changes),
    seed: Number(values.seed),
    from: values.from,
    onDay: (day) => process.stderr.write(`\rday ${day + 1} of ${values.days}, ${seconds()}`),
  })
  process.stderr.write('\n')
  const { counts, kills, outcomes, spentMs } = year
  const rows: [string, string | number][] = [
    [
      'People, alerts, jobs, days',
      `${values.people}, ${values.alerts}, ${values.jobs}, ${values.days}`,
    ],
    ['Steps of the clock, downtimes', `${year.steps}, ${year.downtimes}`],
    ['Listings imported, changes by people', `${year.imported}, ${year.changes}`],
    ['Finds, of them mailed', `${counts.finds}, ${counts.jobs}`],
    ['Daily and weekly digests due', counts.digests],
    ['Immediate emails', counts.immediate],
    ['Emails delivered twice: accepted, but never recorded', counts.doubles],
    ...Object.entries(kills).map(([kind, count]): [string, number] => [
      `Kills while ${kind}`,
      count,
    ]),
    ...[...outcomes].map(([outcome, count]): [string, number] => [`SMTP: ${outcome}`, count]),
    ...Object.entries(spentMs).map(([kind, ms]): [string, string] => [
      `Time ${kind}`,
      `${Math.round(ms / 1_000)} s`,
    ]),
    ['Time in all', seconds()],
  ]
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(55)} ${value}\n`)
  let differences = 0
  for (const [kind, of] of year.differences) {
    differences += of.length
    process.stdout.write(`${kind}: ${of.length}\n`)
    for (const what of of.slice(0, SHOWN)) process.stdout.write(`  ${what}\n`)
  }
  process.stdout.write(`${differences} differences (seed ${values.seed})\n`)
  process.exitCode = differences === 0 ? 0 : 1
} finally {
  await database.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}

function seconds() {
  return `${((performance.now() - began) / 1_000).toFixed(0)} s`
}
