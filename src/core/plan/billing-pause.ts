/** How long to wait before asking the payment provider again. It never gives up: money depends on it. */

const SECOND_MS = 1_000
const LONGEST_MS = 3_600_000

/** After this many failures in a row: ten seconds, then twice as long each time, up to an hour. */
export const billingPauseMs = (failures: number) =>
  Math.min(LONGEST_MS, 10 * SECOND_MS * 2 ** Math.min(failures - 1, 20))
