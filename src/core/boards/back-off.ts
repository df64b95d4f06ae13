/** How long to wait before retrying a board that could not be read: doubles each time, up to six hours. */

const FIRST_MINUTES = 5
const MOST_MINUTES = 6 * 60
/**
 * A source that asks for more than a day is still asked once a day, because its jobs would otherwise be closed as
 * unseen.
 */
const MOST_ASKED_MINUTES = 24 * 60

/**
 * Minutes until the next try after this many failures in a row. `askedMinutes` comes from the source's `Retry-After`;
 * the pause is never shorter than that, up to a day.
 */
export function backOffMinutes(failures: number, askedMinutes = 0): number {
  const asked = Math.min(Math.max(0, askedMinutes), MOST_ASKED_MINUTES)
  if (failures < 1) return asked
  const own = Math.min(FIRST_MINUTES * 2 ** (failures - 1), MOST_MINUTES)
  return Math.max(own, asked)
}
