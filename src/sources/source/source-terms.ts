/** What a source's owner requires of its users. */
export type SourceTerms = {
  /** The address of the terms. */
  url: string | null
  /** Shown with each of its jobs as a link back, as the terms require: "Remotive". null if not required. */
  credit: string | null
  /** Why it is off unless the operator turns it on; null for a source that is on. */
  offBecause: string | null
  /** Minimum minutes between two runs. */
  leastMinutes: number
  /** Minimum hours between publication and display, as some terms require. */
  delayHours: number
  /** Each employer must be asked before its board is read, so nothing adds one that nobody named. */
  asksEmployers?: true
}

/** Terms without conditions: jobs may be shown at once, without a credit. */
export const NO_CONDITIONS = { credit: null, offBecause: null, delayHours: 0 } as const
