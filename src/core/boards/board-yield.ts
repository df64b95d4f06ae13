/**
 * How many new jobs a board brings a day, lately: what each run brought counts half after two weeks. The first run is
 * left out, because it brings everything that had gathered before.
 */

const HALF_LIFE_DAYS = 14
const DAY_MS = 86_400_000

/** `jobsADay`: as of `lastRunAt`, which is null for a board that has not been read. */
export function nextYield(
  { jobsADay, lastRunAt }: { jobsADay: number; lastRunAt: Date | null },
  brought: number,
  now: Date,
): number {
  if (lastRunAt === null) return 0
  const days = Math.max(0, now.getTime() - lastRunAt.getTime()) / DAY_MS
  return jobsADay * 2 ** (-days / HALF_LIFE_DAYS) + (brought * Math.LN2) / HALF_LIFE_DAYS
}
