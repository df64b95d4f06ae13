/** The local day of an instant in this browser's time zone. A server cannot know it. */

/** yyyy-MM-dd. */
export function ownDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Nobody leaves a page open for longer; a clock that is further away is wrong. */
const LONGEST_OPEN_MS = 14 * 86_400_000

/**
 * Today, on a page that may have been left open overnight. `loadedAt` is the server's time when the page was loaded;
 * the browser's clock counts from there unless it is behind, or so far ahead that it must be wrong.
 */
export function ownToday(loadedAt: Date, clock = new Date()): string {
  const openMs = clock.getTime() - loadedAt.getTime()
  return ownDay(openMs >= 0 && openMs <= LONGEST_OPEN_MS ? clock : loadedAt)
}
