/** Texts as people type them, one or several: without what cannot be seen, trimmed, each once. */

/** Control characters but for tab and line feed, and marks that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

export function prepare(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(INVISIBLE, '').trim()
}

/** Each once, as it was written first. */
export function distinct(items: readonly string[]): string[] {
  const byFolded = new Map<string, string>()
  for (const item of items.map(prepare)) {
    const folded = item.toLowerCase()
    if (item !== '' && !byFolded.has(folded)) byFolded.set(folded, item)
  }
  return [...byFolded.values()]
}
