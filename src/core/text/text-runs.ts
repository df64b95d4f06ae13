/**
 * The runs of four characters that a text contains, as a set that may contain a few more. Characters are of 29
 * kinds: the letters a to z in either case, digits, the underscore, and everything that is not part of words in the
 * sense of `\b`. Before and after the text is nothing, which is no part of words either.
 */

import { rememberedLast } from './remembered.ts'

/** A bit for each run; some runs share one. */
export type TextRuns = Int32Array

/** In a variant of a pattern: the edge of a word. Not a kind of character. */
export const WORD_EDGE = '\x1f'
/** Of five bits each. */
export const RUN_LENGTH = 4
const RUN_MASK = 0xfffff
/** A listing's text has some 3,400 characters, a twentieth of these bits. */
const BITS_OF_TEXT = 2 ** 16
/** Of a sentence, in the same proportion. Twenty times as quick to make. */
const BITS_OF_SENTENCE = 2 ** 12
const LONGEST_SENTENCE = 250
const BITS_EACH = 32

/** Characters that ignoring case turns into ASCII letters, in patterns with the flag u: ſ and the sign for Kelvin. */
export const LONG_S = 0x17f
export const KELVIN = 0x212a

const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code === 0x5f) return 28
  if (code >= 0x30 && code <= 0x39) return 27
  const lower = code | 0x20
  return code >= 0x41 && lower >= 0x61 && lower <= 0x7a ? lower - 0x60 : 0
})

/** The kind of a UTF-16 unit. */
export const kindOf = (code: number): number => (code < 128 ? (KINDS[code] as number) : 0)

export const textRuns = (text: string): TextRuns =>
  text.length <= LONGEST_SENTENCE ? readRuns(text) : runsOfText(text)

/** Several rules look for their cues in the same text, and leave its runs as they are. */
const runsOfText = rememberedLast(readRuns)

function readRuns(text: string): TextRuns {
  const bits = text.length <= LONGEST_SENTENCE ? BITS_OF_SENTENCE : BITS_OF_TEXT
  const runs = new Int32Array(bits / BITS_EACH)
  const shift = shiftOf(runs)
  let run = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0
    if (code === LONG_S || code === KELVIN) return runs.fill(-1)
    run = ((run << 5) & RUN_MASK) | (code < 128 ? (KINDS[code] as number) : 0)
    const bit = bitOf(run, shift)
    runs[bit >> 5] = (runs[bit >> 5] as number) | (1 << (bit & 31))
  }
  return runs
}

/** False only if the text doesn't contain the run. */
export function canHave(runs: TextRuns, run: number): boolean {
  const bit = bitOf(run, shiftOf(runs))
  return ((runs[bit >> 5] as number) & (1 << (bit & 31))) !== 0
}

/** The run of these kinds of characters. */
export function runOf(kinds: string): number {
  let run = 0
  for (let at = 0; at < kinds.length; at++) run = (run << 5) | kinds.charCodeAt(at)
  return run
}

/** Multiplied by a large odd number, so that similar runs are apart. Of the product, the highest bits count. */
const bitOf = (run: number, shift: number) => Math.imul(run, 0x9e3779b1) >>> shift

const shiftOf = (runs: TextRuns) => Math.clz32(runs.length * BITS_EACH) + 1
