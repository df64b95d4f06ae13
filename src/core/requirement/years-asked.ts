/**
 * The years of experience a text asks for: "5+ years", "3–5 years of experience", "at least two
 * yrs". Whole years; `max` is null when open-ended. The first credible requirement counts, because
 * job ads state the overall one before those for single skills. Other years (a company's age, a
 * degree, a person's age, a funding round) aren't experience.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { fold } from '#core/text/fold-text.ts'
import { either } from '#core/text/word-pattern.ts'

/** Years of experience asked for; `max` is null when open-ended ("5+ years"). */
export type YearsAsked = { min: number; max: number | null }

/** No listing we have seen asks for more; a higher number is about something else. */
const MAX_YEARS = 25

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
}
const NUMBER = String.raw`(?:\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})`

const UNIT = 'years?|yrs?|yoe|jahre?n?|ans|anos?|anni|jaar'
/** A number or range before a word for years. "three (3) years" reads as three. */
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£])(?<min>${NUMBER})(?: ?\(\d{1,2}\))?(?<plus> ?\+| or more| plus)?` +
    String.raw`(?: ?(?:-|–|—|to|or|bis|a) ?(?<max>${NUMBER})(?<plus2> ?\+)?)?` +
    String.raw`[ -]?(?<unit>${UNIT})\b(?<plus3> ?\+| or more| plus| minimum)?`,
  'gu',
)
/** Searched for first: most texts contain many numbers but few words for years. */
const A_UNIT = new RegExp(String.raw`(?:${UNIT})\b`, 'g')
/**
 * Upper bounds in characters: from the start of the number to its unit, and from the unit to the
 * end of the match.
 */
const REACH_BEFORE = 60
const REACH_AFTER = 30

const ASKS_BEFORE = new RegExp(
  `${either(
    `at least | minimum | minimum of | min | min\\. | over | more than | requires? | required | with
    | have | having | bring | possess | least | mindestens | au moins | al menos | experience:?
    | experience of | experience \\(?`,
  )}\\s{0,2}(?:a |an |the )?(?:minimum (?:of )?)?$`,
)

const EXPERIENCE_AFTER = new RegExp(
  String.raw`^[^.;!?\n]{0,60}?\b${either(
    `experiences? | exp | expertise | background | erfahrung | berufserfahrung | experiencia | ervaring
    | esperienza | track record`,
  )}\b`,
)

/** An activity after the years: "6+ years building", "3+ years of hands-on engineering". */
const DOING_AFTER = new RegExp(
  String.raw`^['’]?,? ?(?:of |in |as |with )?(?:${either(
    String.raw`\w+ly | hands-on | relevant | professional | full-time | industry | proven | commercial
    | practical | direct | prior | demonstrable | progressive | recent | related | post-\w+`,
  )} ){0,3}${either(
    `in | on | as | with | using | writing | building | working | work | developing | designing | leading
    | managing | programming | coding | shipping | software | engineering | development | running
    | operating | delivering | creating | doing | product | design | sales | marketing | data
    | technical | management | leadership | consulting | research | python | java | javascript
    | react | go | rust`,
  )}\b`,
)

/** Context of years that aren't required experience. */
const OTHER_AFTER = new RegExp(
  String.raw`^[ -]?(?:\w+ )?${either(
    `ago | old | older | of age | degrees? | program | course | of funding | of runway | in business
    | in a row | anniversary | warranty | vesting | cliff | and older | and above | of history
    | of growth | from now | of service | of operation | of existence | since`,
  )}\b|^ (?:or|and) (?:older|above|over)\b|^[ -](?:college|university|bachelor|undergraduate)\b`,
)
const OTHER_BEFORE = new RegExp(
  String.raw`${either(
    String.raw`founded | established | started | launched | in the first | past | last | next | coming
    | for over | for more than | for nearly | for almost | within | every | after | aged?
    | celebrat\w+ | our | collective | combined | nearly | almost
    | (?:we|we've|we have|company has|company with|team has|team with|team brings)
    | (?:we|we've|we have|company has|company with|team has|team with) (?:had|been|over|more than)
    | we have (?:had|been) (?:over|more than)`,
  )}\s{0,2}(?:a |the )?$`,
)

/** Whitespace other than a single plain space; our own texts have none. */
const UNEVEN = /[^\S\n ]|[^\S\n]{2}/

/** The first requirement in the text; null when there is none. */
export function parseYears(text: string | null): YearsAsked | null {
  if (text === null) return null
  const folded = fold(text.slice(0, 30_000))
  const plain = UNEVEN.test(folded) ? folded.replace(/[^\S\n]+/g, ' ') : folded
  for (const match of yearsIn(plain)) {
    const before = plain.slice(Math.max(0, match.index - 45), match.index)
    const end = match.index + match.text.length
    const after = plain.slice(end, end + 90)
    if (!isDemand(match, before, after)) continue
    const years = toYears(match)
    if (years) return years
  }
  return null
}

type FoundYears = { index: number; text: string; groups: Record<string, string | undefined> }

/** From left to right, without overlaps. */
function* yearsIn(plain: string): Generator<FoundYears> {
  let from = 0
  for (const { index: unitAt } of plain.matchAll(A_UNIT)) {
    const least = Math.max(from, unitAt - REACH_BEFORE)
    const start = Math.max(0, least - 2) // room for the pattern's lookbehind
    for (const match of plain.slice(start, unitAt + REACH_AFTER).matchAll(YEARS)) {
      const index = start + match.index
      if (index < least || index > unitAt) continue
      from = index + match[0].length
      yield { index, text: match[0], groups: match.groups ?? {} }
    }
  }
}

function isDemand(match: FoundYears, before: string, after: string) {
  if (OTHER_AFTER.test(after) || OTHER_BEFORE.test(before)) return false
  if (/\b(?:combined|collective)\b/.test(after.slice(0, 20))) return false
  const { plus, plus2, plus3, max, unit } = match.groups
  if (unit === 'yoe') return true
  if (EXPERIENCE_AFTER.test(after)) return true
  const isOpen = Boolean(plus ?? plus2 ?? plus3)
  const isFirm = isOpen || max !== undefined || ASKS_BEFORE.test(before)
  if (isFirm && DOING_AFTER.test(after)) return true
  // "Experience: 5+ years", or a line with nothing else.
  if (/(?:experience|seniority)[^.\n]{0,15}$/.test(before)) return true
  // "Support Engineer (5+ years)"
  if (isFirm && /\p{L} ?\($/u.test(before) && after.startsWith(')')) return true
  return (
    isFirm &&
    /$(?<=(?:^|\n)[\s•*–-]*(?:at least |minimum(?: of)? )?)/.test(before) &&
    /^\s*(?:\n|$)/.test(after)
  )
}

function toYears(match: FoundYears): YearsAsked | null {
  const { min: low = '', max: high, plus2 } = match.groups
  const min = count(low)
  const max = high === undefined || plus2 ? null : count(high)
  if (min > MAX_YEARS || (max !== null && (max < min || max > MAX_YEARS))) return null
  return { min, max }
}

function count(written: string) {
  return entryOf(NUMBER_WORDS, written) ?? Number(written)
}
