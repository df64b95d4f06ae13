/**
 * Finds dates in a line of a CV: their offsets, start and end. Understands months in many languages, ISO, "09/2013",
 * seasons, "since", "present" and open ends. A year alone stays a year: no month is made up.
 */
import { fold } from '#core/text/fold-text.ts'
import {
  LENGTH_UNITS,
  MONTHS,
  PRESENT_WORDS,
  SEASON_WORDS,
  SINCE_WORDS,
  STILL_WORDS,
  UNTIL_WORDS,
} from './date-words.ts'

export type DateSpan = {
  start: string | null
  end: string | null
  /** A period with two ends, or with an end stated to be open, rather than a single date. */
  isRange: boolean
  /** Offsets in the text, in characters. */
  from: number
  to: number
}

type Token = {
  kind: 'date' | 'month' | 'present' | 'since'
  value: string
  from: number
  to: number
}

/** Letters and digits may not touch a date, but a year may end a word when both ends of a range are present. */
const YEAR = String.raw`(?:19[4-9]\d|20\d\d)`
const MONTH_WORD = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')
const alternatives = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeWord)
    .join('|')
const BEFORE = String.raw`(?<![\p{L}\p{N}])`
const AFTER = String.raw`(?![\p{L}\p{N}])`

const TOKEN = new RegExp(
  [
    // 2013-09-01, 2013/09, 2013.09
    String.raw`(?<!\d)(?<iy>${YEAR})[-/.](?<im>0?[1-9]|1[0-2])(?:[-/.](?<id>0?[1-9]|[12]\d|3[01]))?(?![\d\p{L}])`,
    // 01.09.2013, 09/2013
    String.raw`(?<!\d[./]?)(?<!\d-(?<!(?:19|20)\d\d-))(?:(?<dd>0?[1-9]|[12]\d|3[01])[./-] ?)?(?<dm>0?[1-9]|1[0-2]|1[3-9]|2\d|3[01]) ?[./-] ?(?<dy>${YEAR})(?!\d)`,
    // 1 Sept 2013, September 2013, Sep, 2013, Jan 01, 2012, Mar '21
    String.raw`(?:(?<!\d)(?<nd>0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|\.|º)?,? (?:de )?)?${BEFORE}(?<nm>${MONTH_WORD})\.?,?(?: ?(?<nd2>0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?,)?[ -]?(?:de |del )?(?:(?<ny>${YEAR})|['’](?<nys>\d\d))(?!\d)`,
    // 2013 September
    String.raw`(?<!\d)(?<ry>${YEAR})(?:,? |[-/.])(?<rm>${MONTH_WORD})${AFTER}`,
    // Spring 2020, WS 2019/20
    String.raw`${BEFORE}(?:${alternatives(SEASON_WORDS)})(?: of)?,? (?<sy>${YEAR})(?!\d)`,
    String.raw`${BEFORE}q[1-4],? (?<qy>${YEAR})(?!\d)`,
    // 2019, 2012-14
    String.raw`(?<![\d.,$€£#])(?<yy>${YEAR})(?:(?:–|-|\/)(?<y2>\d\d)(?![\d\p{L}/.-]))?(?![\d\p{L}%]|[.,]\d)`,
    String.raw`${BEFORE}(?<mo>${MONTH_WORD})(?=\.? ?(?:[-–—−‐‑]|to |bis |au |al |a |tot ))`,
    // 09/13 – 05/15
    String.raw`(?<![\d./])(?<sm>0[1-9]|1[0-2])[/.](?<sys>\d\d)(?= ?[-–—−] ?(?:\d\d[/.]\d\d(?![\d/.])|\p{L}))|(?<=\d\d[/.]\d\d ?[-–—−] ?)(?<sm2>0[1-9]|1[0-2])[/.](?<sys2>\d\d)(?![\d/.])`,
    `${BEFORE}(?<present>${alternatives(PRESENT_WORDS)})${AFTER}`,
    `${BEFORE}(?<since>${alternatives(SINCE_WORDS)})(?= )`,
  ].join('|'),
  'giu',
)

const BETWEEN = new RegExp(
  String.raw`^\.? ?(?:[-–—−‐‑→~]{1,3}|/ ?|(?:${alternatives(UNTIL_WORDS)})(?![\p{L}])) ?$`,
  'iu',
)
const SINGLE_DASH_BEHIND = /^ ?[–—−-] *(?:$|[()|·•,])/
const LENGTH = String.raw`(?:\d{1,2}(?:[.,]\d)?|one|two|three|less than a|a) ?\+? ?(?:${alternatives(LENGTH_UNITS)})\.?${AFTER}`
const LENGTHS = new RegExp(
  String.raw`[([]? ?[~≈]?${BEFORE}${LENGTH}(?:,? (?:and |und |et |y |e )?${LENGTH})? ?[)\]]?`,
  'giu',
)

/** Longer than any line of dates. */
const MAX_CHARACTERS = 600

