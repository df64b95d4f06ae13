/** Keeps the markup of parts that are the same on many pages (kept.tsx). For the server only. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Bytes, toUtf8 } from '#app/request/utf8.ts'

/** The markup of what `render` returns, which is called only if none is kept for `key`. */
export type MarkupKeeper = (key: string, render: () => ReactNode) => Bytes

/** Of an entry, beside its key and its markup. */
const ENTRY_BYTES = 300

/** `maxBytes` of keys and markup; the least recently used go first. */
export function createMarkupKeeper(maxBytes: number): MarkupKeeper {
  /** A Map keeps insertion order: used markup moves to the end. */
  const kept = new Map<string, Bytes>()
  let bytes = 0

  return (key, render) => {
    const known = kept.get(key)
    const markup = known ?? toUtf8(renderToString(render()))
    if (known) kept.delete(key)
    else bytes += sizeOf(key, markup)
    kept.set(key, markup)
    for (const [oldest, its] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= sizeOf(oldest, its)
    }
    return markup
  }
}

/** A key's characters take two bytes at most. */
const sizeOf = (key: string, markup: Bytes) => key.length * 2 + markup.length + ENTRY_BYTES
