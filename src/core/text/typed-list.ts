/** Cleans text that people type: removes invisible characters, trims, and removes duplicates from lists. */

/** Control characters except tab and line feed, and characters that change the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Half a character, which JSON can escape and PostgreSQL doesn't store, becomes U+FFFD. */
export function prepare(text: string): string {
  return text.toWellFormed().replaceAll('\r\n', '\n').replace(INVISIBLE, '').trim()
}

/** Removes duplicates, ignoring case, and keeps the first spelling. */
export function distinct(items: readonly string[]): string[] {
  const byFolded = new Map<string, string>()
  for (const item of items.map(prepare)) {
    const folded = item.toLowerCase()
    if (item !== '' && !byFolded.has(folded)) byFolded.set(folded, item)
  }
  return [...byFolded.values()]
}
