/**
 * The employer's name for boards whose system does not provide it: Lever, Ashby and Personio identify boards only by
 * a token ("matchgroup"). The most common spelling in their adverts ("Match Group") is used.
 */

/** Number of adverts searched, and characters of each: the first lines name the company. */
const TEXTS_READ = 40
const CHARS_READ = 4_000
/** A token of one or two letters occurs in every text; a very long one is not a name. */
const MIN_LETTERS = 3
const MAX_LETTERS = 40

/** "jobs.acme.com" is Acme's own host. */
const OF_A_HOST = /^(?:(?:www|jobs?|careers?|karriere|join|apply)\.)?([a-z\d-]+)(?:\.[a-z\d-]+)+$/i

/** `texts` are adverts without markup. Deterministic for the same texts. */
export function employerName(token: string, texts: Iterable<string>): string {
  const slug = (token.split('/').at(-1) ?? token).replace(OF_A_HOST, '$1')
  return spelledIn(slug, texts) ?? spelledLikeToken(slug)
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

/** "acme-corp" becomes "Acme Corp"; a token with capitals keeps its owner's spelling. */
function spelledLikeToken(slug: string): string {
  const words = slug.replace(/[-_.]+/g, ' ').trim()
  if (/\p{Lu}/u.test(words)) return words
  return words.replace(/(?<![\p{L}\d])\p{Ll}/gu, (letter) => letter.toUpperCase()) || slug
}
