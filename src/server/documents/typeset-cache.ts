/**
 * Caches recently typeset documents: viewing a CV requests each of its pages, and all are the same document.
 * Entries live only about as long as someone views them.
 */
import { createHash } from 'node:crypto'
import type { TypesetDocument } from '#core/documents/typeset.ts'

export type TypesetCache = {
  /** Doesn't make the same document again if it was just made or is being made. */
  get(asked: string, make: () => Promise<TypesetDocument>): Promise<TypesetDocument>
  clear(): void
}

type Kept = { document: Promise<TypesetDocument>; forgetting: NodeJS.Timeout }

/** At most `most` documents, each for at most `keptMs`. */
export function createTypesetCache({ most = 8, keptMs = 60_000 } = {}): TypesetCache {
  /** Keyed by a hash of the request, least recently used first. */
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
