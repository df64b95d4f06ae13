/** Our engine as the measurements use it, in one thread, with everything that the product gives it. */
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { openWriter } from '#search/writer.ts'
import { createEngine, type Engine } from '#test/search/engine.ts'

const OPTIONS = { phrases: SKILL_PHRASES }

export const createOurEngine = (): Engine => createEngine(OPTIONS)

/** Without other names for words: neighbours have none, and totals can be compared with theirs. */
export const createPlainEngine = (): Engine => createEngine({ ...OPTIONS, aliases: () => [] })

/** The engine of a snapshot's bytes; null where they cannot be opened. */
export function openOurEngine(bytes: Uint8Array<SharedArrayBuffer>): Engine | null {
  const writer = openWriter(bytes, OPTIONS)
  return writer && createEngine(OPTIONS, writer)
}
