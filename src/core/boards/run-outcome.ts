/** How a run of a board ended. */
export const RUN_OUTCOMES = [
  /** Everything on it was read. */
  'complete',
  /** The board itself reported that nothing has changed. */
  'unchanged',
  /** Part of it was read. */
  'partial',
  /** It answered, but not in its source's format. */
  'unreadable',
  /** It did not answer, or asked us to wait. */
  'away',
  /** Everything was read, but so much is missing that the loss is held. */
  'held',
  /** It answered with another company's jobs, so nothing was changed. */
  'foreign',
  /** The process that ran it ended before the run did. */
  'stopped',
] as const

/** Runs are deleted after this many days. */
export const RUNS_KEPT_DAYS = 30

export type RunOutcome = (typeof RUN_OUTCOMES)[number]

/** Whether the board was read to its end, so that what it did not list is known to be missing. */
export function isWhole(outcome: RunOutcome): boolean {
  return outcome === 'complete' || outcome === 'unchanged' || outcome === 'held'
}
