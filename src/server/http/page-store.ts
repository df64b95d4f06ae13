/** Rendered pages by address, up to a number of bytes; the least recently used go first. Lost when the server stops. */
import { isCurrent } from './cached-pages.ts'
import type { SlottedPage } from './nonce-slot.ts'

export type StoredPage = SlottedPage & {
  /** The page's own headers. */
  headers: readonly (readonly [string, string])[]
  /** Before its data was read; see `isCurrent`. */
  begunAt: number
}

/** More than the measured overhead of an entry: a Map slot, objects, a Buffer, headers. */
const ENTRY_BYTES = 1_500

/** `maxBytes` 0 stores nothing. Times are milliseconds of one monotonic clock. */
export function createPageStore(maxBytes: number) {
  /** A Map keeps insertion order: a used page moves to the end. */
  const pages = new Map<string, StoredPage>()
  let bytes = 0
  let changedAt = Number.NEGATIVE_INFINITY

  function drop(address: string) {
    const page = pages.get(address)
    if (!page) return
    bytes -= sizeOf(address, page)
    pages.delete(address)
  }

  return {
    /** Null if there is no current page. */
    get(address: string, now: number): StoredPage | null {
      const page = pages.get(address)
      if (!page) return null
      if (!isCurrent(page.begunAt, { now, changedAt })) {
        drop(address)
        return null
      }
      pages.delete(address)
      pages.set(address, page)
      return page
    },
    put(address: string, page: StoredPage): void {
      drop(address)
      const size = sizeOf(address, page)
      if (size > maxBytes) return
      pages.set(address, page)
      bytes += size
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) return
        drop(oldest)
      }
    },
    /** The index has changed: pages that were begun before are outdated. */
    outdate(now: number): void {
      changedAt = now
    },
    bytes: () => bytes,
    size: () => pages.size,
  }
}

/** A key's characters take two bytes at most. */
const sizeOf = (address: string, { compressed }: StoredPage) =>
  compressed.length + address.length * 2 + ENTRY_BYTES