/** The dates in a text from left to right; the two ends of a range become one span. */
export function readDates(text: string): DateSpan[] {
  const plain = foldSameLength(text.slice(0, MAX_CHARACTERS))
  const tokens = readTokens(plain)
  const spans: DateSpan[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    const between = next ? plain.slice(token.to, next.from) : ''
    const isPair = next?.kind === 'date' && between.trim() === '' && isAllOf(plain, token, next)
    const isJoined =
      next !== undefined && (isPair || BETWEEN.test(between) || isToDate(next, between))
    if (token.kind === 'since') {
      const behind = next?.kind === 'date' && plain.slice(token.to, next.from).trim() === ''
      const third = tokens[at + 2]
      const isRange = behind && third && BETWEEN.test(plain.slice(next.to, third.from))
      if (behind && !isRange && STILL_WORDS.has(plain.slice(token.from, token.to))) {
        spans.push({ ...openEnd(next.value), from: token.from, to: next.to })
        at++
      } else if (isRange) {
        spans.push({ ...range(next, third), from: token.from, to: third.to })
        at += 2
      }
      continue
    }
    if (token.kind === 'present') continue
    if (token.kind === 'month') {
      if (!isJoined || next.kind !== 'date' || next.value.length < 7) continue
      const start = `${next.value.slice(0, 4)}-${token.value}`
      spans.push({ start, end: next.value, isRange: true, from: token.from, to: next.to })
      at++
      continue
    }
    if (isJoined && next.kind !== 'since' && next.kind !== 'month') {
      spans.push({ ...range(token, next), from: token.from, to: next.to })
      at++
      continue
    }
    const short = /^(\d{4})~(\d{4})$/.exec(token.value)
    if (short) {
      const [, start = '', end = ''] = short
      spans.push({ start, end, isRange: true, from: token.from, to: token.to })
    } else if (SINGLE_DASH_BEHIND.test(plain.slice(token.to))) {
      const dash = plain.slice(token.to).search(/[–—−-]/)
      const to = token.to + dash + 1
      spans.push({ start: token.value, end: null, isRange: true, from: token.from, to })
    } else {
      spans.push({
        start: null,
        end: token.value,
        isRange: false,
        from: token.from,
        to: token.to,
      })
    }
  }
  return spans.filter((span) => isFree(plain, span))
}

/** Offsets of durations ("2 yrs 3 mos"). */
export function readLengths(text: string): { from: number; to: number }[] {
  const plain = foldSameLength(text.slice(0, MAX_CHARACTERS))
  return [...plain.matchAll(LENGTHS)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }))
}

/** A text of exactly two dates is a range whose dash was drawn as an image. */
function isAllOf(plain: string, token: Token, next: Token): boolean {
  return plain.trim() === plain.slice(token.from, next.to) && token.value <= next.value
}

/** "2019 to date", "2019 till now": the word means both "until" and "present". */
function isToDate(next: Token, between: string): boolean {
  return next.kind === 'present' && between.trim() === '' && /^(?:to|till|until) /.test(next.value)
}

/** A lone year attached to a word is not a date: "ES2020". */
function isFree(plain: string, span: DateSpan): boolean {
  const before = plain.slice(Math.max(0, span.from - 1), span.from)
  return span.isRange || !/[\p{L}\p{N}_/@.]/u.test(before)
}

function range(start: Token, end: Token) {
  const until = end.kind === 'present' ? 'present' : end.value
  const isTurned = until !== 'present' && until.slice(0, 4) < start.value.slice(0, 4)
  if (isTurned) return { start: until, end: start.value, isRange: true }
  return { start: start.value, end: until, isRange: true }
}

const openEnd = (start: string) => ({ start, end: 'present', isRange: true })

function readTokens(plain: string): Token[] {
  const tokens: Token[] = []
  for (const found of plain.matchAll(TOKEN)) {
    const token = toToken(found.groups ?? {})
    if (token) tokens.push({ ...token, from: found.index, to: found.index + found[0].length })
  }
  return tokens
}

type Groups = Record<string, string | undefined>

function toToken(g: Groups): Pick<Token, 'kind' | 'value'> | null {
  if (g.present) return { kind: 'present', value: g.present }
  if (g.since) return { kind: 'since', value: g.since }
  if (g.mo) return { kind: 'month', value: two(monthNumber(g.mo)) }
  const value = dateValue(g)
  return value === null ? null : { kind: 'date', value }
}

function dateValue(g: Groups): string | null {
  if (g.iy) return join(g.iy, Number(g.im), g.id)
  if (g.dy) {
    const [first, second] = [Number(g.dd), Number(g.dm)]
    if (!g.dd) return second <= 12 ? join(g.dy, second) : g.dy
    return second <= 12 ? join(g.dy, second, g.dd) : first <= 12 ? join(g.dy, first, g.dm) : g.dy
  }
  if (g.nm) return join(g.ny ?? century(g.nys), monthNumber(g.nm), g.nd ?? g.nd2)
  if (g.ry) return join(g.ry, monthNumber(g.rm ?? ''))
  if (g.sm) return join(century(g.sys), Number(g.sm))
  if (g.sm2) return join(century(g.sys2), Number(g.sm2))
  if (g.yy && g.y2) {
    const end = g.yy.slice(0, 2) + g.y2
    return end > g.yy ? `${g.yy}~${end}` : g.yy
  }
  return g.sy ?? g.qy ?? g.yy ?? null
}

const monthNumber = (name: string) => MONTHS.get(name) ?? 0
const two = (value: number) => String(value).padStart(2, '0')
const century = (short = '') => (Number(short) > 60 ? `19${short}` : `20${short}`)

function join(year: string, month: number, day?: string): string {
  const date = `${year}-${two(month)}`
  return day && Number(day) >= 1 ? `${date}-${two(Number(day))}` : date
}

function escapeWord(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

/** Folds character by character to keep offsets equal to the text's; white space becomes a space. */
function foldSameLength(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return Array.from({ length: text.length }, (_, at) => {
    const unit = text[at] as string
    if (/\s/.test(unit)) return ' '
    if (/[’‘´]/.test(unit)) return "'"
    if (/[ -~–—−‐‑’•·]/.test(unit)) return unit.toLowerCase()
    const folded = fold(unit)
    return folded.length === 1 ? folded : unit
  }).join('')
}
