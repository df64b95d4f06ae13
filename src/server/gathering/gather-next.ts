/** Takes the next board and reads it, with the client that all boards share. */
import { formatJobGate, gateFor, type JobGate } from '#core/boards/job-gate.ts'
import type { SourceClient, Validators } from '#sources/source/board-client.ts'
import type { LeasedBoard } from '#store/board-leases.ts'
import type { RunResult } from '#store/runs.ts'
import { RULES } from '#work/gathering/board-sightings.ts'
import { type GatherContext, gatherBoard } from '#work/gathering/gather-board.ts'
import { type TakenBoard, takeBoard } from '#work/gathering/take-board.ts'
import { stayAtBoard } from './stay-at-board.ts'
import type { UsableSource } from './usable-sources.ts'

export type GatherParts = {
  services: GatherContext
  client: SourceClient
  sources: ReadonlyMap<string, UsableSource>
  /** Which jobs are taken; all by default. */
  gate?: JobGate
  signal?: AbortSignal
}

export type Gathered = { board: LeasedBoard; result: RunResult }

/** Null if no board is due whose lane has room. With `only`, takes one of those boards, due or not. */
export async function gatherNext(
  parts: GatherParts,
  only: readonly number[] | null = null,
): Promise<Gathered | null> {
  const taken = await takeBoard(parts.services, sourcesOf(parts), only && { only })
  return taken && gatherTaken(parts, taken)
}

export const sourcesOf = ({ sources }: Pick<GatherParts, 'sources'>) =>
  [...sources.values()].map(({ source }) => source)

export async function gatherTaken(
  { services, client, sources, gate: wished = 'all', signal }: GatherParts,
  taken: TakenBoard,
): Promise<Gathered> {
  const { board } = taken
  const { source, keys } = sources.get(board.source) as UsableSource
  const gate = gateFor(source, wished)
  const isAsBefore = board.rules === RULES && board.gate === formatJobGate(gate ?? 'all')
  const run = client.forBoard({
    source,
    token: board.token,
    requireAllowed: stayAtBoard(source, board.token),
    // Newer rules, and another choice of jobs, need to read everything again.
    validators: isAsBefore ? (board.validators as Validators | null) : null,
    ...(signal && { signal }),
  })
  const result = await gatherBoard(services, taken, source, {
    get: run.get,
    validators: run.validators,
    keys,
    gate,
    ...(signal && { signal }),
  })
  return { board, result }
}
