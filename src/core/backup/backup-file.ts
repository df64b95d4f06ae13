/**
 * Names of backup files, and which backups are old enough to be removed. A name contains the instant (UTC) at which the
 * backup was begun, so its age doesn't change when the file is copied.
 */

const NAME = /^rolecall-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.backup(\.partial)?$/
const DAY_MS = 86_400_000

/** A backup that was not finished within this time never will be. */
const UNFINISHED_DAYS = 1

/** A backup has this added to its name until it is complete. */
export const PARTIAL = '.partial'

/** "rolecall-2026-03-02T09-00-00-000Z.backup" */
export const backupFileName = (at: Date) =>
  `rolecall-${at.toISOString().replaceAll(/[:.]/g, '-')}.backup`

/**
 * Those of these file names that may be deleted: backups from more than `keepDays` days ago, except the newest one, and
 * unfinished ones from more than a day ago. Null keeps all backups. Files of other names are never among them.
 */
export function expiredBackups(
  names: readonly string[],
  now: Date,
  keepDays: number | null,
): string[] {
  const found = names.flatMap((name) => parseName(name) ?? []).sort((a, b) => a.at - b.at)
  const newest = found.findLast(({ isPartial }) => !isPartial)
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS
  return found
    .filter((one) => {
      if (one.isPartial) return one.at < daysAgo(UNFINISHED_DAYS)
      return keepDays !== null && one !== newest && one.at < daysAgo(keepDays)
    })
    .map(({ name }) => name)
}

/** The complete backups among these file names, oldest first. `at`: when each was begun. */
export function completeBackups(names: readonly string[]): { name: string; at: Date }[] {
  return names
    .flatMap((name) => parseName(name) ?? [])
    .filter(({ isPartial }) => !isPartial)
    .sort((a, b) => a.at - b.at)
    .map(({ name, at }) => ({ name, at: new Date(at) }))
}

/** Null for a name that isn't one of ours. `at` is in milliseconds since 1970. */
function parseName(name: string) {
  const [, day, hour, minute, second, ms, partial] = NAME.exec(name) ?? []
  const at = Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`)
  return Number.isNaN(at) ? null : { name, at, isPartial: partial !== undefined }
}
