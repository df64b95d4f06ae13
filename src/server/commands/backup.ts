/**
 * `npm run backup -- DIRECTORY`: saves the database, with uploaded files and the key, into one file, also while the
 * server runs. `-- --check FILE` checks such a file without a database.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { backupFileName, expiredBackups } from '#core/backup/backup-file.ts'
import { countOf } from '#core/text/count-of.ts'
import { requireUndamaged } from '#server/backup/archive-file.ts'
import type { ArchiveHeader, ArchiveTotals } from '#server/backup/archive-records.ts'
import { type BackedUp, backUp } from '#server/backup/back-up.ts'
import { claimDirectory, requireOwnDirectory } from '#server/backup/backup-owner.ts'
import { checkArchive } from '#server/backup/check-archive.ts'
import { areRightKeys, instanceKeys, keysFoundIn } from '#server/backup/instance-keys.ts'
import { findDatabase, toStartProblem } from '#server/database/database.ts'
import { requireDatabase } from '#server/database/require-database.ts'
import { openObjectStorage } from '#server/files/open-object-storage.ts'
import { type Env, readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { productVersion } from '#server/process/project-root.ts'
import { fromCaller, runCommand } from '#server/process/run-command.ts'
import { say, warn } from '#server/process/say.ts'
import { isStartProblem, StartProblem } from '#server/process/start-problem.ts'
import { ObjectProblem } from '#work/use-case/object-storage.ts'

const USAGE = `Usage: npm run backup -- [--keep DAYS] [--without-key] [--without-s3-files] DIRECTORY
       npm run backup -- --check FILE
  DIRECTORY      where the backup is written, beside earlier ones
  --keep DAYS    then remove backups there that are older, but never the newest
  --without-key  leave out the key of this instance; you need it to use the backup
  --without-s3-files  leave uploaded files in S3, where you back them up yourself
  --check FILE   check a backup, without a database
Set BACKUP_KEY_FILE to encrypt backups.`

async function main(): Promise<number> {
  const asked = readArguments()
  const env = readEnv(process.env)
  if (asked.check !== null) await check(asked.check, env)
  else await save(asked, env)
  return 0
}

type Asked = ReturnType<typeof readArguments>

async function save(asked: Asked, env: Env) {
  const { directory, keepDays, withoutKey } = asked
  requireDatabase(env)
  const now = new Date()
  const began = performance.now()
  makeDirectory(directory)
  const ownKeys = instanceKeys(env)
  if (ownKeys !== null) requireOwnDirectory(directory, ownKeys)
  const file = path.join(directory, backupFileName(now))
  const secretKeys = withoutKey ? null : ownKeys
  const database = await findDatabase(env, createLog('error'))
  let totals: BackedUp
  const storage = asked.withoutS3Files ? null : await openObjectStorage(env.s3)
  try {
    totals = await backUp(database.url, {
      file,
      secretKeys,
      keysFoundIn: keysFoundIn(env),
      backupKeys: env.backupKeys,
      product: productVersion(),
      now,
      objects: asked.withoutS3Files ? 'name' : storage,
    })
    if (totals.keyId !== null) claimDirectory(directory, totals.keyId)
  } catch (error) {
    throw toProblem(error, directory, env)
  } finally {
    await storage?.close()
    await database.stop()
  }
  if (totals.lostFiles > 0) warn(lost(totals.lostFiles))
  say(
    `${file}\n${describe(totals)}, ${megabytes(fs.statSync(file).size)} in the file, ${encryption(env.backupKeys !== null)}`,
  )
  for (const name of expiredBackups(fs.readdirSync(directory), now, keepDays)) {
    fs.rmSync(path.join(directory, name))
    say(`Removed ${name}`)
  }
  say(`Done in ${seconds(began)}.`)
  const about = aboutKeys(env, secretKeys !== null)
  if (about !== '') warn(about) // also where standard output goes to a file
  if (isInside(directory, env.dataDir)) warn(besideTheData(directory, env))
}

async function check(file: string, { backupKeys }: Env) {
  const { isEncrypted } = await requireUndamaged(file)
  if (isEncrypted && backupKeys === null) {
    say(
      `${file} is complete, undamaged and encrypted. To check its contents too, set BACKUP_KEY_FILE.`,
    )
    return
  }
  const { header, totals } = await checkArchive(file, backupKeys)
  say(`${file} is complete and undamaged, and ${encryption(isEncrypted)}.`)
  say(`Made ${header.madeAt.toISOString()} by Rolecall ${header.product}: ${describe(totals)}.`)
  requireUsableKey(header)
  say(
    header.secretKeys
      ? 'It contains the key of the instance.'
      : 'It does not contain the key of the instance.',
  )
}

/** Backups of earlier versions may have another instance's key. Throws StartProblem. */
function requireUsableKey({ keyId, secretKeys }: ArchiveHeader) {
  if (secretKeys === null || areRightKeys(keyId, secretKeys)) return
  throw new StartProblem(
    `But it contains another key than the one (${keyId}) that its data is encrypted with. ` +
      'Keep a copy of the right key: nobody can use the backup without it.',
  )
}

