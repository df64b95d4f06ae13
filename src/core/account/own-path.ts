/** Where a person may be sent after signing in: only to a path on this site (RD-01). */

/**
 * Segments of plain characters that do not begin with a dot, then a query and a fragment of visible ASCII. Excludes
 * what two programs could read differently: double slashes, backslashes, encoded ones, and `..` segments.
 */
const OWN_PATH =
  /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?(?:\?[!"$-[\]-~]*)?(?:#[!-[\]-~]*)?$/

/** No path of ours is longer. */
const MAX_CHARS = 2_000

/** The given path, query and fragment if they stay on this site, otherwise `fallback`. */
export function ownPath(given: string | null | undefined, fallback: string): string {
  if (!given || given.length > MAX_CHARS) return fallback
  return OWN_PATH.test(given) ? given : fallback
}
