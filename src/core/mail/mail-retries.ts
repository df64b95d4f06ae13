/** When a failed email is retried, and how often one address may be written to. Times in milliseconds. */

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** A mail server may be down over a long weekend. Which messages are worth sending that late is in queue-mail.ts. */
const LONG_PAUSES = 8

/** Pauses after the first failure, the second, and so on: short while a code is still valid, then long. */
const RETRY_PAUSES_MS = [
  10 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  ...Array.from({ length: LONG_PAUSES }, () => 12 * HOUR_MS),
]

/** How long to wait after this many failures; null to give up. */
export const retryPauseMs = (failures: number): number | null =>
  RETRY_PAUSES_MS[failures - 1] ?? null

/**
 * The minimum pause between two emails of one kind to one address, by how many it received within a day. Strangers'
 * emails count together, and those of each browser that the account knows on their own. The longest pause is half of
 * what a code is valid for, so that each pause ends while the newest code still works. Someone who requests codes for
 * another person can cause about 300 a day, which is also what the rate limits of requests allow.
 */
const COOL_DOWNS = [
  { below: 3, pauseMs: MINUTE_MS },
  { below: 10, pauseMs: 2 * MINUTE_MS },
  { below: Number.POSITIVE_INFINITY, pauseMs: 5 * MINUTE_MS },
]

/** How long after the last email of its kind the next one may go to the same address. */
export function coolDownMs(sentToday: number): number {
  const step = COOL_DOWNS.find(({ below }) => sentToday < below)
  return step?.pauseMs ?? 0
}
