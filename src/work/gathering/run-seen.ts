/** What a run of a board has seen, as its end needs it. */
import type { WhyLeftOut } from '#core/boards/job-gate.ts'
import type { RunOutcome } from '#core/boards/run-outcome.ts'
import type { Source } from '#sources/source/source.ts'
import type { LeasedBoard, Validators } from '#store/board-leases.ts'
import type { ForeignAnswer } from '#store/foreign-answers.ts'
import type { LeftOutJobs } from '#store/left-out-jobs.ts'
import type { KnownListing } from '#store/listings.ts'
import type { RunProblem } from '#store/runs.ts'
import type { WriteCounts } from '#work/import/write-listings.ts'

export type RunSeen = {
  /** What was stored of the board before, by the source's id. */
  known: ReadonlyMap<string, KnownListing>
  /** Ids that are listed. */
  ids: Set<string>
  /** Ids that the source itself reports as ended. */
  removed: Set<string>
  /** Ids that are listed unchanged and had disappeared before. */
  back: Set<string>
  /** Items on the board. */
  found: number
  problems: number
  /** Problems with items that cannot be identified. */
  nameless: number
  examples: RunProblem[]
  /** Why not everything was read. */
  capped: string | null
  /** Jobs that this instance does not take. */
  leftOut: Map<WhyLeftOut, LeftOutJobs>
  /** Items that the source's terms do not allow to be shown yet. */
  delayed: number
  /** What ended the run early. */
  trouble: {
    outcome: RunOutcome
    sentence: string
    retryAt: Date | null
    /** It ended at our own ceiling for the source, which is no failure. */
    isCeiling?: boolean
  } | null
  isUnchanged: boolean
  /** Another company's jobs, which the board answered with instead of its own. */
  foreign: Pick<ForeignAnswer, 'company' | 'sentence' | 'count' | 'titles'> | null
  /** The operator has accepted that all jobs were replaced by these. */
  isAccepted: boolean
}

export type EndingRun = {
  board: LeasedBoard
  runId: number
  source: Source
  seen: RunSeen
  counts: WriteCounts
  validators: Validators | null
  /** Which jobs were taken, as `formatJobGate` writes it. */
  gate: string
  startedAt: Date
}

export const leftOutCount = ({ leftOut }: RunSeen) =>
  [...leftOut.values()].reduce((sum, { count }) => sum + count, 0)

export const idsOf = ({ known }: RunSeen, externalIds: ReadonlySet<string>) =>
  [...externalIds].flatMap((id) => known.get(id)?.id ?? [])
