/**
 * Whether two boards list the same jobs of one company: the same board under two names, or an employer that publishes
 * through two systems.
 */

/** A few jobs with ordinary titles may be the same by chance. */
const LEAST_SHARED = 5
/** Of the larger board: copies that are read at different times differ in a few jobs. */
const SHARED = 0.8

/** `jobs`: of each board, by different titles and places; `shared`: how many of them both have. */
export function areCopies([one, other]: readonly [jobs: number, jobs: number], shared: number) {
  return shared >= LEAST_SHARED && shared >= SHARED * Math.max(one, other)
}
