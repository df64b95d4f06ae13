/**
 * `npm run restore -- FILE`: restores a backup of `npm run backup` into an empty place, the built-in database of a new
 * DATA_DIR or a new database that DATABASE_URL names.
 */
import { parseArgs } from 'node:util'
import { keyFileOf } from '#server/account/open-keyring.ts'
import { checkArchive } from '#server/backup/check-archive.ts'
import { keysToWrite } from '#server/backup/instance-keys.ts'
import { migrationsOf, restore } from '#server/backup/restore.ts'
import { findDatabase, toStartProblem } from '#server/database/database.ts'
import { requireWritable } from '#server/process/data-dir.ts'
import { readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { readMigrations } from '#server/process/project-root.ts'
import { fromCaller, runCommand } from '#server/process/run-command.ts'
import { say } from '#server/process/say.ts'
import { writeWhole } from '#server/process/snapshot-file.ts'
import { isStartProblem, StartProblem } from '#server/process/start-problem.ts'

const USAGE = `Usage: npm run restore -- [--keep-sessions] FILE
  FILE             a backup made by npm run backup
  --keep-sessions  leave everybody signed in: for a move, if nothing has happened since the backup`

async function main(): Promise<number> {
  const { file, keepSessions } = readArguments()
  const env = readEnv(process.env)
  const { backupKeys, databaseUrl, dataDir } = env
  const began = performance.now()
  say(`Checking ${file} …`)
  const archive = await checkArchive(file, backupKeys)
  const { header, totals } = archive
  const rows = totals.rows.toLocaleString('en')
  say(`Made ${header.madeAt.toISOString()} by Rolecall ${header.product}: ${rows} rows.`)
  const migrations = readMigrations()
  migrationsOf(header, migrations)
  const keys = keysToWrite(header, env)
  const keyFile = keyFileOf(dataDir)
  if (keys) requireWritable(dataDir)

  const database = await findDatabase(env, createLog('error'))
  try {
    await restore(database.url, {
      ...{ file, backupKeys, archive, migrations, keepSessions, say },
      // Before the commit, because a database without its key could be neither used nor restored again.
      beforeCommit() {
        if (keys) writeWhole(keyFile, [Buffer.from(`${keys.join('\n')}\n`)])
      },
    })
  } catch (error) {
    if (isStartProblem(error) || !databaseUrl) throw error
    throw toStartProblem(databaseUrl, error)
  } finally {
    await database.stop()
  }
  if (keys) say(`The key is in ${keyFile}.`)
  if (keys && databaseUrl) say(`Set SECRET_KEY_FILE=${keyFile} on every server.`)
  say(`Restored in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  if (!keepSessions)
    say('Everybody has to sign in again. Access tokens and connected apps still work.')
  return 0
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { 'keep-sessions': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) throw new StartProblem(USAGE)
    return {
      file: fromCaller(file),
      keepSessions: values['keep-sessions'],
    }
  } catch (error) {
    throw isStartProblem(error) ? error : new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

await runCommand(main)
