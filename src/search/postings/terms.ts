/**
 * Splits text into words, in the same way for jobs and questions. Case and accents are removed; C, C++, C#, R, .NET,
 * Node.js and R&D are words of their own.
 * `words` are the words of the text, in order. `forms` are other ways to write some of them, for finding jobs:
 * "full-stack" has the words full and stack, and the form fullstack. Nothing here knows a word's meaning.
 */
import { fold } from '#core/text/fold-text.ts'
import {
  COMPOUNDS,
  DOTNET_NAMES,
  isDotNet,
  isHyphen,
  isWord,
  isWordUnit,
  MAX_HYPHENATED,
  MAX_WORD_LENGTH,
  runEnd,
} from '#core/text/word-rules.ts'
import {
  createUnitsReader,
  HASH_START,
  hashUnit,
  type UnitRange,
} from '#search/structures/string-table.ts'

export type Reading = { words: string[]; forms: string[] }

/** Takes the words of a text in their order, and their forms. Most words are parts of the text, so none is cut out. */
export type WordTaker = {
  /** A word of the folded text, by the range of its code units. The record and its memory are used again. */
  part(range: UnitRange, folded: () => string): void
  /** A word that is not a part of the text. */
  word(word: string): void
  /** A part of a hyphenated word, which makes no compound with the one before. */
  hyphenated(word: string): void
  form(form: string): void
}

/** Invisible characters within words, where a line may break or letters join: soft hyphens and the like. */
const INVISIBLE = /\u00ad|\u200c|\u200d|\u2060|\ufeff/g

export function readWords(text: string): Reading {
  const { words, forms }: Reading = { words: [], forms: [] }
  const add = (word: string) => {
    const compound = compoundOf(words.at(-1), word)
    if (compound !== null) forms.push(compound)
    words.push(word)
  }
  takeWords(text, {
    part: ({ start, end }, folded) => add(folded().slice(start, end)),
    word: add,
    hyphenated: (word) => words.push(word),
    form: (form) => forms.push(form),
  })
  return { words, forms }
}

/** The form of two adjacent words that are often written as one. */
export const compoundOf = (before: string | undefined, word: string): string | null =>
  before !== undefined && COMPOUNDS.get(before) === word ? before + word : null

const readUnits = createUnitsReader()
const readPlain = createPlainReader()

export function takeWords(text: string, taker: WordTaker) {
  const plain = readPlain(text)
  // long plain texts are seldom needed as a string
  let known = plain ? null : fold(text).replace(INVISIBLE, '')
  const units = plain ?? readUnits(known as string)
  const length = (known ?? text).length
  const folded = () => {
    known ??= text.toLowerCase()
    return known
  }
  const range: UnitRange = { units, start: 0, end: 0, hash: 0 }
  for (let at = 0; at < length; ) {
    let unit = units[at] as number
    if (!isWordUnit(unit)) {
      at++
      if (unit !== DOT || units[at] !== LETTER_N || at === length) continue
      if (isDotNet(folded(), at - 1)) at = addWord(taker, '.net', at + 3)
      continue
    }
    const start = at
    let hash = HASH_START
    do {
      if (at < start + MAX_WORD_LENGTH) hash = hashUnit(hash, unit)
      at++
      unit = at < length ? (units[at] as number) : SPACE
    } while (isWordUnit(unit))
    // most points and commas end a word
    if (CONTINUING[unit] === 1 && (ENDLESS[unit] === 1 || isWordAt(units, at + 1, length))) {
      at = readWord(folded(), start, at, taker)
    } else {
      range.start = start
      range.end = Math.min(at, start + MAX_WORD_LENGTH)
      range.hash = hash
      taker.part(range, folded)
    }
  }
}

const isWordAt = (units: Uint16Array, at: number, length: number) =>
  at < length && isWordUnit(units[at] as number)

/** Returns the code units of a text of ASCII in lower case, in memory that is used again; null for other texts. */
function createPlainReader(): (text: string) => Uint16Array | null {
  let units = new Uint16Array(256)
  return (text) => {
    const { length } = text
    if (length > units.length) units = new Uint16Array(length * 2)
    for (let at = 0; at < length; at++) {
      const unit = text.charCodeAt(at)
      if (unit >= LOWER.length) return null
      units[at] = LOWER[unit] as number
    }
    return units
  }
}

/** By code unit of ASCII. */
const LOWER = Uint8Array.from({ length: 128 }, (_, unit) =>
  String.fromCharCode(unit).toLowerCase().charCodeAt(0),
)

const DOT = '.'.charCodeAt(0)
const LETTER_N = 'n'.charCodeAt(0)
const SPACE = ' '.charCodeAt(0)

