/**
 * What a CV line adds about the result with a subject of its own: "Rewrote the queries, incidents went from 11 to 2"
 * is two sentences, "I rewrote the queries." and "Incidents went from 11 to 2." Signs and missing verbs are written
 * out: "monthly bill down 46%" is "The monthly bill fell by 46%". Reads English.
 */
import { verbForm } from '#core/text/verb-forms.ts'
import { isBareNoun } from './sound-clause.ts'

/** `results`: sentences without their full stop. */
export type LineParts = { head: string; results: string[] }

/** Where the result may begin. */
const BREAK = /, (?:and )?|; | – | — |: |\. (?=\S)/g
const SHORTEST_HEAD = 12

export function splitResults(line: string): LineParts {
  const text = line.replace(/(?<=\d) min\b/g, ' minutes').replace(/ {2}/g, ' ')
  for (const found of text.matchAll(BREAK)) {
    const head = text.slice(0, found.index)
    const rest = text.slice(found.index + found[0].length)
    if (head.length < SHORTEST_HEAD || isOpen(head)) continue
    const result =
      found[0] === '. '
        ? (rateOf(rest) ?? resultOf(rest))
        : (resultOf(rest) ?? (found[0] === '; ' ? didOf(head, rest) : null))
    if (result !== null && isWhole(head)) return { head, results: [result] }
  }
  return { head: text, results: [] }
}

/** "Built a copilot; deflects 41% of tickets": what was made does it. "…; my part was the guardrails" is a sentence. */
function didOf(head: string, rest: string): string | null {
  if (/^my (?:part|role|share|work) (?:was|is) /.test(rest)) return capital(rest)
  const [first = ''] = rest.split(' ')
  const lead = verbForm(head.split(' ')[0] ?? '')
  const isDoing =
    /^\p{Ll}/u.test(first) && (verbForm(first)?.form === 'third' || DOES_SHARE.test(rest))
  if (lead?.form !== 'past' || !isDoing || / and |[;:]/.test(rest)) return null
  const made = head.split(' ').slice(1).join(' ')
  if (/^(?:an?|one) /.test(made)) return `It ${rest}`
  if (/^\d|^(?:two|three|four|five|six|several|some|many) /.test(made)) return null
  return isBareNoun(made) ? `It ${rest}` : null
}

/** "deflects 41% of tickets". */
const DOES_SHARE = /^\p{Ll}{3,}s \d[\d.,]* ?% of /u

const isOpen = (head: string) => head.split('(').length !== head.split(')').length

/** "Video calls: dropped calls fell …" has no head of its own; "Reworked X: errors fell …" has. */
const isWhole = (head: string) => head.split(' ').length > 2

/** Not more than a noun phrase: it begins with none of these. */
const NO_SUBJECT =
  /^(?:and|or|but|so|which|who|whose|where|when|while|that|with|without|by|from|to|for|in|on|at|into|then|later|after|before|because|as|i|we|it|they|this|these|also|now|plus|including|not|if|using)\b/i
const SUBJECT = "(?<subject>\\p{L}[\\p{L}\\p{N}'’/+-]*(?: [\\p{L}\\p{N}'’/+-]+){0,9}?)"

const read = (pattern: string) => new RegExp(`^${SUBJECT} ${pattern}$`, 'u')

type Row = { pattern: RegExp; says: (groups: Record<string, string | undefined>) => string }

