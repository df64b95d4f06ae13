/**
 * The employer's name for boards whose system does not provide it: Lever, Ashby and Personio identify boards only by
 * a token ("matchgroup"). The most common spelling in their adverts ("Match Group") is used.
 */
import { nameOfToken, slugOfToken } from '#core/company/name-of-token.ts'

/** Number of adverts searched, and characters of each: the first lines name the company. */
const TEXTS_READ = 40
const CHARS_READ = 4_000
/** A token of one or two letters occurs in every text; a very long one is not a name. */
const MIN_LETTERS = 3
const MAX_LETTERS = 40

/** `texts` are adverts without markup. Deterministic for the same texts. */
export function employerName(token: string, texts: Iterable<string>): string {
  return spelledIn(slugOfToken(token), texts) ?? nameOfToken(token)
}

function spelledIn(slug: string, texts: Iterable<string>): string | null {
  const letters = slug.toLowerCase().match(/[\p{L}\d]/gu) ?? []
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return null
  const between = "[ .&'’-]?"
  const name = new RegExp(`(?<![\\p{L}\\d@./-])${letters.join(between)}(?![\\p{L}\\d@/-])`, 'giu')
  const counts = new Map<string, number>()
  let read = 0
  for (const text of texts) {
    if (read++ >= TEXTS_READ) break
    for (const [spelling] of text.slice(0, CHARS_READ).matchAll(name)) {
      // "linear" is a word and "acme.com" an address; "Linear" is the company.
      if (/^[\p{Lu}\d]|\p{Lu}/u.test(spelling))
        counts.set(spelling, (counts.get(spelling) ?? 0) + 1)
    }
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? 1 : -1))
  return best?.[0] ?? null
}
