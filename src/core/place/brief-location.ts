/**
 * A location in the room that a line of a list has: several places are the first and how many more there are. The job's
 * own page has them all.
 */

/** Of a list of places. Commas are within their names. */
const BETWEEN = /\s\/\s|\s?[;|]\s/
/** Two places of this length have room for both. */
const SHORT = 32

/** "Stockholm, Sweden +2 more" for "Stockholm, Sweden / Berlin, Germany / Malmö, Sweden". */
export function briefLocation(text: string): string {
  const [first = '', ...others] = text.split(BETWEEN).filter((part) => part.trim() !== '')
  if (others.length === 0 || (others.length === 1 && text.length <= SHORT)) return text
  return `${first.trim()} +${others.length} more`
}
