/** What a run of a board has seen when it comes to its end. */
import type { RunOutcome } from '#core/boards/run-outcome.ts'
import type { Source } from '#sources/source/source.ts'
import type { LeasedBoard, Validators } from '#store/boards.ts'
import type { KnownListing } from '#store/listings.ts'
import type { RunProblem } from '#store/runs.ts'
import type { WriteCounts } from '#work/import/write-listings.ts'

/** What a run has seen. */
export type RunSeen = {
  /** What was stored of the board before, by the source's id. */
  known: ReadonlyMap<string, KnownListing>
  /** Ids that are there. */
  ids: Set<string>
  /** Ids that the source itself says have ended. */
  removed: Set<string>
  /** Ids that are there as we know them, and had gone. */
  back: Set<string>
  /** Items of the board. */
  found: number
  problems: number
  /** Problems with items of which nobody can tell which they are. */
  nameless: number
  examples: RunProblem[]
  /** Why there is more than was read. */
  capped: string | null
  /** Not to be shown yet, by the source's terms. */
  delayed: number
  /** What ended it too early. */
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
