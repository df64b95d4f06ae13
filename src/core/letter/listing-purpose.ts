/**
 * What the employer makes or wants to achieve, in the listing's words, as the reason of a letter: "We’re building a
 * payroll platform for cafés" gives `thing` "a payroll platform for cafés", for "I’d like to work on …"; "Our mission is
 * to encrypt the web" gives `aim` "encrypt the web", for "I’d like to help …". Reads English. Leaves out praise, and what
 * is about the offer, the team or money.
 */
import { verbForm } from '#core/text/verb-forms.ts'
import { contentStems } from '#core/text/word-stem.ts'
import { fillerPhrases } from './filler-phrases.ts'
import {
  COMMON_STEMS,
  isCutList,
  isQuotable,
  lowFirst,
  sentencesOf,
  toReader,
} from './listing-reason.ts'

/** `thing`: a noun phrase with its article. `aim`: after "help", "encrypt the web" or "teams find their data". */
export type PurposeKind = 'thing' | 'aim'

export type ListingPurpose = {
  kind: PurposeKind
  /** As the letter says them. */
  words: string
  /** The sentence of the listing. */
  quote: string
}

/** Sentences that are looked at; what follows is about the work and the offer. */
const MAX_SENTENCES = 60
const SHORTEST = { thing: 10, aim: 14 } as const

