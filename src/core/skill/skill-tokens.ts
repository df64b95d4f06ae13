/**
 * Splits a text into words as skill names need them: letters and digits, optionally followed by "++" or "#", and
 * ".net". Every listing goes through this, so it scans characters instead of running a regular expression over the
 * text.
 */

/** Offsets of a word in the text, and whether a name may begin with it. */
export type SkillToken = { start: number; end: number; mayBegin: boolean }

export const tokenWord = (text: string, { start, end }: SkillToken) =>
  text.slice(start, end).toLowerCase()

const DOT_NET = '.net'

/**
 * `beginnings`: of `beginningsOf`; without it, a name may begin with any word. Hashes each word while it looks for its
 * end.
 */
export function skillTokens(text: string, beginnings: Beginnings | null = null): SkillToken[] {
  const tokens: SkillToken[] = []
  const { length } = text
  let start = -1
  let isPlain = true
  let hash = FNV_START
  let beforeLast = FNV_START
  let beforeTwo = FNV_START
  let last = 0
  for (let at = 0; at <= length; at++) {
    const code = at < length ? text.charCodeAt(at) : SPACE
    const letter = code < 128 ? (LETTERS[code] as number) : letterBeyond(text, at)
    if (letter !== 0) {
      if (start < 0) {
        start = at
        isPlain = true
        hash = FNV_START
        beforeLast = FNV_START
        beforeTwo = FNV_START
      }
      if (letter >= 128) {
        isPlain = false
        if (letter > 0xffff) at++
        continue
      }
      last = letter
      beforeTwo = beforeLast
      beforeLast = hash
      hash = Math.imul(hash ^ letter, FNV_PRIME)
    } else if (start >= 0) {
      const end =
        at + (code === HASH ? 1 : code === PLUS && text.charCodeAt(at + 1) === PLUS ? 2 : 0)
      const mayBegin =
        beginnings === null ||
        !isPlain ||
        end > at ||
        beginnings[slotOf(hash)] === 1 ||
        (isPluralOrVersion(last) &&
          (beginnings[slotOf(beforeLast)] === 1 || beginnings[slotOf(beforeTwo)] === 1))
      tokens.push({ start, end, mayBegin })
      start = -1
      if (end > at) at = end - 1
    } else if (code === DOT && isDotNet(text, at)) {
      tokens.push({ start: at, end: at + DOT_NET.length, mayBegin: true })
      at += DOT_NET.length - 1
    }
  }
  return tokens
}

/** A byte for each hash, 1 for those of words that names begin with. */
export type Beginnings = Uint8Array

/** Words of these names, as of `tokenWord`. */
export function beginningsOf(words: Iterable<string>): Beginnings {
  const beginnings = new Uint8Array(1 << HASH_BITS)
  for (const word of words) beginnings[slotOf(hashOf(word))] = 1
  return beginnings
}

/** Words are hashed to so many bits, by FNV-1a; words of equal hashes are compared by their letters. */
const HASH_BITS = 18
const FNV_START = 0x811c9dc5 | 0 // a double would make each step slow
const FNV_PRIME = 0x01000193

function hashOf(word: string): number {
  let hash = FNV_START
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME)
  return hash
}

/** The highest bits are the best mixed. */
const slotOf = (hash: number) => Math.imul(hash, FNV_PRIME) >>> (32 - HASH_BITS)

const LETTER_S = 's'.charCodeAt(0)
const DIGIT_0 = '0'.charCodeAt(0)
const DIGIT_9 = '9'.charCodeAt(0)

/** Whether a word that ends with this may be a plural or have a version: "LLMs", "Python3". */
export const isPluralOrVersion = (last: number): boolean =>
  last === LETTER_S || (last >= DIGIT_0 && last <= DIGIT_9)

/** ASCII letters in lower case and digits; 0 for all others. */
const LETTERS = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /[a-z0-9]/i.test(letter) ? letter.toLowerCase().charCodeAt(0) : 0
})

const [DOT, PLUS, HASH, SPACE] = [0x2e, 0x2b, 0x23, 0x20]

const isDotNet = (text: string, at: number) =>
  text.slice(at, at + DOT_NET.length).toLowerCase() === DOT_NET &&
  !isLetterAt(text, at + DOT_NET.length) &&
  !/[\p{L}\p{N}]$/iu.test(text.slice(Math.max(0, at - 2), at))

function isLetterAt(text: string, at: number): boolean {
  const code = at < text.length ? text.charCodeAt(at) : SPACE
  return code < 128 ? LETTERS[code] !== 0 : letterBeyond(text, at) !== 0
}

/** The letter or digit beyond ASCII that begins here; 0 for anything else. */
function letterBeyond(text: string, at: number): number {
  const code = text.codePointAt(at) ?? 0
  if (code >= 0x2000 && code <= 0x206f) return 0 // dashes, quotation marks and bullets
  return /[\p{L}\p{N}]/iu.test(String.fromCodePoint(code)) ? code : 0
}
