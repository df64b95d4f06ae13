/**
 * A bottom-k MinHash signature of a text, to estimate how similar two texts are without storing
 * them. The text is treated as the set of its runs of seven words. We keep the 128 lowest hashes of
 * those runs and the size of the set. Equal runs have equal hashes, so comparing the lowest hashes
 * of two texts estimates how much they share. Two unrelated texts don't share runs of seven words
 * by chance.
 */
import { fold } from '#core/text/fold-text.ts'

/**
 * `low`: ascending signed 32-bit integers, as in PostgreSQL's int4[]. `size`: distinct runs of the
 * text.
 */
export type MinHashSignature = { size: number; low: number[] }

export const RUN_WORDS = 7
const KEPT = 128
/** Texts with fewer runs are a sentence or two: too short to compare. */
const LEAST_RUNS = 20

/** Null for a text that is too short to compare. */
export function minHashOf(text: string): MinHashSignature | null {
  const runs = runsOf(text).sort()
  let size = 0
  const low: number[] = []
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at] as number
    if (at > 0 && run === runs[at - 1]) continue
    if (size < KEPT) low.push(run)
    size++
  }
  return size < LEAST_RUNS ? null : { size, low }
}

/**
 * Hashes of all runs of seven words. Addresses and punctuation are ignored; so are case, accents
 * and the order of runs.
 */
function runsOf(text: string): Int32Array {
  const words = wordHashes(text)
  const runs = new Int32Array(Math.max(0, words.length - RUN_WORDS + 1))
  for (let at = 0; at < runs.length; at++) {
    let hash = 0x811c9dc5 | 0
    for (let next = at; next < at + RUN_WORDS; next++) {
      hash = mix((Math.imul(hash, 31) + (words[next] as number)) | 0)
    }
    runs[at] = hash
  }
  return runs
}

/** Avoids regular expressions over the whole text, because it runs for every incoming listing. */
function wordHashes(text: string): number[] {
  const hashes: number[] = []
  for (let at = 0; at < text.length; at++) {
    const start = at
    let isPlain = true
    let isAddress = false
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code <= 127) {
        if (code === SPACE || (code >= TAB && code <= RETURN)) break
        if (code === AT_SIGN || (code === COLON && text.startsWith('://', at))) isAddress = true
      } else {
        if (isWhitespace(code)) break
        isPlain = false
      }
    }
    if (at === start || isAddress || text.startsWith('www.', start)) continue
    const token = text.slice(start, at)
    addWords(isPlain ? token : fold(token), hashes)
  }
  return hashes
}

const [TAB, RETURN, SPACE, COLON, AT_SIGN] = [0x09, 0x0d, 0x20, 0x3a, 0x40]

/** `\s` beyond ASCII. */
const isWhitespace = (code: number) =>
  code === 0xa0 ||
  (code >= 0x1680 && (code === 0x1680 || code === 0x3000 || code === 0xfeff || isOfSpaces(code)))

/** En quad to hair space, separators of lines and paragraphs, narrow and mathematical spaces. */
const isOfSpaces = (code: number) =>
  (code >= 0x2000 && code <= 0x200a) || [0x2028, 0x2029, 0x202f, 0x205f].includes(code)

function addWords(token: string, hashes: number[]) {
  let hash = FNV_START
  for (let at = 0; at <= token.length; at++) {
    const code = at < token.length ? token.charCodeAt(at) : 0
    if (isWordUnit(code))
      hash = Math.imul(hash ^ (code >= 65 && code <= 90 ? code | 32 : code), FNV_PRIME)
    else if (hash !== FNV_START) {
      hashes.push(hash)
      hash = FNV_START
    }
  }
}

/** ASCII letters and digits, and all other characters that aren't punctuation. */
function isWordUnit(code: number) {
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90)
  return !isSign(code)
}

/** Latin-1 punctuation, general punctuation up to box drawing and symbols, CJK punctuation. */
function isSign(code: number) {
  return code < 0xc0 || (code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f)
}

/** How much two texts share, as a part of all their runs and of the shorter text's runs; 0 to 1. */
export function estimateOverlap(
  one: MinHashSignature,
  other: MinHashSignature,
): { all: number; shorter: number } {
  const small = one.size <= other.size ? one : other
  const large = small === one ? other : one
  // Up to this limit, both signatures contain every hash of their texts.
  const until = Math.min(limitOf(small), limitOf(large))
  const inSmall = small.low.filter((hash) => hash <= until)
  const inLarge = new Set(large.low.filter((hash) => hash <= until))
  const both = inSmall.filter((hash) => inLarge.has(hash)).length
  const union = inSmall.length + inLarge.size - both
  return {
    all: union === 0 ? 0 : both / union,
    shorter: inSmall.length === 0 ? 0 : both / inSmall.length,
  }
}

/** The signature without uninformative runs, such as those in all of a company's listings. */
export function withoutRuns(
  sketch: MinHashSignature,
  common: ReadonlySet<number>,
): MinHashSignature {
  const low = sketch.low.filter((hash) => !common.has(hash))
  const kept = low.length / sketch.low.length
  return { size: Math.round(sketch.size * kept), low }
}

/**
 * Keys that near-identical texts are likely to share, each made of the lowest hashes in one part of
 * the set. Two texts that share 80 of 100 runs have a key in common with 93% probability; two that
 * share 30, with 7%.
 */
export function minHashBands({ low }: MinHashSignature): string[] {
  const parts = Array.from({ length: BANDS * BAND_ROWS }, () => Number.NaN)
  for (const hash of low) {
    const part = (hash & 0xffff) % parts.length
    if (Number.isNaN(parts[part])) parts[part] = hash
  }
  return Array.from({ length: BANDS }, (_, band) => {
    const own = parts.slice(band * BAND_ROWS, (band + 1) * BAND_ROWS)
    return own.some(Number.isNaN)
      ? null
      : `${band}:${own.map((hash) => (hash >>> 0).toString(36)).join('.')}`
  }).filter((key) => key !== null)
}

const BANDS = 4
const BAND_ROWS = 3

function limitOf({ size, low }: MinHashSignature) {
  return low.length < size ? (low.at(-1) ?? 0x7fffffff) : 0x7fffffff
}

/** FNV-1a over UTF-16 code units. */
const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Spreads all bits, so that the lowest hashes are a random sample (MurmurHash3's finalizer). */
function mix(value: number) {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
