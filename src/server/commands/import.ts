/**
 * `npm run import -- [--replace-demo] FILE…`: imports JSON Lines files, plain or gzip; "-" reads standard input.
 * Works beside a running server or alone. Ends with a table of new, changed, unchanged and refused listings, with
 * reasons.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { countOf } from '#core/text/count-of.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { createListingReaders } from '#server/gathering/listing-readers.ts'
import { readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { fromCaller, runCommand } from '#server/process/run-command.ts'
import { isStartProblem, StartProblem } from '#server/process/start-problem.ts'
import { type ImportReport, importListings, removeDemo } from '#work/import/import-listings.ts'
import { formatReport, startProgress } from './import-report.ts'
import { type FileEnd, readLines } from './read-lines.ts'

const USAGE = `Usage: npm run import -- [--replace-demo] FILE…
  FILE            JSON Lines, plain or gzip; - reads standard input
  --replace-demo  remove the sample jobs once every file is imported`

await runCommand(main)

async function main(): Promise<number> {
  const { files, replaceDemo } = readArguments()
  const env = readEnv(process.env)
  const log = createLog('warn')
  const database = await openDatabase(env, { log, share: true })
  const readers = createListingReaders()
  try {
    const services = {
      db: database.db,
      clock: { now: () => new Date() },
      settings: env.settings,
      readAll: readers.read,
    }
    let failed = false
    for (const file of files) {
      const progress = startProgress(file)
      const end: FileEnd = { problem: null }
      const report = await importListings(services, readLines(fileOf(file), end), {
        onBatch: progress.update,
      })
      progress.end()
      process.stdout.write(formatReport(file, report, progress.seconds(), end.problem))
      failed ||= end.problem !== null || isNothingButRefusals(report)
    }
    if (replaceDemo && failed) {
      process.stdout.write('The sample jobs were kept because not every file was imported.\n')
    } else if (replaceDemo) {
      const removed = await removeDemo(services)
      process.stdout.write(`Removed ${countOf(removed, 'sample job')}.\n`)
    }
    return failed ? 1 : 0
  } catch (error) {
    throw await withCause(error, database)
  } finally {
    await readers.stop()
    await database.stop()
  }
}

/** If the database was lost midway, that isn't a bug: every finished batch is stored. */
async function withCause(error: unknown, { db }: Database): Promise<unknown> {
  const isThere = await sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  if (isThere) return error
  return new StartProblem(
    'The connection to the database was lost. Finished batches are stored; run the same command again for the rest.',
  )
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { 'replace-demo': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const replaceDemo = values['replace-demo']
    if (positionals.length === 0 && !replaceDemo) throw new StartProblem(USAGE)
    return { files: positionals, replaceDemo }
  } catch (error) {
    throw isStartProblem(error) ? error : new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

/** Standard input has no directory. */
function fileOf(file: string) {
  return file === '-' ? file : fromCaller(file)
}

function isNothingButRefusals(report: ImportReport) {
  return report.added + report.changed + report.same === 0 && report.refused.length > 0
}
