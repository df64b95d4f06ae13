/**
 * Turns tokens into marks: the names, codes and location words found, longest name first. A mark
 * may still have several readings; place-readings.ts chooses.
 */

import type { WordKind } from './place-names.ts'
import { CODES, type CodeReading, ENTRIES, LONGEST_BY_FIRST, type Reading } from './place-names.ts'
import { assignRoles } from './place-roles.ts'
import { Gap, type Token } from './place-tokens.ts'
import { WORDLIKE_CODES } from './place-words.ts'

export type Mark = {
  kind: 'place' | 'unknown' | WordKind
  raw: string
  readings: Reading[]
  codes: CodeReading[]
  /** a code that can only complete the place before it ("boston, ma"; IN and OR among words) */
  completing: boolean
  /** another meaning of the same letters: PT is Portugal or Pacific time */
  word: WordKind | null
  gap: number
  isAlternative: boolean
  depth: number
  item: number
  /** what the words around it make of it: excluded, hours of work, a wish; null for a plain place */
  role: MarkRole | null
}

/** `hours`: "EU time zones" names hours, not a place. `wish`: "EU preferred" is no limit. */
export type MarkRole = 'except' | 'hours' | 'wish'

const CODE = /^[A-Z]{2,4}$/
/** A five-digit ZIP code after a US state. */
const ZIP = /^\d{5}$/
const TWO_LETTERS = /^[A-Za-z]{2}$/
const SMALL = /^\p{Ll}/u
const CAPITAL = /\p{Lu}/u

export function readMarks(tokens: Token[]): Mark[] {
  const marks: Mark[] = []
  const hasCapitals = tokens.some((token) => CAPITAL.test(token.raw))
  let at = 0
  let joins = 0
  while (at < tokens.length) {
    const token = tokens[at] as Token
    const found = findName(tokens, at, hasCapitals)
    const length = found?.length ?? 1
    const code = length === 1 ? readCodeOrWord(tokens, at, found, marks.at(-1)) : null
    const readings = found?.entry.readings ?? []
    const isPlace = readings.length > 0 || code !== null
    const kind = isPlace ? 'place' : (found?.entry.word ?? 'unknown')
    if (kind === 'join' && token.depth === 0) joins++
    marks.push({
      kind,
      raw:
        length === 1
          ? token.raw
          : tokens
              .slice(at, at + length)
              .map((t) => t.raw)
              .join(' '),
      readings,
      codes: code?.readings ?? [],
      completing: code?.completing ?? false,
      word: found?.entry.word ?? null,
      gap: token.gap,
      isAlternative: token.isAlternative,
      depth: token.depth,
      item: token.item + joins,
      role: null,
    })
    at += length
  }
  return assignRoles(marks)
}

type CodeFound = { readings: CodeReading[]; completing: boolean }
type Found = { entry: { readings: Reading[]; word: WordKind | null }; length: number }

function findName(tokens: Token[], at: number, hasCapitals: boolean): Found | null {
  const first = tokens[at] as Token
  const longest = Math.min(LONGEST_BY_FIRST.get(first.key) ?? 0, tokens.length - at)
  if (longest === 0) return null
  const keys = [first.key]
  let isOneItem = true
  let wordLength = 1
  for (let i = 1; i < longest; i++) {
    const next = tokens[at + i] as Token
    if (next.gap === Gap.comma || next.gap === Gap.dash || next.depth !== first.depth) break
    keys.push(`${keys[i - 1]} ${next.key}`)
    isOneItem &&= next.gap !== Gap.item
    if (isOneItem) wordLength = i + 1
  }
  for (let i = keys.length - 1; i >= 0; i--) {
    const entry = ENTRIES.get(keys[i] as string)
    if (entry === undefined) continue
    const readings = isWrittenAsName(entry.capitals, entry.readings, first.raw, i, hasCapitals)
      ? entry.readings
      : []
    const isSmall = entry.capitals && !isCapitals(first.raw)
    const word = i >= wordLength ? null : isSmall ? wordIfSmall(entry.word) : entry.word
    if (readings.length > 0 || word !== null) return { entry: { readings, word }, length: i + 1 }
  }
  return null
}

/** "LA" and "Nice" are places, "la" and "nice" aren't. A name of several words needs no capital. */
function isWrittenAsName(
  capitals: boolean,
  readings: Reading[],
  raw: string,
  moreWords: number,
  hasCapitals: boolean,
): boolean {
  if (capitals) return isCapitals(raw)
  if (moreWords > 0 || !SMALL.test(raw)) return true
  if (readings.some((r) => r.ordinary)) return false
  return !hasCapitals || raw.length > 4 || readings.some((r) => r.fills === 1)
}

function wordIfSmall(word: WordKind | null): WordKind | null {
  return word === 'noise' || word === 'join' ? word : null
}

/** "NYC OR REMOTE" doesn't mean Oregon; "Portland OR" does. */
function readCodeOrWord(
  tokens: Token[],
  at: number,
  found: Found | null,
  before: Mark | undefined,
): CodeFound | null {
  const code = readCode(tokens, at)
  const word = found?.entry.word ?? null
  if (code === null || !code.completing || word === null || word === 'zone') return code
  const completes = before?.readings.some((place) =>
    code.readings.some(
      (c) => c.country === place.country && (c.state ?? place.state) === place.state,
    ),
  )
  return completes ? code : null
}

function readCode(tokens: Token[], at: number): CodeFound | null {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  const endsHere = next === undefined || next.gap !== Gap.space
  if (CODE.test(token.raw)) {
    const known = CODES.get(token.raw)
    if (known === undefined) return null
    const states = ZIP.test(next?.raw ?? '') ? known.filter((code) => code.country === 'US') : []
    const readings = states.length > 0 ? states : known
    const before = tokens[at - 1]
    const word = before === undefined ? null : ENTRIES.get(before.key)?.word
    // "Remote CAN", "Berlin or FR": a code may follow these words.
    const follows = word === 'join' || (word === 'remote' && token.raw.length === 3)
    const amidWords = (token.gap === Gap.space && !follows) || !endsHere
    const unclear = WORDLIKE_CODES.has(token.raw) || token.raw.length === 3
    return { readings, completing: amidWords && unclear }
  }
  if (!TWO_LETTERS.test(token.raw) || token.gap !== Gap.comma || !endsHere) return null
  const readings = CODES.get(token.raw.toUpperCase())
  return readings === undefined ? null : { readings, completing: true }
}

function isCapitals(raw: string): boolean {
  return raw === raw.toUpperCase()
}
