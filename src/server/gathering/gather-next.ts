/** Takes the next board and reads it, with the client that all boards share. */
import type { SourceClient, Validators } from '#sources/source/board-client.ts'
import type { LeasedBoard } from '#store/boards.ts'
import type { RunResult } from '#store/runs.ts'
import { RULES } from '#work/gathering/board-sightings.ts'
import { type GatherContext, gatherBoard } from '#work/gathering/gather-board.ts'
import { type TakenBoard, takeBoard } from '#work/gathering/take-board.ts'
import type { UsableSource } from './usable-sources.ts'

export type GatherParts = {
  services: GatherContext
  client: SourceClient
  sources: ReadonlyMap<string, UsableSource>
  signal?: AbortSignal
}

export type Gathered = { board: LeasedBoard; result: RunResult }

/** Null when no board is due. With `only`, takes one of those boards, due or not. */
export async function gatherNext(
  parts: GatherParts,
  only: readonly number[] | null = null,
): Promise<Gathered | null> {
  const taken = await takeBoard(parts.services, { sources: [...parts.sources.keys()], only })
  return taken && gatherTaken(parts, taken)
}

export async function gatherTaken(
  { services, client, sources, signal }: GatherParts,
  taken: TakenBoard,
): Promise<Gathered> {
  const { board } = taken
  const { source, keys } = sources.get(board.source) as UsableSource
  const run = client.forBoard({
    source,
    token: board.token,
    // Newer rules need to read everything again.
    validators: board.rules === RULES ? (board.validators as Validators | null) : null,
    ...(signal && { signal }),
  })
  const result = await gatherBoard(services, taken, source, {
    get: run.get,
    validators: run.validators,
    keys,
    ...(signal && { signal }),
  })
  return { board, result }
}
