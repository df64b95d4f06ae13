/**
 * The character between the cells of a table, found in its first line. Spreadsheets copy with tabs; some save with
 * semicolons.
 */

export type Delimiter = ',' | ';' | '\t' | '|'

/** The first line is a header; none is longer than this, in characters. */
const MAX_FIRST_LINE = 5_000

export function delimiterOf(text: string): Delimiter {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const character of text.slice(0, MAX_FIRST_LINE)) {
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '\n' || character === '\r') {
      if (counts.size > 0) break
    } else counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const count = (delimiter: Delimiter) => counts.get(delimiter) ?? 0
  if (count('\t') > 0) return '\t' // header names contain no tabs
  const most = Math.max(count(','), count(';'), count('|'))
  return ([',', ';', '|'] as const).find((delimiter) => count(delimiter) === most) ?? ','
}