const ROWS: readonly Row[] = [
  {
    pattern: read(
      '(?:now )?takes? (?<now>[^,;]{3,30}), (?:before,? it was|before,? it took|it was|it took|instead of|down from|not) (?<then>[^,;]{3,30})',
    ),
    says: ({ now, then }) => `now takes ${now} instead of ${then}`,
  },
  {
    pattern: read('now (?:in|within) (?<now>\\d[^,;]{2,60})'),
    says: ({ now }) => `now takes ${now}`,
  },
  {
    pattern: read('(?:is |are |was |were )?(?<way>down|up) (?:by )?(?<by>\\d[\\d.,]* ?%[^,;]*)'),
    says: ({ way, by }) => `${way === 'up' ? 'rose' : 'fell'} by ${by}`,
  },
  {
    pattern: read('(?<way>[-+−–])(?<by>\\d[\\d.,]* ?%[^,;]*)'),
    says: ({ way, by }) => `${way === '+' ? 'rose' : 'fell'} by ${by}`,
  },
  {
    pattern: read('(?:from )?(?<from>\\d[^→;]{0,20}?) ?(?:→|⇒|->|=>) ?(?<to>\\d[^→;]*)'),
    says: ({ from, to }) => `went from ${from} to ${to}`,
  },
  {
    pattern: read('from (?<from>\\.?\\d[\\d.,]* ?\\S{0,12}) to (?<to>\\.?\\d[^;]*)'),
    says: ({ from, to }) => `went from ${from} to ${to}`,
  },
  {
    pattern: read(
      '(?<verb>fell|rose|dropped|grew|shrank|improved|increased|decreased) (?<by>\\d[\\d.,]* ?%[^;]*)',
    ),
    says: ({ verb, by }) => `${verb} by ${by}`,
  },
  {
    pattern: read(
      '(?<says>(?:went(?: up| down)?|fell|rose|dropped|grew|shrank|halved|doubled|tripled|climbed|jumped|improved|increased|decreased) (?:from .* to |by .*\\d|to .*\\d)[^;]*)',
    ),
    says: ({ says }) => `${says}`,
  },
  {
    pattern: read('(?<says>(?:is|are) now (?:at |below |under |above |over |about )?\\d[^;]*)'),
    says: ({ says }) => `${says}`,
  },
  {
    pattern: read(
      '(?<says>now (?!the |an? |in |at |on |with |to |and |or )\\p{Ll}{3,} [^;]{8,180})',
    ),
    says: ({ says }) => `${says}`,
  },
  {
    pattern: read('(?<says>(?:under|below|above) \\d[^;]*)'),
    says: ({ says }) => `was ${says}`,
  },
]

function resultOf(rest: string): string | null {
  if (NO_SUBJECT.test(rest) || /\. |[()"“”]/.test(rest)) return null
  for (const { pattern, says } of ROWS) {
    const groups = pattern.exec(rest)?.groups
    const subject = groups?.subject
    if (groups === undefined || subject === undefined || !isSubject(subject)) continue
    const many = /s$/.test(subject) && !/(?:ss|us|is)$/.test(subject)
    return `${withArticle(subject)} ${says(groups).replace(/^was /, many ? 'were ' : 'was ')}`
  }
  return null
}

/** "cut costs and …" is a further verb of the person's. */
function isSubject(subject: string): boolean {
  const [first = '', next = ''] = subject.split(' ')
  const form = /^\p{Ll}/u.test(first) ? (verbForm(first)?.form ?? null) : null
  if (form === 'past' || (form === 'ing' && next !== '')) return false
  return !/ (?:and|or|to|of|for|with|in|that|which|who|now|is|are|was|were|has|have|went|fell|rose|dropped|grew|shrank|improved|increased|decreased|takes?|down|up)$/.test(
    subject,
  )
}

/** "30–35 cases a week, satisfaction 96%". */
function rateOf(rest: string): string | null {
  const found =
    /^(\d[\d.,–-]* \p{Ll}+ (?:a|per) (?:day|week|month|year))(?:, ((?:customer )?(?:satisfaction|uptime|availability|coverage|accuracy)) (?:at )?(\d[\d.,]* ?%))?$/u.exec(
      rest,
    )
  if (!found) return null
  return `That is ${found[1]}${found[2] === undefined ? '' : `, with ${found[2]} at ${found[3]}`}`
}

const NAMES_ONE = /^(?:first|median|average|mean|total|monthly|weekly|yearly|annual|overall)\b/

/** "Completion rose" needs no article, "the completion rate rose" does. */
const IS_ACTION = /^\p{Ll}+(?:tion|sion)$/u

const withArticle = (subject: string) => {
  const needs = NAMES_ONE.test(subject) || (isBareNoun(subject) && !IS_ACTION.test(subject))
  return capital(needs && !/^(?:the|an?|our|my) /.test(subject) ? `the ${subject}` : subject)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
