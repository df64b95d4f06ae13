/** When a message is tried again, and how often one address is written to. Times in milliseconds. */

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** After the first failure, the second, and so on: close together while a code is still good, then patient. */
const RETRY_PAUSES_MS = [
  10 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
]

/** How long to wait after so many failures; null to give up. */
export const retryPauseMs = (failures: number): number | null =>
  RETRY_PAUSES_MS[failures - 1] ?? null

/**
 * At least so long between two messages of one kind to one address, by how many it got within a day. Who asks for
 * codes for somebody else fills no mailbox: about 70 a day.
 */
const COOL_DOWNS = [
  { below: 3, pauseMs: MINUTE_MS },
  { below: 10, pauseMs: 2 * MINUTE_MS },
  { below: 20, pauseMs: 5 * MINUTE_MS },
  { below: Number.POSITIVE_INFINITY, pauseMs: 30 * MINUTE_MS },
]

/** How long after the last message of its kind the next one may go to the same address. */
export function coolDownMs(sentToday: number): number {
  const step = COOL_DOWNS.find(({ below }) => sentToday < below)
  return step?.pauseMs ?? 0
}
