/** Keeps the markup of parts that are the same on many pages (kept.tsx). For the server only. */
import { renderToString } from 'react-dom/server'
import type { KeepMarkup } from './kept.tsx'

/** Keeps up to `maxChars` characters of keys and markup; the least recently used go first. */
export function createMarkupKeeper(maxChars: number): KeepMarkup {
  /** A Map keeps insertion order: used markup moves to the end. */
  const kept = new Map<string, string>()
  let chars = 0

  function drop(key: string, markup: string) {
    kept.delete(key)
    chars -= key.length + markup.length
  }

  return (key, render) => {
    const known = kept.get(key)
    const markup = known ?? renderToString(render())
    if (known === undefined) chars += key.length + markup.length
    else kept.delete(key)
    kept.set(key, markup)
    for (const [oldest, its] of kept) {
      if (chars <= maxChars) break
      drop(oldest, its)
    }
    return markup
  }
}
