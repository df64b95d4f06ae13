/** Checks the settings that work but are seldom meant, free space, and the backups. */
import * as fs from 'node:fs'
import type { StoredBackups } from '#server/backup/backup-directory.ts'
import { readBackups } from '#server/backup/backup-directory.ts'
import { ABOUT_FOREIGN_BACKUPS, foreignBackups } from '#server/backup/backup-owner.ts'
import { instanceKeys } from '#server/backup/instance-keys.ts'
import { diskBytes, freeBytes, LOW_BYTES } from '#server/health/disk-watch.ts'
import type { Env } from '#server/process/env.ts'
import { isLoopbackHost } from '#server/process/loopback.ts'
import { type Finding, fix, note, ok, type Verdict } from './finding.ts'

/** Backups are made once a day; half a day more is no alarm. */
const BACKUP_MAX_MS = 36 * 3_600_000
/** Below this share of a disk, it fills before anybody looks. */
const LOW_SHARE = 0.1
const GB = 2 ** 30

export function checkSettings(env: Env): Finding {
  const { operator, publicUrl } = env.settings
  const isPublic = env.hasPublicUrl && !isLoopbackHost(new URL(publicUrl).hostname)
  const missing = [
    ...(operator.name === null ? ['OPERATOR_NAME'] : []),
    ...(operator.email === null ? ['OPERATOR_EMAIL'] : []),
    ...(operator.address === null ? ['OPERATOR_ADDRESS'] : []),
  ]
  const placeholders = isPublic ? placeholdersIn(env) : []
  const problems = [
    ...(placeholders.length > 0
      ? [`Still as in the example file: ${placeholders.join(', ')}. People see them.`]
      : []),
    ...(isPublic && publicUrl.startsWith('http:')
      ? [
          'PUBLIC_URL begins with http: passwords and sign-in cookies are sent unencrypted. Use https:.',
        ]
      : []),
    ...(isPublic && missing.length > 0
      ? [`The legal pages say that they are incomplete. Set ${missing.join(', ')}.`]
      : []),
    ...(isPublic && env.mail === null
      ? ['Nobody gets email, such as codes and resets of passwords. Set SMTP_URL and MAIL_FROM.']
      : []),
  ]
  const hints = [
    ...(env.metricsKey === null && env.metricsAddress === null
      ? ['There are no metrics: set METRICS_PORT, or METRICS_KEY.']
      : []),
    ...(env.fakeInternet ? ['FAKE_INTERNET is set: boards are read from a test server.'] : []),
  ]
  if (problems.length > 0) return { about: 'Settings', ...fix(...problems, ...hints) }
  return { about: 'Settings', ...(hints.length > 0 ? note(...hints) : ok('All are valid.')) }
}

/** As in deploy/systemd/rolecall.env.example; a test compares them. */
const PLACEHOLDERS = {
  publicUrl: 'https://jobs.example.org',
  name: 'Example Jobs Ltd',
  email: 'jobs@example.org',
  address: '1 Example Street, Springfield',
  from: 'Rolecall <jobs@example.org>',
}

function placeholdersIn({ settings, mail }: Env): string[] {
  const { operator, publicUrl } = settings
  const from = mail && `${mail.from.name} <${mail.from.address}>`
  return [
    ...(publicUrl === PLACEHOLDERS.publicUrl ? ['PUBLIC_URL'] : []),
    ...(operator.name === PLACEHOLDERS.name ? ['OPERATOR_NAME'] : []),
    ...(operator.email === PLACEHOLDERS.email ? ['OPERATOR_EMAIL'] : []),
    ...(operator.address === PLACEHOLDERS.address ? ['OPERATOR_ADDRESS'] : []),
    ...(from === PLACEHOLDERS.from ? ['MAIL_FROM'] : []),
  ]
}

export function checkDisk({ dataDir }: Pick<Env, 'dataDir'>): Finding {
  return { about: 'Disk', ...judgeDisk(dataDir, freeBytes(dataDir), diskBytes(dataDir)) }
}

/** Bytes; null if unknown. */
export function judgeDisk(dataDir: string, free: number | null, size: number | null): Verdict {
  if (free === null || size === null) {
    return note(`${dataDir} doesn’t exist yet, or its disk doesn’t tell its free space.`)
  }
  const found = `${gigabytes(free)} of ${gigabytes(size)} are free for ${dataDir}.`
  if (free < LOW_BYTES) return fix(found, 'Free some: once the disk is full, nothing can be saved.')
  if (free / size < LOW_SHARE) return note(found, 'Less than a tenth is left. Watch it.')
  return ok(found)
}

const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`

export function checkBackups(env: Env, now: Date): Finding {
  const { backupDir, dataDir } = env
  const keys = instanceKeys(env)
  const foreign = backupDir === null || keys === null ? null : foreignBackups(backupDir, keys)
  if (foreign !== null) return { about: 'Backups', ...fix(foreign, ...ABOUT_FOREIGN_BACKUPS) }
  const backups = backupDir === null ? null : readBackups(backupDir, now)
  const isSameDisk = backupDir !== null && deviceOf(backupDir) === deviceOf(dataDir)
  return { about: 'Backups', ...judgeBackups(backupDir, backups, { now, isSameDisk }) }
}

/** `backups` is null if the directory can't be read. */
export function judgeBackups(
  directory: string | null,
  backups: StoredBackups | null,
  { now, isSameDisk }: { now: Date; isSameDisk: boolean },
): Verdict {
  if (directory === null) {
    return note(
      'BACKUP_DIR isn’t set, so it isn’t known here whether there are backups.',
      'Set it to the directory that npm run backup writes to; see “Backups” in docs/operating.md.',
    )
  }
  if (backups === null)
    return fix(`${directory} can’t be read.`, 'Create it, or correct BACKUP_DIR.')
  const { newest } = backups
  if (newest === null)
    return fix(`${directory} has no backup.`, `Run npm run backup -- ${directory}`)
  const found = `The newest of ${backups.count}, ${newest.file}, is from ${newest.at.toISOString()}.`
  if (now.getTime() - newest.at.getTime() > BACKUP_MAX_MS) {
    return fix(found, 'That is more than 36 hours ago. See why the schedule makes none.')
  }
  return isSameDisk
    ? note(found, 'It is on the same disk as DATA_DIR: copy it to another machine.')
    : ok(found)
}

function deviceOf(file: string): number | null {
  try {
    return fs.statSync(file).dev
  } catch {
    return null // it doesn't exist
  }
}
