/**
 * Draws searches for a known listing from the real listings, the same for the same seed. Titles are drawn rather than
 * listings, so that frequent titles do not crowd out the rest.
 */
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { readWords } from '#search/postings/terms.ts'
import { WAYS } from './abbreviations.ts'
import type { KeyedDocument } from './documents.ts'
import { cityOf, joinedWords, type KnownItems } from './known-items.ts'

const A_CLASS = 70

type Below = (end: number) => number
type QueryOf = (listing: KeyedDocument) => string | null

export function drawKnownItems(listings: readonly KeyedDocument[], seed: number): KnownItems {
  const random = seededNumbers(seed)
  const below = (end: number) => Math.floor(random() * end)
  const drawn = drawTitles(listings, below)
  const counts = countWords(listings)
  const commonness = (word: string) => counts.get(word) ?? 0
  let next = 0
  const make = (queryOf: QueryOf) => {
    const made: [string, string][] = []
    while (made.length < A_CLASS) {
      const listing = drawn[next++ % drawn.length] as KeyedDocument
      const query = queryOf(listing)
      if (query) made.push([query, listing.key])
    }
    return made
  }
  return {
    'exact title': make(({ document }) => document.title),
    'title words shuffled': make(({ document: { title } }) => {
      const words = wordsOf(title)
      const mixed = shuffled(words, below)
      return words.length > 2 && mixed.join() !== words.join() ? mixed.join(' ') : null
    }),
    'title and company': make(({ document: { title, company } }) => `${title} ${company}`),
    'title and city': make(({ document: { title, ...document } }) => {
      const city = cityOf(document)
      return city && `${title} ${city}`
    }),
    'two rarest words': make(({ document: { title, company } }) => {
      const words = [...new Set(readWords(`${title} ${company}`).words)]
      if (words.length < 4) return null
      const rare = words.sort((a, b) => commonness(a) - commonness(b)).slice(0, 2)
      return shuffled(rare, below).join(' ')
    }),
    'one typo': make(({ document: { title } }) => {
      const words = wordsOf(title)
      const long = words.filter((word) => /^[a-z]{4,}$/i.test(word))
      if (long.length === 0) return null
      const word = pick(long, below)
      const slip = slipIn(word, below)
      if (counts.has(slip.toLowerCase())) return null
      return words.map((one) => (one === word ? slip : one)).join(' ')
    }),
    'unfinished last word': make(({ document: { title } }) => {
      const words = wordsOf(title)
      const last = words.at(-1) ?? ''
      if (!/^[a-z]{5,}$/i.test(last)) return null
      return [...words.slice(0, -1), last.slice(0, 3 + below(last.length - 3))].join(' ')
    }),
    'abbreviations either way': makeAbbreviations(drawn),
  }
}

/** One listing per title. Messy headers of threads ("Multiple Roles", "Full-time") are not titles of jobs. */
function drawTitles(listings: readonly KeyedDocument[], below: Below): KeyedDocument[] {
  const titled = listings.filter(
    ({ document }) => document.category !== null && wordsOf(document.title).length > 1,
  )
  const byTitle = new Map(titled.map((listing) => [joinedWords(listing.document.title), listing]))
  return shuffled([...byTitle.values()], below)
}

/** Uses all abbreviations in turn, so that "senior" does not fill the class. */
function makeAbbreviations(drawn: readonly KeyedDocument[]) {
  const made: [string, string][] = []
  const used = new Set<string>()
  while (made.length < A_CLASS * 2) {
    let found = 0
    for (const [from, to] of WAYS) {
      const within = ` ${from} `
      const listing = drawn.find(
        ({ key, document }) =>
          !used.has(key) && ` ${joinedWords(document.title)} `.includes(within),
      )
      if (!listing) continue
      used.add(listing.key)
      found++
      const query = ` ${joinedWords(listing.document.title)} `.replace(within, ` ${to} `).trim()
      if (made.length < A_CLASS * 2) made.push([query, listing.key])
    }
    if (found === 0) break
  }
  return made
}

/** Makes a typo: a swapped, missing, doubled or wrong letter. */
function slipIn(word: string, below: Below): string {
  const at = below(word.length - 1)
  const [before, letter, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  const other = String.fromCharCode(97 + below(26))
  const slips = [
    before + rest.charAt(0) + letter + rest.slice(1),
    before + rest,
    before + letter + letter + rest,
    before + other + rest,
  ]
  return pick(slips, below)
}

/** Words as a person would retype them, without the brackets, dashes and commas around them. */
function wordsOf(title: string): string[] {
  return title
    .split(/[\s,;:|/()[\]–—]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter(Boolean)
}

const pick = <Item>(items: readonly Item[], below: Below) => items[below(items.length)] as Item

function shuffled<Item>(items: readonly Item[], below: Below): Item[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = below(at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item]
  }
  return mixed
}

function countWords(listings: readonly KeyedDocument[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { document } of listings) {
    const words = new Set(readWords(`${document.title} ${document.company}`).words)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}
