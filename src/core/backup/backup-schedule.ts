/** When the server makes its next backup: once a day, at an hour of UTC, and as soon as it can if it missed one. */

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Whether no backup was begun since the hour last began. `hour`: 0 to 23 of UTC. `newestAt` is null if there is none.
 * A backup from the future, made while a clock was wrong, is no newest one: leave it out.
 */
export function isBackupDue(
  { hour, newestAt }: { hour: number; newestAt: Date | null },
  now: Date,
): boolean {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS + hour * HOUR_MS
  const dueAt = today <= now.getTime() ? today : today - DAY_MS
  return newestAt === null || newestAt.getTime() < dueAt
}
