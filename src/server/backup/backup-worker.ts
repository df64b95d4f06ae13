/**
 * Makes a backup each day while the server runs, by `npm run backup` in a process of its own: a backup reads the whole
 * database, and what it needs of memory and time is not taken from visitors.
 */
import { execFile } from 'node:child_process'
import * as path from 'node:path'
import { isBackupDue } from '#core/backup/backup-schedule.ts'
import { type RepeatedWork, repeatWork } from '#server/database/repeated-work.ts'
import { projectRoot } from '#server/process/project-root.ts'
import type { Clock, Log } from '#work/use-case/use-case-services.ts'
import { readBackups } from './backup-directory.ts'

const LOOK_MS = 60_000
/** After a failure: the disk may be full, or its network away. */
const RETRY_MS = 3_600_000
/** Between two backups, whatever the clocks say. */
const LEAST_GAP_MS = 3_600_000
const COMMAND = 'src/server/commands/backup.ts'

export type BackupSchedule = {
  directory: string
  /** 0 to 23 of UTC. */
  hour: number
  keepDays: number
  /** Whether the backup is encrypted. Only then does it contain the key of the instance. */
  isEncrypted: boolean
}

/** Runs the command with these arguments. Rejects with its words if it fails. */
type Run = (args: readonly string[], signal: AbortSignal) => Promise<void>

type Options = { log: Log; clock: Clock; run?: Run }

export function startBackupWorker(
  schedule: BackupSchedule,
  { log, clock, run = runBackup }: Options,
): RepeatedWork {
  const work = backupWork(schedule, { log, clock, run })
  const repeated = repeatWork({ pollMs: LOOK_MS, pauseMs: 0, wokenBy: null, work })
  repeated.call()
  return repeated
}

/** One look: makes a backup if one is due. Never throws. */
export function backupWork(
  { directory, hour, keepDays, isEncrypted }: BackupSchedule,
  { log, clock, run }: Required<Options>,
): (signal: AbortSignal) => Promise<void> {
  let retryAt = 0
  const args = ['--keep', `${keepDays}`, ...(isEncrypted ? [] : ['--without-key']), directory]

  return async (signal) => {
    const now = clock.now()
    const newestAt = readBackups(directory, now)?.newest?.at ?? null
    if (now.getTime() < retryAt || !isBackupDue({ hour, newestAt }, now)) return
    try {
      await run(args, signal)
      retryAt = now.getTime() + LEAST_GAP_MS
      log.info({ directory }, 'a backup was made')
    } catch (error) {
      if (signal.aborted) return // the server stops; the next start makes it
      retryAt = now.getTime() + RETRY_MS
      const { message } = error as Error
      log.error({ directory, reason: message }, 'no backup could be made; trying again in an hour')
    }
  }
}

function runBackup(args: readonly string[], signal: AbortSignal): Promise<void> {
  const file = path.join(projectRoot(), COMMAND)
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [file, ...args], { signal }, (error, _, said) => {
      if (error) reject(new Error(said.trim() || error.message))
      else resolve()
    })
  })
}
