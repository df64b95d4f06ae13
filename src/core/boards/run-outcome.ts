/** How a run of a board ended. */
export const RUN_OUTCOMES = [
  /** Everything on it was read. */
  'complete',
  /** It said itself that nothing has changed. */
  'unchanged',
  /** Some of it was read. */
  'partial',
  /** It answered, but not as its source answers. */
  'unreadable',
  /** It did not answer, or asked to be left alone for now. */
  'away',
  /** Everything was read, and so much is missing that it is not believed. */
  'held',
  /** The process that ran it ended first. */
  'stopped',
] as const

/** Runs are deleted after so many days. */
export const RUNS_KEPT_DAYS = 30

export type RunOutcome = (typeof RUN_OUTCOMES)[number]

/** Whether it was read to its end, so that what it did not list is known not to be there. */
export function isWhole(outcome: RunOutcome): boolean {
  return outcome === 'complete' || outcome === 'unchanged' || outcome === 'held'
}
