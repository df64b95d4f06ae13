/**
 * Documents that were set a moment ago: one look at a CV asks for each of its pages, and all of them are the same
 * document. Nothing is kept longer than a look takes.
 */
import { createHash } from 'node:crypto'
import type { TypesetDocument } from '#core/documents/typeset.ts'

export type TypesetCache = {
  /** What was asked in the same words a moment ago is not made again, also while it is still being made. */
  get(asked: string, make: () => Promise<TypesetDocument>): Promise<TypesetDocument>
  clear(): void
}

type Kept = { document: Promise<TypesetDocument>; forgetting: NodeJS.Timeout }

/** `most` documents, each for `keptMs` at the longest. */
export function createTypesetCache({ most = 8, keptMs = 60_000 } = {}): TypesetCache {
  /** By the hash of what was asked; what was used last comes last. */
  const kept = new Map<string, Kept>()

  function forget(key: string, own: Kept | undefined) {
    clearTimeout(own?.forgetting)
    if (own && kept.get(key) === own) kept.delete(key)
  }

  return {
    get(asked, make) {
      const key = createHash('sha256').update(asked).digest('base64')
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known.document
      }
      const document = make()
      const forgetting = setTimeout(() => forget(key, own), keptMs).unref()
      const own: Kept = { document, forgetting }
      kept.set(key, own)
      document.catch(() => forget(key, own))
      const [oldest] = kept
      if (oldest && kept.size > most) forget(...oldest)
      return document
    },
    clear() {
      for (const { forgetting } of kept.values()) clearTimeout(forgetting)
      kept.clear()
    },
  }
}