const NOT_PURPOSE =
  /\b(?:salary|salaries|benefits?|equity|bonus|visa|sponsor\w*|relocation|insurance package|holidays?|vacation|perks|hiring|interview\w*|applicants?|candidates?|join|resume|hybrid|onsite|stock options|series [a-e]|seed round|backed|funding|revenue|profitable|experience|world['’]s? (?:best|largest|leading)|disrupt\w*|revolution\w*|reimagin\w*|the future|future of|next generation|next-gen\w*|cool|crazy|fun|awesome|amazing|incredible|best-in-class|unicorn|most (?:intuitive|powerful|advanced|widely)|biggest|largest|in the world|heavy use|genuinely|insane\w*|magic\w*|everything|anything|stuff|things|equal opportunit\w*|office|culture|cracked|10x|lots? of|bunch|ton of)\b/i

/** What is built, but is no product: "a team", "the core product". */
const NO_THING =
  /^(?:an? |the |our |its )?(?:(?!for |that |to |which )[\p{L}-]{1,20} ){0,3}(?:team|teams|company|business|culture|startup|start-up|community|world|office|roles?|products?|technology|environment|opportunit\w+|people|ourselves|future|solutions?|stack)\b(?! (?:analytics|management|search|data|experience|for |that |which ))|^(?:an? )?(?:\p{L}+ )?(?:impact|difference|clarity|motion|change)\b|^(?:on|out|up|in|at|it|this|that|these|those|them|what|how|all|more|you|us)\b/iu

const BUILD =
  '(?:(?:re)?building|developing|creating|making|designing|working on|crafting|launching)'
const BUILDS =
  '(?:build|builds|built|develop|develops|make|makes|create|creates|design|designs|run|runs|operate|operates|maintain|maintains|provide|provides|deploy|deploys)'
const MAKER =
  '(?:company|startup|start-up|team|studio|firm|business|scale-?up|lab|nonprofit|non-profit|fintech|organi[sz]ation|platform company|agency)'
const PRODUCT =
  /\b(?:platform|tool|app|application|marketplace|database|engine|network|suite|framework|library|api|system|infrastructure|protocol|browser|editor|exchange|wallet|assistant|service|software|sdk|cloud|search engine|operating system|toolkit|product)s?\b/i

type Row = {
  kind: PurposeKind
  pattern: (who: string) => RegExp
  /** Which rows are preferred. */
  worth: number
}

/** What a company says it helps others to do. */
const HELPS = 2.7
/** What it says it is. */
const IS = 2.4
/** Any other verb. */
const DOES = 1.6

/** `who` matches "we" and the company's name. Each pattern has a group `words`. */
const ROWS: readonly Row[] = [
  {
    kind: 'aim',
    worth: 3,
    pattern: (who) =>
      new RegExp(
        `\\b(?:(?:our|${who}['’]s|the company['’]s) (?:mission|goal|aim) is to|${who}(?:['’]re| are| is) on a mission to|${who}(?:['’]re| are| is) (?:a |an )[^.:;]{0,60}on a mission to|${who} (?:exists?|want|wants|aim|aims) to|^mission: (?:to )?) (?<words>[a-z].+)$`,
        'iu',
      ),
  },
  {
    kind: 'thing',
    worth: 3,
    pattern: (who) =>
      new RegExp(
        `^(?:at [^,.]{2,40}?,? |here,? )?${who}(?:['’]re| are| is)(?: now| currently| also| actively)? (?:an? [^.:;]{0,70}?\\b${MAKER}[^.:;,]{0,40}?,? (?:that(?:['’]s| is| are)? )?)?${BUILD} (?<words>.+)$`,
        'iu',
      ),
  },
  {
    kind: 'thing',
    worth: 2.8,
    pattern: () =>
      new RegExp(`^[^.:;]{0,50}\\b${MAKER}[^.:;]{0,30}? ${BUILD} (?<words>(?:an?|the) .+)$`, 'iu'),
  },
  {
    kind: 'thing',
    worth: 2.6,
    pattern: (who) =>
      new RegExp(
        `^(?:at [^,.]{2,40}?,? )?${who}(?: also| now)? ${BUILDS} (?<words>(?!(?:it|this|that|them|over)\\b).+)$`,
        'iu',
      ),
  },
  {
    kind: 'thing',
    worth: 2.6,
    pattern: (who) =>
      new RegExp(
        `^${who}(?:['’]re| are| is) an? [^.:;]{0,60}?\\b${MAKER} (?:that|which) ${BUILDS} (?<words>.+)$`,
        'iu',
      ),
  },
  {
    kind: 'thing',
    worth: IS,
    pattern: (who) => new RegExp(`^${who}(?:['’]re| are| is) (?<words>(?:an?|the) .+)$`, 'iu'),
  },
  {
    kind: 'thing',
    worth: 2.5,
    pattern: () =>
      /\b(?:hiring|looking for|seeking) [^.:;]{3,80}? to (?:work on|help (?:us )?build|build|develop) (?<words>.+)$/iu,
  },
  {
    kind: 'aim',
    worth: HELPS,
    pattern: (who) =>
      new RegExp(
        `^(?:at [^,.]{2,40}?,? |today,? )?(?:${who}|our (?:platform|product|software|app|tools?|technology|mission))(?:['’]re| are| is)?(?: (?:an? [^.:;]{0,60}?(?:that|which)))? (?:helps?|helping) (?<words>.+)$`,
        'iu',
      ),
  },
  {
    kind: 'aim',
    worth: DOES,
    pattern: (who) =>
      new RegExp(
        `^(?:at [^,.]{2,40}?,? )?(?:${who}|our (?:platform|product|software|app|technology))(?:['’]re| are| is)? (?<words>[a-z]+ .+)$`,
        'iu',
      ),
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
  const rows = ROWS.map((row) => ({ ...row, read: row.pattern(who) }))
  const wanted = new Set(about.flatMap((text) => contentStems(text)))
  let best: { found: ListingPurpose; score: number } | null = null
  for (const [at, quote] of sentencesOf(description).slice(0, MAX_SENTENCES).entries()) {
    // The head of a listing is a list: "Acme | Engineer | Remote".
    if (quote.includes(' | ') || quote.length > 420 || /[?]/.test(quote)) continue
    const text = withoutLinks(quote)
    for (const { kind, worth, read } of rows) {
      const raw = read.exec(text)?.groups?.words
      const words = raw === undefined ? null : purposeWords(raw, kind, worth)
      if (words === null) continue
      const stems = contentStems(words).filter((it) => !COMMON_STEMS.has(it))
      if (stems.length === 0) continue
      const near = Math.min(stems.filter((it) => wanted.has(it)).length, 3) * 0.5
      const score = worth + near - at * 0.08 - (words.length > 85 ? 0.3 : 0)
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

const withoutLinks = (text: string) =>
  text
    .replace(/\s?[([][^()[\]]{0,200}[)\]]/g, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()

function purposeWords(raw: string, kind: PurposeKind, worth: number): string | null {
  const plain = raw
    .replace(/^(?:also|now|currently|actually|just) /i, '')
    .replace(STAGE, '$1')
    .replace(/[.;,!]{1,9}$/, '')
  const read = kind === 'aim' ? aimOf(plain, worth) : thingOf(plain, worth)
  const cut = read === null ? null : cutShort(read, kind)
  if (cut === null || NOT_PURPOSE.test(cut) || /\b(?:you(?:r|rself)?|I|my|me)\b/i.test(cut)) {
    return null
  }
  // "Their" needs somebody before it, and a letter has no "here".
  if (/^(?:\S+ )?(?:their|its|it|them|this|these|here|at)\b|\b(?:here|today|now)$/i.test(cut))
    return null
  if (kind === 'aim' && !isWholeAim(cut, worth)) return null
  const words = toReader(cut)
  return fillerPhrases(words).length === 0 ? words : null
}

/** "a VC-backed, fully-remote marketplace" is a marketplace. */
const STAGE =
  /^(an? |the )(?:(?:fully |fast-|rapidly )?[\w-]{0,20}(?:backed|funded|remote|growing|stage|bootstrapped|profitable),? (?:and )?){1,4}/i

/** "teams ship faster" is whole and "insurance agents" is not; "train models and building tools" is two forms. */
function isWholeAim(words: string, worth: number): boolean {
  if (/^(?:enable|empower|support|help)\b/i.test(words) && !/ to \p{Ll}/u.test(words)) return false
  if (/ and \p{Ll}+ing\b/u.test(words) && !/^\p{Ll}+ing\b/u.test(words)) return false
  const [first = '', ...rest] = words.split(' ')
  const isVerb = (word: string) => verbForm(word.replace(/,$/, ''))?.form === 'base'
  return worth === HELPS ? rest.slice(0, -1).some(isVerb) || / to /.test(words) : isVerb(first)
}

const MAX_LENGTH = 95

/** Where a noun phrase or an infinitive may end. */
const ENDS =
  /(?:,|;| –| —| -|:)(?= )| (?=(?:that|which|who|so that|so|while|because|using|by|with|through|across|including|such as|like|into|not|rather than|and (?:other|has|is|are|have|we|our|to|help|make|let)|to (?!every|the|an?|all|any|our|each|both)\p{Ll}+|for|where|used|powered|designed) )/giu

/** Whole if it is short, or else up to the last break that leaves it whole. */
function cutShort(raw: string, kind: PurposeKind): string | null {
  const shortest = SHORTEST[kind]
  const plain = raw.replace(/[.;,!]{1,9}$/, '').trim()
  const head =
    /^.{10,}?(?= ?—| - | – |: |; |,? (?:and (?:has|is|are|have|we|we're|our|it's)|such as|like|including) )/.exec(
      plain,
    )
  const text = head?.[0] ?? plain
  if (text.length <= MAX_LENGTH)
    return text.length >= shortest && isQuotable(text) ? tidy(text) : null
  const cuts = [...text.matchAll(ENDS)]
    .filter(({ index }) => kind === 'thing' || !/^ to /.test(text.slice(index)))
    .map(({ index }) => text.slice(0, index))
    .filter((it) => !(text[it.length] === ',' && /\b(?:the|an?|your|our) \p{L}+$/u.test(it)))
    .filter((it) => it.length >= Math.max(shortest, 22) && it.length <= MAX_LENGTH)
    .filter(
      (it) =>
        !isCutList(it, text) &&
        isQuotable(it) &&
        !/\b(?:so|as|then|to|help|and \p{L}+ing)$/iu.test(it),
    )
  const found = cuts.at(-1)
  return found === undefined ? null : tidy(found)
}

const tidy = (text: string) => lowFirst(text.replaceAll("'", '’'))

/** "an AI platform for X" of "an AI platform for X" and of "software", "tools". */
function thingOf(raw: string, worth: number): string | null {
  // "Make software landscapes understandable" is an aim.
  const words = raw.replace(/^(?:what we call|something called) /i, '')
  if (NO_THING.test(words) || /^(?:sure|people|teams|companies)\b/i.test(words)) return null
  if (
    /^(?:\p{L}+ )+(?:easy|easier|simple|simpler|possible|faster|safer)\b/iu.test(words.slice(0, 60))
  )
    return null
  const [head = ''] = words.split(/ (?:for|that|which|to|with|of|where|in|using|used|built|on)\b|,/)
  // Of what the company "is", only products are worked on.
  if (worth === IS && (!PRODUCT.test(head) || PRAISE.test(head) || COMPANY.test(head))) return null
  if (/\b(?:years|people|employees|engineers|members|strong)$/i.test(head)) return null
  return startsNoun(words) ? words : null
}

const PRAISE =
  /\b(?:leading|largest|best|top|fastest|biggest|first|only|number one|#1|premier|popular)\b/i
const COMPANY =
  /\b(?:company|startup|start-up|team|studio|firm|business|provider|leader|nonprofit|non-profit|insurtech|fintech|shop|agency|fund|bank|organi[sz]ation)\b/i

/** Begins as a noun phrase can: an article, "software", "AI-powered tools". */
const startsNoun = (words: string) => {
  const [first = '', second = ''] = words.split(' ')
  if (/^(?:an?|the|our|your|this)$/i.test(first)) return true
  if (
    /^(?:and|or|but|to|for|with|in|on|at|from|so|as|by|not|because|very|some|many|several|most|all|one|two|three|every|it|they|we)$/i.test(
      first,
    )
  )
    return false
  // A countable thing in the singular would need an article.
  const [head = ''] = words.split(/ (?:for|that|which|to|with|of|where|in|using|on|and)\b|,/)
  return second !== '' && (/s$/i.test(head) || MASS.test(head))
}

const MASS =
  /\b(?:software|infrastructure|hardware|technology|automation|firmware|tooling|AI|intelligence|analytics|research|data|robotics|insurance|energy|banking|payroll|security)$/i

/** The infinitive of what the company does: "protects banks" is "protect banks". */
function aimOf(raw: string, worth: number): string | null {
  const words = raw.replace(/^(?:help|helps|helping) /i, '')
  if (worth !== DOES)
    return /^(?:be|become|have|get|grow|hire|win|do)\b/i.test(words) ? null : words
  const [first = '', next = ''] = words.split(' ')
  const found = verbForm(first)
  if (found === null || !AIMS.has(found.base) || next === '') return null
  if (found.form === 'past') return null
  return `${found.base} ${words.slice(first.length + 1)}`
}

/** Verbs of what a company does for others; the rest are about how it works or lives. */
const AIMS = new Set(
  'accelerate automate calculate connect coordinate cut decrease defend democratize detect digitise digitize eliminate empower enable encrypt expand explain improve increase integrate liberate lower make manage modernise modernize monitor optimise optimize orchestrate organise organize power predict prevent process protect reduce replace restore safeguard secure serve simplify solve speed standardise standardize streamline support teach track tackle train transform translate treat turn underwrite unify verify visualise visualize give bring'.split(
    ' ',
  ),
)
