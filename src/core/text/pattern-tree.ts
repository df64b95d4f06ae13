/**
 * A regular expression as a tree of what its matches consist of, for `cue.ts`. Only as exact as that needs: what
 * matches too many characters is a gap, and conditions on the text around are left out.
 */
import { entryOf } from './entry-of.ts'
import { KELVIN, kindOf, LONG_S } from './text-runs.ts'

export type PatternNode =
  /** One character of these kinds (see `text-runs.ts`), each a string of one character. */
  | { kind: 'characters'; kinds: string[] }
  /** `\b` */
  | { kind: 'edge' }
  /** Any text, or none. */
  | { kind: 'gap' }
  | { kind: 'choice'; options: PatternNode[][] }
  | { kind: 'repeated'; least: number; most: number; of: PatternNode[] }

type Reader = { source: string; at: number }

const kindAsText = (code: number) => String.fromCharCode(kindOf(code))

const GAP: PatternNode = { kind: 'gap' }
const NOTHING: PatternNode = { kind: 'choice', options: [[]] }
const NOT_OF_WORDS: PatternNode = { kind: 'characters', kinds: ['\0'] }
const DIGIT: PatternNode = { kind: 'characters', kinds: [kindAsText(0x30)] }

/** `\d` and so on. Everything else of this form matches too many characters. */
const SETS: Readonly<Record<string, PatternNode>> = { d: DIGIT, s: NOT_OF_WORDS, W: NOT_OF_WORDS }
const WIDE_SETS = 'DSwpPk123456789'
const CONTROLS = 'nrtfv0'
const ODD = [LONG_S, KELVIN]

/** Throws for what it cannot read. */
export function patternTree({ source, flags }: RegExp): PatternNode[] {
  if (flags.includes('v') || /[\ud800-\udfff]/.test(source)) throw new Error(`Not read: ${source}`)
  const reader = { source, at: 0 }
  const options = readOptions(reader)
  if (reader.at < source.length) throw new Error(`Not read: ${source.slice(reader.at, 40)}`)
  return [{ kind: 'choice', options }]
}

function readOptions(reader: Reader): PatternNode[][] {
  const options: PatternNode[][] = [[]]
  while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
    if (take(reader, '|')) options.push([])
    else options.at(-1)?.push(...readRepeated(reader))
  }
  return options
}

function readRepeated(reader: Reader): PatternNode[] {
  const of = readOne(reader)
  const [least, most] = readTimes(reader)
  if (least === 1 && most === 1) return of
  return of.length === 0 ? [] : [{ kind: 'repeated', least, most, of }]
}

const TIMES = /^\{(\d{1,9})(,?)(\d{0,9})\}/

function readTimes(reader: Reader): [number, number] {
  const times = TIMES.exec(reader.source.slice(reader.at, reader.at + 12))
  let read: [number, number] | null = null
  if (take(reader, '?')) read = [0, 1]
  else if (take(reader, '*')) read = [0, Number.POSITIVE_INFINITY]
  else if (take(reader, '+')) read = [1, Number.POSITIVE_INFINITY]
  else if (times) {
    reader.at += times[0].length
    const least = Number(times[1])
    const most = times[3] ? Number(times[3]) : times[2] ? Number.POSITIVE_INFINITY : least
    read = [least, most]
  }
  if (read) take(reader, '?')
  return read ?? [1, 1]
}

/** Nothing for a condition that doesn't consume text. */
function readOne(reader: Reader): PatternNode[] {
  if (take(reader, '(')) return readGroup(reader)
  if (take(reader, '[')) return [readClass(reader)]
  if (take(reader, '\\')) return [readEscape(reader)]
  if (take(reader, '.')) return [GAP]
  if (take(reader, '^') || take(reader, '$')) return []
  return [ofCode(reader.source.charCodeAt(reader.at++))]
}

const AROUND = ['?=', '?!', '?<=', '?<!']
const NAMED = /^\?(?:<\w+>|:)/

function readGroup(reader: Reader): PatternNode[] {
  const around = AROUND.find((sign) => take(reader, sign))
  if (!around && reader.source[reader.at] === '?') {
    const named = NAMED.exec(reader.source.slice(reader.at, reader.at + 40))
    if (!named) throw new Error(`Not read: ${reader.source.slice(reader.at, reader.at + 40)}`)
    reader.at += named[0].length
  }
  const options = readOptions(reader)
  if (!take(reader, ')')) throw new Error('A group has no end')
  return around ? [] : [{ kind: 'choice', options }]
}

function readEscape(reader: Reader): PatternNode {
  if (take(reader, 'b')) return { kind: 'edge' }
  if (take(reader, 'B')) return NOTHING
  return readSet(reader) ?? ofCode(readCode(reader))
}

/** `\d`, `\p{Lu}` and so on, and references to what was matched before; null for a character. */
function readSet(reader: Reader): PatternNode | null {
  const sign = reader.source[reader.at] ?? ''
  const set = entryOf(SETS, sign)
  if (!set && !WIDE_SETS.includes(sign)) return null
  reader.at++
  if (set) return set
  const name = NAME_OF_SET.exec(reader.source.slice(reader.at, reader.at + 60))
  reader.at += name?.[0].length ?? 0
  return GAP
}

const NAME_OF_SET = /^(?:\{[^}]*\}|<\w+>)/
const CODED = /^(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/i

/** A character behind a backslash. */
function readCode(reader: Reader): number {
  const rest = reader.source.slice(reader.at, reader.at + 12)
  const coded = CODED.exec(rest)
  reader.at += coded ? coded[0].length : 1
  if (coded) return Number.parseInt(coded[1] ?? coded[2] ?? coded[3] ?? '', 16)
  return CONTROLS.includes(rest[0] ?? '') ? 0 : rest.charCodeAt(0)
}

/** A set of characters is known by their kinds. One of "all but these", or of other scripts' letters, is a gap. */
function readClass(reader: Reader): PatternNode {
  let isWide = take(reader, '^')
  const kinds = new Set<string>()
  while (!take(reader, ']')) {
    if (reader.at >= reader.source.length) throw new Error('A set has no end')
    const first = readMember(reader)
    const isRange = reader.source[reader.at] === '-' && reader.source[reader.at + 1] !== ']'
    if (typeof first !== 'number') {
      if (first.kind === 'characters') for (const kind of first.kinds) kinds.add(kind)
      else isWide = true
      continue
    }
    if (isRange) reader.at++
    const last = isRange ? readMember(reader) : first
    if (typeof last !== 'number' || hasOdd(first, last)) isWide = true
    else for (let code = first; code <= last; code++) kinds.add(kindAsText(code))
  }
  return isWide ? GAP : { kind: 'characters', kinds: [...kinds] }
}

function readMember(reader: Reader): number | PatternNode {
  if (!take(reader, '\\')) return reader.source.charCodeAt(reader.at++)
  if (take(reader, 'b')) return 0
  return readSet(reader) ?? readCode(reader)
}

/** Characters of two units, or that ignoring case turns into ASCII. */
const hasOdd = (first: number, last: number) =>
  last > 0xffff || ODD.some((code) => code >= first && code <= last)

const ofCode = (code: number): PatternNode =>
  hasOdd(code, code) ? GAP : { kind: 'characters', kinds: [kindAsText(code)] }

function take(reader: Reader, sign: string): boolean {
  if (!reader.source.startsWith(sign, reader.at)) return false
  reader.at += sign.length
  return true
}
