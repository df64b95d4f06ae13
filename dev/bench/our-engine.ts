/** Our engine as the measurements use it, in one thread: whatever of it changes, only this file knows. */
import { createEngine, type Engine } from '#search/engine.ts'

/** What an engine that can be kept and merged has besides. */
type Kept = { merge(): boolean; snapshot(position: string): Uint8Array[] }

export type OurEngine = Engine & {
  /** One due merge; false when none is due. */
  merge(): boolean
  /** The pieces of a file; null where the engine cannot be kept. */
  snapshot(): Uint8Array[] | null
}

/** No aliases: neighbours have none either, and answers can be compared with theirs. */
export function createOurEngine(): OurEngine {
  const engine: Engine & Partial<Kept> = createEngine({ aliases: () => [] })
  return Object.assign(Object.create(engine) as Engine, {
    merge: () => engine.merge?.() ?? false,
    snapshot: () => engine.snapshot?.('') ?? null,
  })
}

/** The engine of a snapshot's bytes; null where they, or the engine, cannot be opened. */
export function openOurEngine(_bytes: Uint8Array<SharedArrayBuffer>): OurEngine | null {
  return null
}
