/** Where a person may be sent after signing in: to a path of ours, and nowhere else (RD-01). */

/**
 * Segments of plain letters that do not begin with a dot, then a query and a fragment of visible ASCII.
 * What two programs could read differently is not in it: two slashes, backslashes, encoded ones, dots that climb.
 */
const OWN_PATH =
  /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?(?:\?[!"$-[\]-~]*)?(?:#[!-[\]-~]*)?$/

/** No address of ours is longer. */
const MAX_CHARS = 2_000

/** The path, query and fragment as given where they stay on this site, else `fallback`. */
export function ownPath(given: string | null | undefined, fallback: string): string {
  if (!given || given.length > MAX_CHARS) return fallback
  return OWN_PATH.test(given) ? given : fallback
}
