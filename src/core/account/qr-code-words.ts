/**
 * The codewords of a QR code (ISO/IEC 18004): a text as bytes, with what lets a reader mend 15% of them (level
 * M), in blocks that are interleaved.
 */

/** By version from 1: codewords of error correction in each block, and number of blocks. Table 9, level M. */
const MENDING = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]

export const VERSIONS = BLOCKS.length

/** Modules of a code's side. */
export const sideOf = (version: number) => 17 + 4 * version

/** Where alignment patterns have their centres, along one side. */
export function alignmentCentres(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  const last = sideOf(version) - 7
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)]
}

/** All codewords of a version: what its side leaves after the patterns that every code has. */
export function totalWords(version: number): number {
  const centres = alignmentCentres(version).length
  const alignment = centres === 0 ? 0 : 25 * (centres * centres - 3) - 10 * (centres - 2)
  const information = 31 + (version >= 7 ? 36 : 0)
  const timing = 2 * (sideOf(version) - 16)
  const modules = sideOf(version) ** 2 - 3 * 64 - timing - alignment - information
  return Math.floor(modules / 8)
}

/** Codewords of a version that carry the text. */
export const dataWords = (version: number) =>
  totalWords(version) - at(MENDING, version - 1) * at(BLOCKS, version - 1)

/** The smallest version that holds as many bytes; null where none does. */
export function versionFor(bytes: number): number | null {
  for (let version = 1; version <= VERSIONS; version++) {
    if (Math.ceil((4 + lengthBits(version) + 8 * bytes) / 8) <= dataWords(version)) return version
  }
  return null
}

/** Every codeword in the order in which they are drawn. */
export function codeWords(bytes: Uint8Array, version: number): number[] {
  return interleave(paddedWords(bytes, version), version)
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16)

/** Mode "bytes", the length, the bytes, an end, and padding up to what the version holds. */
function paddedWords(bytes: Uint8Array, version: number): number[] {
  const size = dataWords(version)
  const bits = [...inBits(0b0100, 4), ...inBits(bytes.length, lengthBits(version))]
  for (const byte of bytes) bits.push(...inBits(byte, 8))
  bits.push(...inBits(0, Math.min(4, size * 8 - bits.length)))
  bits.push(...inBits(0, -bits.length & 7))
  const words: number[] = []
  for (let start = 0; start < bits.length; start += 8) {
    words.push(bits.slice(start, start + 8).reduce((word, bit) => word * 2 + bit, 0))
  }
  for (let pad = 0xec; words.length < size; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

const inBits = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >>> (count - 1 - index)) & 1)

/** The longer blocks come last and have one word more. */
function interleave(words: readonly number[], version: number): number[] {
  const count = at(BLOCKS, version - 1)
  const mending = at(MENDING, version - 1)
  const short = Math.floor(words.length / count)
  const longer = words.length % count
  let start = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = words.slice(start, start + short + (index >= count - longer ? 1 : 0))
    start += block.length
    return { block, ends: mendingWords(block, mending) }
  })
  const drawn: number[] = []
  for (let place = 0; place <= short; place++) {
    for (const { block } of blocks) if (place < block.length) drawn.push(at(block, place))
  }
  for (let place = 0; place < mending; place++) {
    for (const { ends } of blocks) drawn.push(at(ends, place))
  }
  return drawn
}

/** The remainder of the words as a polynomial, divided by (x - 1)(x - 2)(x - 4)... over GF(256). */
export function mendingWords(words: readonly number[], count: number): number[] {
  const divisor = generator(count)
  const rest = new Array<number>(count).fill(0)
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    for (let index = 0; index < count; index++) {
      rest[index] = at(rest, index) ^ multiply(at(divisor, index), factor)
    }
  }
  return rest
}

/** Coefficients below the leading one, the highest power first. */
function generator(degree: number): number[] {
  const found = [...new Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      found[index] = multiply(at(found, index), root) ^ (found[index + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return found
}

/** In GF(256) over x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >>> 7 ? 0x11d : 0)
    if ((b >>> bit) & 1) product ^= a
  }
  return product
}

const at = (list: readonly number[], index: number) => list[index] as number
