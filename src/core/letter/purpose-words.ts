/**
 * The words of a listing about what the employer makes or wants, cut so that they can follow "work on" or "help". Null if
 * they are praise, about the offer or the team, or would be no grammatical end of a sentence. Reads English.
 */
import { verbForm } from '#core/text/verb-forms.ts'
import { fillerPhrases } from './filler-phrases.ts'
import { isCutList, isQuotable, lowFirst, toReader } from './listing-reason.ts'

/** `thing`: a noun phrase with its article. `aim`: after "help", "encrypt the web" or "teams find their data". */
export type PurposeKind = 'thing' | 'aim'

/** How the listing says it: "we build …", "we are a …", "our mission is to …", "we help … to …", "we protect …". */
export type PurposeBy = 'builds' | 'is' | 'mission' | 'helps' | 'does'

const MAX_LENGTH = 95
const SHORTEST = { thing: 10, aim: 14 } as const
/** A part of a longer text that is shorter says little. */
const SHORTEST_PART = 22

/** The longest part of `raw` that can be said. */
export function purposeWords(raw: string, kind: PurposeKind, by: PurposeBy): string | null {
  const plain = raw
    .replace(/^(?:also|now|currently|actually|just) /i, '')
    .replace(STAGE, '$1')
    .replace(/[.;,!]{1,9}$/, '')
    .trim()
  const read = kind === 'aim' ? aimOf(plain, by) : thingOf(plain, by)
  // A sentence with a link lacks the words that the link had.
  if (read === null || /https?:/.test(read.slice(0, MAX_LENGTH))) return null
  const found = partsOf(read, kind).find((part) => isSayable(part, kind, by))
  return found === undefined ? null : toReader(lowFirst(found.replaceAll("'", '’')))
}

/** "a VC-backed, fully-remote marketplace" is a marketplace. */
const STAGE =
  /^(an? |the )(?:(?:fully |fast-|rapidly )?[\w-]{0,20}(?:backed|funded|remote|growing|stage|bootstrapped|profitable),? (?:and )?){1,4}/i

