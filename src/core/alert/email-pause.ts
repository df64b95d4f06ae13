/** How soon an immediate email may follow another: at once while there are few, bundled when many come. */

const MINUTE_MS = 60_000

/** By the number of immediate emails in the last 24 hours, the one just sent included. Nobody gets more than 30. */
const PAUSES = [
  { below: 5, pauseMs: MINUTE_MS },
  { below: 10, pauseMs: 15 * MINUTE_MS },
  { below: 30, pauseMs: 60 * MINUTE_MS },
  { below: Number.POSITIVE_INFINITY, pauseMs: 24 * 60 * MINUTE_MS },
]

export function pauseAfterMs(sentToday: number): number {
  return PAUSES.find(({ below }) => sentToday < below)?.pauseMs ?? 0
}