function aboutKeys({ backupKeys }: Env, hasKey: boolean): string {
  if (!hasKey) {
    return 'The key of this instance is not in the backup. Keep a copy of it: nobody can use the backup without it.'
  }
  if (backupKeys !== null) return ''
  return 'This file is not encrypted and contains the key: it gives access to every account. Encrypt backups with BACKUP_KEY_FILE, or leave the key out with --without-key.'
}

const encryption = (isEncrypted: boolean) => (isEncrypted ? 'encrypted' : 'not encrypted')

/** Files without a directory are in DATA_DIR for an installed service. */
const besideTheData = (directory: string, { dataDir }: Env) =>
  `${directory} is inside of DATA_DIR (${dataDir}): whatever destroys the database destroys this backup too. Name a directory on another disk, beginning with a slash.`

const isInside = (inner: string, outer: string) =>
  `${path.resolve(inner)}/`.startsWith(`${path.resolve(outer)}/`)

const lost = (count: number) =>
  `${countOf(count, 'file')} could not be saved, because S3 has no such object, or a damaged one. npm run files -- check names them.`

const describe = ({ tables, rows, bytes }: ArchiveTotals) =>
  `${countOf(tables, 'table')}, ${countOf(rows, 'row')}, ${megabytes(bytes)}`

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

function makeDirectory(directory: string) {
  try {
    fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartProblem(`${directory} cannot be used: ${(error as Error).message}`)
  }
}

/** What the operator can fix: the disk of the backups, and the connection. */
function toProblem(error: unknown, directory: string, { databaseUrl }: Env): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (syscall === 'open' || syscall === 'write' || syscall === 'fsync' || code === 'ENOSPC') {
    return new StartProblem(`The backup could not be written to ${directory}: ${message}`)
  }
  if (error instanceof ObjectProblem) return new StartProblem(`No backup was made: ${message}`)
  if (isStartProblem(error) || !databaseUrl) return error
  return toStartProblem(databaseUrl, error)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        keep: { type: 'string' },
        'without-key': { type: 'boolean', default: false },
        'without-s3-files': { type: 'boolean', default: false },
        check: { type: 'string' },
      },
      allowPositionals: true,
    })
    const { keep, check } = values
    const isRight = check === undefined ? positionals.length === 1 : positionals.length === 0
    if (!isRight) throw new StartProblem(USAGE)
    if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) {
      throw new Error('--keep must be a number of days, 1 to 99999')
    }
    return {
      directory: fromCaller(positionals[0] ?? '.'),
      keepDays: keep === undefined ? null : Number(keep),
      withoutKey: values['without-key'],
      withoutS3Files: values['without-s3-files'],
      check: check === undefined ? null : fromCaller(check),
    }
  } catch (error) {
    throw isStartProblem(error) ? error : new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

await runCommand(main)