/** The run of letters and digits from `start` to `end` may be a part of a word. */
function readWord(text: string, start: number, end: number, taker: WordTaker): number {
  const run = text.slice(start, end)
  const next = text[end]

  if (next === '+' && text[end + 1] === '+' && run.length === 1) {
    return addWord(taker, `${run}++`, end + 2)
  }
  if (next === '#' && run.length === 1 && !isWord(text, end + 1)) {
    return addWord(taker, `${run}#`, end + 1)
  }
  if (next === '.') return readDotted(text, start, end, taker)
  if (next === '&') return readAmpersand(text, start, end, taker)
  if (isApostrophe(next)) return readApostrophe(text, start, end, taker)
  if (isHyphen(next) && isWord(text, end + 1)) return readHyphenated(text, start, end, taker)
  return addWord(taker, run, end)
}

/** 1 for code units after which a word may go on although they are none of a word. */
const CONTINUING = Uint8Array.from({ length: 0x10000 }, (_, unit) => {
  const letter = String.fromCharCode(unit)
  return '+#.&'.includes(letter) || isApostrophe(letter) || isHyphen(letter) ? 1 : 0
})

/** Of these, the code units that may be part of a word without a letter after them: C++, C#. */
const ENDLESS = Uint8Array.from({ length: 0x10000 }, (_, unit) =>
  '+#'.includes(String.fromCharCode(unit)) ? 1 : 0,
)

/** "Node.js" is nodejs and also node; "ASP.NET" is also .net; "U.S." is us. */
function readDotted(text: string, start: number, end: number, taker: WordTaker): number {
  const run = text.slice(start, end)
  if (text.startsWith('.js', end) && !isWord(text, end + 3)) {
    addForm(taker, run)
    return addWord(taker, `${run}js`, end + 3)
  }
  if (DOTNET_NAMES.has(run) && text.startsWith('.net', end) && !isWord(text, end + 4)) {
    addForm(taker, '.net')
    return addWord(taker, `${run}.net`, end + 4)
  }
  if (run.length > 1) return addWord(taker, run, end)

  let letters = run
  let at = end
  while (text[at] === '.' && isWord(text, at + 1) && !isWord(text, at + 2)) {
    letters += text[at + 1]
    at += 2
  }
  return addWord(taker, letters, at)
}

/** R&D, Q&A, AT&T: two short sides are one word. */
function readAmpersand(text: string, start: number, end: number, taker: WordTaker): number {
  const rightEnd = runEnd(text, end + 1)
  const left = text.slice(start, end)
  const right = text.slice(end + 1, rightEnd)
  const isOne = left.length <= 2 && right.length > 0 && right.length <= 2
  return isOne ? addWord(taker, `${left}&${right}`, rightEnd) : addWord(taker, left, end)
}

/** "Bachelor's" is bachelor, "we'd" is we, "O'Reilly" is oreilly: no stray s, d or R. */
function readApostrophe(text: string, start: number, end: number, taker: WordTaker): number {
  const tailEnd = runEnd(text, end + 1)
  const tail = text.slice(end + 1, tailEnd)
  return addWord(taker, text.slice(start, end) + (tail.length > 2 ? tail : ''), tailEnd)
}

/**
 * "full-stack" has both parts as words and the joined word as a form. If a part has one letter, the joined word is the
 * word: e-commerce, Objective-C (which is not C) and C-level (which is not C either).
 */
function readHyphenated(text: string, start: number, end: number, taker: WordTaker): number {
  const parts = [text.slice(start, end)]
  let at = end
  while (parts.length < MAX_HYPHENATED && isHyphen(text[at]) && isWord(text, at + 1)) {
    const partEnd = runEnd(text, at + 1)
    parts.push(text.slice(at + 1, partEnd))
    at = partEnd
  }
  const whole = parts.join('')
  const hasNumber = parts.some((part) => isDigit(part.charCodeAt(0)))
  if (!hasNumber && parts.some((part) => part.length === 1)) {
    for (const part of parts) if (part.length > 1) addForm(taker, part)
    return addWord(taker, whole, at)
  }
  for (const part of parts) taker.hyphenated(clip(part))
  if (!hasNumber) addForm(taker, whole)
  return at
}

function addWord(taker: WordTaker, word: string, end: number): number {
  taker.word(clip(word))
  return end
}

function addForm(taker: WordTaker, form: string) {
  taker.form(clip(form))
}

const clip = (word: string) =>
  word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word

function isApostrophe(letter: string | undefined) {
  return letter === "'" || letter === '’'
}
const isDigit = (code: number) => code >= 48 && code <= 57
