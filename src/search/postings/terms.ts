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
  MAX_HYPHENATED,
  MAX_WORD_LENGTH,
  runEnd,
} from '#core/text/word-rules.ts'

export type Reading = { words: string[]; forms: string[] }

/** Invisible characters within words, where a line may break or letters join: soft hyphens and the like. */
const INVISIBLE = /\u00ad|\u200c|\u200d|\u2060|\ufeff/g

export function readWords(text: string): Reading {
  const folded = fold(text).replace(INVISIBLE, '')
  const reading: Reading = { words: [], forms: [] }
  let at = 0
  while (at < folded.length) {
    if (isWord(folded, at)) at = readWord(folded, at, reading)
    else if (isDotNet(folded, at)) at = addWord(reading, '.net', at + 4)
    else at++
  }
  return reading
}

/** Reads the word that begins at `start`; returns where to continue. */
function readWord(text: string, start: number, reading: Reading): number {
  const end = runEnd(text, start)
  const run = text.slice(start, end)
  const next = text[end]

  if (next === undefined || next === ' ') return addWord(reading, run, end)
  if (next === '+' && text[end + 1] === '+' && run.length === 1) {
    return addWord(reading, `${run}++`, end + 2)
  }
  if (next === '#' && run.length === 1 && !isWord(text, end + 1)) {
    return addWord(reading, `${run}#`, end + 1)
  }
  if (next === '.') return readDotted(text, start, end, reading)
  if (next === '&') return readAmpersand(text, start, end, reading)
  if (isApostrophe(next)) return readApostrophe(text, start, end, reading)
  if (isHyphen(next) && isWord(text, end + 1)) return readHyphenated(text, start, end, reading)
  return addWord(reading, run, end)
}

/** "Node.js" is nodejs and also node; "ASP.NET" is also .net; "U.S." is us. */
function readDotted(text: string, start: number, end: number, reading: Reading): number {
  const run = text.slice(start, end)
  if (text.startsWith('.js', end) && !isWord(text, end + 3)) {
    addForm(reading, run)
    return addWord(reading, `${run}js`, end + 3)
  }
  if (DOTNET_NAMES.has(run) && text.startsWith('.net', end) && !isWord(text, end + 4)) {
    addForm(reading, '.net')
    return addWord(reading, `${run}.net`, end + 4)
  }
  if (run.length > 1) return addWord(reading, run, end)

  let letters = run
  let at = end
  while (text[at] === '.' && isWord(text, at + 1) && !isWord(text, at + 2)) {
    letters += text[at + 1]
    at += 2
  }
  return addWord(reading, letters, at)
}

/** R&D, Q&A, AT&T: two short sides are one word. */
function readAmpersand(text: string, start: number, end: number, reading: Reading): number {
  const rightEnd = runEnd(text, end + 1)
  const left = text.slice(start, end)
  const right = text.slice(end + 1, rightEnd)
  const isOne = left.length <= 2 && right.length > 0 && right.length <= 2
  return isOne ? addWord(reading, `${left}&${right}`, rightEnd) : addWord(reading, left, end)
}

/** "Bachelor's" is bachelor, "we'd" is we, "O'Reilly" is oreilly: no stray s, d or R. */
function readApostrophe(text: string, start: number, end: number, reading: Reading): number {
  const tailEnd = runEnd(text, end + 1)
  const tail = text.slice(end + 1, tailEnd)
  return addWord(reading, text.slice(start, end) + (tail.length > 2 ? tail : ''), tailEnd)
}

/**
 * "full-stack" has both parts as words and the joined word as a form. If a part has one letter, the joined word is the
 * word: e-commerce, Objective-C (which is not C) and C-level (which is not C either).
 */
function readHyphenated(text: string, start: number, end: number, reading: Reading): number {
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
    for (const part of parts) if (part.length > 1) addForm(reading, part)
    return addWord(reading, whole, at)
  }
  for (const part of parts) reading.words.push(clip(part))
  if (!hasNumber) addForm(reading, whole)
  return at
}

function addWord(reading: Reading, word: string, end: number): number {
  const before = reading.words.at(-1)
  if (before !== undefined && COMPOUNDS.get(before) === word) addForm(reading, before + word)
  reading.words.push(clip(word))
  return end
}

function addForm(reading: Reading, form: string) {
  reading.forms.push(clip(form))
}

const clip = (word: string) =>
  word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word

const isApostrophe = (letter: string) => letter === "'" || letter === '’'
const isDigit = (code: number) => code >= 48 && code <= 57
