/**
 * What the employer makes or wants to achieve, in the listing's words, as the reason of a letter: "We’re building a
 * payroll platform for cafés" gives `thing` "a payroll platform for cafés", for "I’d like to work on …"; "Our mission is
 * to encrypt the web" gives `aim` "encrypt the web", for "I’d like to help …". Reads English.
 */
import { contentStems } from '#core/text/word-stem.ts'
import { COMMON_STEMS, sentencesOf } from './listing-reason.ts'
import { type PurposeBy, type PurposeKind, purposeWords } from './purpose-words.ts'

export type ListingPurpose = {
  kind: PurposeKind
  /** As the letter says them. */
  words: string
  /** The sentence of the listing. */
  quote: string
}

/** Sentences that are looked at; what follows is about the work and the offer. */
const MAX_SENTENCES = 60
/** Longer ones are lists. */
const MAX_SENTENCE = 420
/** What each sentence before it takes from a purpose: employers say first what they do. */
const LATER = 0.08
/** What a word of the person's adds, up to three. */
const NEAR = 0.5

const BUILD =
  '(?:(?:re)?building|developing|creating|making|designing|working on|crafting|launching)'
const BUILDS =
  '(?:build|builds|built|develop|develops|make|makes|create|creates|design|designs|run|runs|operate|operates|maintain|maintains|provide|provides|deploy|deploys)'
const MAKER =
  '(?:company|startup|start-up|team|studio|firm|business|scale-?up|lab|nonprofit|non-profit|fintech|organi[sz]ation|agency)'
const AT = '(?:at [^,.]{2,40}?,? |here,? |today,? )?'
const ARE = "(?:'re| are| is)"

type Row = {
  kind: PurposeKind
  by: PurposeBy
  /** Which rows are preferred. */
  worth: number
  /** `who` matches "we" and the company's names. Has a group `words`. */
  pattern: (who: string) => string
}

const ROWS: readonly Row[] = [
  {
    kind: 'aim',
    by: 'mission',
    worth: 3,
    pattern: (who) =>
      `\\b(?:(?:our|${who}'s|the company's) (?:mission|goal|aim) is to|${who}${ARE} (?:an? [^.:;]{0,60})?on a mission to|${MAKER} on a mission to|${who} (?:exists?|want|wants|aim|aims) to) (?<words>[a-z].+)$`,
  },
  {
    kind: 'aim',
    by: 'mission',
    worth: 3,
    pattern: () => '^(?:our |the )?mission: (?:to )?(?<words>[a-z].+)$',
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 3,
    pattern: (who) =>
      `^${AT}${who}${ARE}(?: now| currently| also| actively)? (?:an? [^.:;]{0,70}?\\b${MAKER}[^.:;,]{0,40}?,? (?:that(?:'s| is| are)? )?)?${BUILD} (?<words>.+)$`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 2.8,
    pattern: () => `^[^.:;]{0,50}\\b${MAKER}[^.:;]{0,30}? ${BUILD} (?<words>(?:an?|the) .+)$`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 2.6,
    pattern: (who) =>
      `^${AT}${who}(?: also| now|${ARE} an? [^.:;]{0,60}?\\b${MAKER} (?:that|which))? ${BUILDS} (?<words>.+)$`,
  },
  {
    kind: 'thing',
    by: 'builds',
    worth: 2.5,
    pattern: () =>
      `\\b(?:hiring|looking for|seeking) [^.:;]{3,80}? to (?:work on|help (?:us )?build|build|develop) (?<words>.+)$`,
  },
  {
    kind: 'thing',
    by: 'is',
    worth: 2.4,
    pattern: (who) => `^${who}${ARE} (?<words>(?:an?|the) .+)$`,
  },
  {
    kind: 'aim',
    by: 'helps',
    worth: 2.7,
    pattern: (who) =>
      `^${AT}(?:${who}|our (?:platform|product|software|app|tools?|technology|mission))${ARE}?(?: an? [^.:;]{0,60}?(?:that|which))? (?:helps?|helping) (?<words>.+)$`,
  },
  {
    kind: 'aim',
    by: 'does',
    worth: 1.6,
    pattern: (who) =>
      `^${AT}(?:${who}|our (?:platform|product|software|app|technology))${ARE}? (?<words>[a-z]+ .+)$`,
  },
]

/**
 * The best for this person. `about` holds texts that matter to them: a purpose with words of theirs is preferred. Null if
 * the listing states none that can be said in a sentence.
 */
export function listingPurpose(
  { description, company }: { description: string; company: string | null },
  about: readonly string[],
): ListingPurpose | null {
  const names = [company ?? '', headName(description)].filter((it) => it.length > 1)
  const who = `(?:we|${[...names, 'the company'].map(escaped).join('|')})`
  const rows = ROWS.map((row) => ({ ...row, read: new RegExp(row.pattern(who), 'iu') }))
  const wanted = new Set(about.flatMap((text) => contentStems(text)))
  let best: { found: ListingPurpose; score: number } | null = null
  for (const [at, quote] of sentencesOf(description).slice(0, MAX_SENTENCES).entries()) {
    // The head of a listing is a list: "Acme | Engineer | Remote".
    if (quote.includes(' | ') || quote.length > MAX_SENTENCE || quote.includes('?')) continue
    const text = plainQuote(quote)
    for (const { kind, by, worth, read } of rows) {
      const raw = read.exec(text)?.groups?.words
      const words = raw === undefined ? null : purposeWords(raw, kind, by)
      const stems = contentStems(words ?? '').filter((it) => !COMMON_STEMS.has(it))
      if (words === null || stems.length === 0) continue
      const near = Math.min(stems.filter((it) => wanted.has(it)).length, 3)
      const score = worth + near * NEAR - at * LATER
      if (score > (best?.score ?? 0)) best = { found: { kind, words, quote }, score }
      break
    }
  }
  return best?.found ?? null
}

/** "Acme (acme.example) | Engineer | Remote" is headed by the name that its sentences begin with. */
const headName = (description: string) =>
  /^([\p{L}\p{N}][\p{L}\p{N} .&'’-]{1,40}?)(?: ?\(| ?\|)/u.exec(description)?.[1]?.trim() ?? ''

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Without what is in brackets. */
const plainQuote = (text: string) =>
  text
    .replace(/\s?[([][^()[\]]{0,200}[)\]]/g, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
