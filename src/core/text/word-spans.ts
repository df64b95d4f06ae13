/**
 * A text's words with their positions, to highlight search matches on pages. The words are those of
 * the search (case and accents folded; C++, .NET, Node.js and R&D are words of their own).
 * Positions are UTF-16 units of the original text, `end` exclusive. Folding changes lengths, so
 * every position is mapped back.
 */
import {
  COMPOUNDS,
  DOTNET_NAMES,
  isDotNet,
  isHyphen,
  isWord,
  MAX_HYPHENATED,
  MAX_WORD_LENGTH,
  runEnd,
} from './word-rules.ts'
import { foldWithOffsets, type Jump, placeOf } from './word-spans-fold.ts'

export type WordSpan = { word: string; start: number; end: number }

/** `words` in order; `forms` are alternative readings of some of them: "full-stack" is also "fullstack". */
export type WordSpans = { words: WordSpan[]; forms: WordSpan[] }

export function wordSpans(text: string): WordSpans {
  const { folded, jumps } = foldWithOffsets(text)
  const spans: WordSpans = { words: [], forms: [] }
  let at = 0
  while (at < folded.length) {
    if (isWord(folded, at)) at = readWord(folded, at, spans)
    else if (isDotNet(folded, at)) at = addWord(spans, folded, at, at + 4)
    else at++
  }
  for (const span of spans.words) mapToOriginal(span, jumps)
  for (const span of spans.forms) mapToOriginal(span, jumps)
  return spans
}

/** Maps positions in the folded text to positions in the original. */
function mapToOriginal(span: WordSpan, jumps: readonly Jump[]) {
  if (span.word.length > MAX_WORD_LENGTH) span.word = span.word.slice(0, MAX_WORD_LENGTH)
  if (jumps.length === 0) return
  span.start = placeOf(jumps, span.start).start
  span.end = placeOf(jumps, span.end - 1).end
}

function readWord(text: string, start: number, spans: WordSpans): number {
  const end = runEnd(text, start)
  const isLetter = end - start === 1
  const next = text[end]
  if (next === '+' && text[end + 1] === '+' && isLetter) return addWord(spans, text, start, end + 2)
  if (next === '#' && isLetter && !isWord(text, end + 1))
    return addWord(spans, text, start, end + 1)
  if (next === '.') return readDotted(text, start, end, spans)
  if (next === '&') return readAmpersand(text, start, end, spans)
  if (next === "'" || next === '’') return readApostrophe(text, start, end, spans)
  if (isHyphen(next) && isWord(text, end + 1)) return readHyphenated(text, start, end, spans)
  return addWord(spans, text, start, end)
}

/** "Node.js" is nodejs and also node; "ASP.NET" is also .net; "U.S." is us. */
function readDotted(text: string, start: number, end: number, spans: WordSpans): number {
  const run = text.slice(start, end)
  if (text.startsWith('.js', end) && !isWord(text, end + 3)) {
    spans.forms.push({ word: run, start, end })
    return addWord(spans, text, start, end + 3, `${run}js`)
  }
  if (DOTNET_NAMES.has(run) && text.startsWith('.net', end) && !isWord(text, end + 4)) {
    spans.forms.push({ word: '.net', start: end, end: end + 4 })
    return addWord(spans, text, start, end + 4)
  }
  if (run.length > 1) return addWord(spans, text, start, end)
  let letters = run
  let at = end
  while (text[at] === '.' && isWord(text, at + 1) && !isWord(text, at + 2)) {
    letters += text[at + 1]
    at += 2
  }
  return addWord(spans, text, start, at, letters)
}

/** R&D, Q&A, AT&T: short sides form one word. */
function readAmpersand(text: string, start: number, end: number, spans: WordSpans): number {
  const rightEnd = runEnd(text, end + 1)
  const right = rightEnd - end - 1
  const isOne = end - start <= 2 && right > 0 && right <= 2
  return addWord(spans, text, start, isOne ? rightEnd : end)
}

/** "Bachelor's" is bachelor, "O'Reilly" is oreilly. Letters left out of a word are left out of its span. */
function readApostrophe(text: string, start: number, end: number, spans: WordSpans): number {
  const tailEnd = runEnd(text, end + 1)
  const tail = text.slice(end + 1, tailEnd)
  if (tail.length > 2) return addWord(spans, text, start, tailEnd, text.slice(start, end) + tail)
  addWord(spans, text, start, end)
  return tailEnd
}

/** "full-stack" gives both parts and also the whole. If a part has one letter, the whole is the word. */
function readHyphenated(text: string, start: number, end: number, spans: WordSpans): number {
  const parts: WordSpan[] = [{ word: text.slice(start, end), start, end }]
  let at = end
  while (parts.length < MAX_HYPHENATED && isHyphen(text[at]) && isWord(text, at + 1)) {
    const partEnd = runEnd(text, at + 1)
    parts.push({ word: text.slice(at + 1, partEnd), start: at + 1, end: partEnd })
    at = partEnd
  }
  const whole = { word: parts.map(({ word }) => word).join(''), start, end: at }
  const hasNumber = parts.some(({ word }) => /^[0-9]/.test(word))
  if (!hasNumber && parts.some(({ word }) => word.length === 1)) {
    spans.forms.push(...parts.filter(({ word }) => word.length > 1))
    return addWord(spans, text, start, at, whole.word)
  }
  spans.words.push(...parts)
  if (!hasNumber) spans.forms.push(whole)
  return at
}

function addWord(
  { words, forms }: WordSpans,
  text: string,
  start: number,
  end: number,
  word = text.slice(start, end),
): number {
  const before = words.at(-1)
  if (before && COMPOUNDS.get(before.word) === word) {
    forms.push({ word: before.word + word, start: before.start, end })
  }
  words.push({ word, start, end })
  return end
}