const NOT_SAID =
  /\b(?:salary|salaries|benefits?|equity|bonus|visa|sponsor\w*|relocation|insurance package|holidays?|vacation|perks|hiring|interview\w*|applicants?|candidates?|join|resume|hybrid|onsite|stock options|series [a-e]|seed round|backed|funding|revenue|profitable|experience|world['’]s? (?:best|largest|leading)|biggest|largest|in the world|disrupt\w*|revolution\w*|reimagin\w*|the future|future of|next generation|next-gen\w*|cool|crazy|fun|awesome|amazing|incredible|best-in-class|unicorn|most (?:intuitive|powerful|advanced|widely)|genuinely|insane\w*|magic\w*|everything|anything|stuff|things|equal opportunit\w*|office|culture|cracked|10x|lots? of|bunch|ton of|heavy use|codebase|tech debt|legacy|scar|you|yours?|yourself|I|my|me)\b|\b(?:our|your) (?:[\p{L}-]{1,20} ){0,3}(?:teams?|company|business)\b/iu

function isSayable(text: string, kind: PurposeKind, by: PurposeBy): boolean {
  if (!isQuotable(text) || NOT_SAID.test(text) || fillerPhrases(text).length > 0) return false
  // "Their" needs somebody before it, and a letter has no "here".
  if (/^(?:\S+ )?(?:their|its|it|them|this|these|here|at)\b/i.test(text)) return false
  if (
    /\b(?:here|today|now|so|as|then|to|help|used|ready|responsible|suitable|available|and \p{L}+ing)$/iu.test(
      text,
    )
  )
    return false
  return kind === 'thing' || isWholeAim(text, by)
}

/** Where a noun phrase or an infinitive may end. */
const ENDS =
  /(?:,|;| –| —| -|:)(?= )| (?=(?:that|which|who|so that|so|while|because|using|by|with|through|across|including|such as|like|from|into|not|rather than|and (?:other|has|is|are|have|we|our|to|help|make|let)|to (?!every|the|an?|all|any|our|each|both)\p{Ll}+|for|where|used|powered|designed) )/giu

/** The whole if it is short, and its beginnings that end where a clause does, the longest first. */
function partsOf(plain: string, kind: PurposeKind): string[] {
  const head =
    /^.{10,}?(?= ?—| - | – |: |; |,? (?:and (?:has|is|are|have|we|we're|our|it's)|such as|like|including) )/.exec(
      plain,
    )
  const text = head?.[0] ?? plain
  const cuts = [...text.matchAll(ENDS)]
    // "From … into …" and "to do" belong to what is before them.
    .filter(({ index }) => kind === 'thing' || !/^ to /.test(text.slice(index)))
    .map(({ index }) => text.slice(0, index))
    .filter((it) => !(/\bfrom\b/.test(it) && text.startsWith(' into', it.length)))
    .filter((it) => !/^ from .{1,60} (?:into|to) /.test(text.slice(it.length)))
    .filter((it) => !(text[it.length] === ',' && /\b(?:the|an?|your|our) \p{L}+$/u.test(it)))
    .filter((it) => it.length >= SHORTEST_PART && it.length <= MAX_LENGTH && !isCutList(it, text))
  const whole = text.length <= MAX_LENGTH && text.length >= SHORTEST[kind] ? [text] : []
  return [...whole, ...cuts.reverse()]
}

const PRODUCT =
  /\b(?:platform|tool|app|application|marketplace|database|engine|network|suite|framework|library|api|system|infrastructure|protocol|browser|editor|exchange|wallet|assistant|service|software|sdk|cloud|operating system|toolkit|product)s?\b/i
const PRAISE =
  /\b(?:leading|largest|best|top|fastest|biggest|first|only|number one|#1|premier|popular)\b/i
const COMPANY =
  /\b(?:company|startup|start-up|team|studio|firm|business|provider|leader|nonprofit|non-profit|insurtech|fintech|shop|agency|fund|bank|organi[sz]ation)\b/i

/** What is built, but is no product: "a team", "the core product". */
const NO_THING =
  /^(?:an? |the |our |its )?(?:(?!for |that |to |which )[\p{L}-]{1,20} ){0,3}(?:team|teams|company|business|culture|startup|start-up|community|world|office|roles?|products?|technology|environment|opportunit\w+|people|ourselves|future|solutions?|stack)\b(?! (?:analytics|management|search|data|experience|for |that |which ))|^(?:an? )?(?:\p{L}+ )?(?:impact|difference|clarity|motion|change)\b|^(?:on|out|up|in|at|it|this|that|these|those|them|what|how|all|more|you|us|sure)\b/iu

/** Ends the noun that a phrase is about: "an AI platform for X". */
const AFTER_HEAD = / (?:for|that|which|to|with|of|where|in|using|used|built|on|and)\b/

function thingOf(words: string, by: PurposeBy): string | null {
  if (NO_THING.test(words)) return null
  // "Make software landscapes easy to explore" is an aim.
  if (/ (?:easy|easier|simple|simpler|possible|faster|safer)\b/i.test(words.slice(0, 50)))
    return null
  const [head = ''] = words.split(AFTER_HEAD)
  const isProduct = PRODUCT.test(head) && !PRAISE.test(head) && !COMPANY.test(head)
  if ((by === 'is' && !isProduct) || /\b(?:years|people|employees|members|strong)$/i.test(head))
    return null
  return startsNoun(words, head) ? words : null
}

/** Begins as a noun phrase can: an article, "software", "AI-powered tools". */
function startsNoun(words: string, head: string): boolean {
  const [first = '', second = ''] = words.split(' ')
  if (/^(?:an?|the|our|this)$/i.test(first)) return true
  if (NO_NOUN.test(first)) return false
  // A countable thing in the singular would need an article.
  return second !== '' && (/s$/i.test(head) || MASS.test(head))
}

const NO_NOUN =
  /^(?:and|or|but|to|for|with|in|on|at|from|so|as|by|not|because|very|some|many|several|most|all|one|two|three|every|it|they|we|people|teams|companies)$/i
const MASS =
  /\b(?:software|infrastructure|hardware|technology|automation|firmware|tooling|AI|intelligence|analytics|research|data|robotics|insurance|energy|banking|payroll|security)$/i

/** The infinitive of what the company does: "protects banks" is "protect banks". */
function aimOf(raw: string, by: PurposeBy): string | null {
  const words = raw.replace(/^(?:help|helps|helping) /i, '')
  if (by !== 'does') return /^(?:be|become|have|get|grow|hire|win|do)\b/i.test(words) ? null : words
  const [first = '', next = ''] = words.split(' ')
  const found = verbForm(first)
  if (found === null || found.form === 'past' || !AIMS.has(found.base) || next === '') return null
  return `${found.base} ${words.slice(first.length + 1)}`
}

/** Verbs of what a company does for others; the rest are about how it works or lives. */
const AIMS = new Set(
  'accelerate automate calculate connect coordinate cut decrease defend democratize detect digitise digitize eliminate empower enable encrypt explain improve increase integrate liberate lower make manage modernise modernize monitor optimise optimize orchestrate organise organize power predict prevent process protect reduce replace restore safeguard secure serve simplify solve speed standardise standardize streamline support tackle teach track train transform translate treat turn underwrite unify verify visualise visualize give bring'.split(
    ' ',
  ),
)

/** "teams ship faster" is whole and "insurance agents" is not; "train models and building tools" is two forms. */
function isWholeAim(words: string, by: PurposeBy): boolean {
  if (/^(?:enable|empower|support|help)\b/i.test(words) && !/ to \p{Ll}/u.test(words)) return false
  if (/ and \p{Ll}+ing\b/u.test(words)) return false
  const [first = '', ...rest] = words.split(' ')
  const isVerb = (word: string) => verbForm(word.replace(/,$/, ''))?.form === 'base'
  return by === 'helps' ? rest.slice(0, -1).some(isVerb) || / to /.test(words) : isVerb(first)
}
