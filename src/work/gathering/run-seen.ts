/** What a run of a board has seen, as its end needs it. */
import type { RunOutcome } from '#core/boards/run-outcome.ts'
import type { Source } from '#sources/source/source.ts'
import type { LeasedBoard, Validators } from '#store/boards.ts'
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
  /** Items that the source's terms do not allow to be shown yet. */
  delayed: number
  /** What ended the run early. */
  trouble: { outcome: RunOutcome; sentence: string; retryAt: Date | null } | null
  isUnchanged: boolean
}

export type EndingRun = {
  board: LeasedBoard
  runId: number
  source: Source
  seen: RunSeen
  counts: WriteCounts
  validators: Validators | null
  startedAt: Date
}

export const idsOf = ({ known }: RunSeen, externalIds: ReadonlySet<string>) =>
  [...externalIds].flatMap((id) => known.get(id)?.id ?? [])
