/** How long a board that could not be read is left alone: twice as long each time, to six hours. */

const FIRST_MINUTES = 5
const MOST_MINUTES = 6 * 60
/** A source that asks for more than a day is asked once a day: its jobs would be forgotten otherwise. */
const MOST_ASKED_MINUTES = 24 * 60

/**
 * Minutes until the next try after so many failures in a row. `askedMinutes` is what the source itself asked for, with
 * `Retry-After`: the pause is never shorter.
 */
export function backOffMinutes(failures: number, askedMinutes = 0): number {
  const asked = Math.min(Math.max(0, askedMinutes), MOST_ASKED_MINUTES)
  if (failures < 1) return asked
  const own = Math.min(FIRST_MINUTES * 2 ** (failures - 1), MOST_MINUTES)
  return Math.max(own, asked)
}
