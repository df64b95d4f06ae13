/** A time to wait as people say it, rounded up: "42 seconds", "2 minutes", "3 hours". */
import { countOf } from '#core/text/count-of.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

export function formatSeconds(seconds: number): string {
  if (seconds < MINUTE) return countOf(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds < 2 * HOUR) return countOf(Math.ceil(seconds / MINUTE), 'minute')
  return countOf(Math.ceil(seconds / HOUR), 'hour')
}
