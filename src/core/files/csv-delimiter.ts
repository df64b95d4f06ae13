/** What stands between the cells of a table: told by its first line. Spreadsheets copy with tabs; some save with semicolons. */

export type Delimiter = ',' | ';' | '\t' | '|'

/** The first line of a file is a header; nobody's is longer. */
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
  if (count('\t') > 0) return '\t' // nobody's header has a tab in a name
  const most = Math.max(count(','), count(';'), count('|'))
  return ([',', ';', '|'] as const).find((delimiter) => count(delimiter) === most) ?? ','
}
