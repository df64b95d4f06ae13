/** Bitmaps with a bit for each row of a segment, which combine sets of rows 32 at a time. */

/** Sets the bits of the first `rows`, and no others. */
export function fillBits(bits: Uint32Array, rows: number) {
  bits.fill(0xffff_ffff)
  if (rows % 32 > 0) bits[bits.length - 1] = (1 << (rows % 32)) - 1
}

export function setBits(bits: Uint32Array, rows: Uint16Array) {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
  }
}

export function clearBits(bits: Uint32Array, rows: Uint16Array) {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    bits[row >>> 5] = (bits[row >>> 5] as number) & ~(1 << (row & 31))
  }
}

/** Also sets the bits of the others. */
export function addBits(bits: Uint32Array, others: Uint32Array) {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] as number) | (others[word] as number)
  }
}

/** Leaves the bits that the others have, too. */
export function keepBits(bits: Uint32Array, others: Uint32Array) {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] as number) & (others[word] as number)
  }
}

/** Leaves the bits that the others lack. */
export function dropBits(bits: Uint32Array, others: Uint32Array) {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] as number) & ~(others[word] as number)
  }
}

/** Writes the rows whose bits are set to `to`, from `at` on, in ascending order; returns where they end. */
export function readBits(bits: Uint32Array, to: Uint16Array, at: number): number {
  for (let word = 0; word < bits.length; word++) {
    const start = word * 32
    let left = bits[word] as number
    if (bitCount(left) > MANY_BITS && at + 32 <= to.length) {
      // writes every row and advances past those that are set
      for (let bit = 0; bit < 32; bit++) {
        to[at] = start + bit
        at += (left >>> bit) & 1
      }
      continue
    }
    for (; left !== 0; left &= left - 1) to[at++] = start + 31 - Math.clz32(left & -left)
  }
  return at
}

/** From so many on, trying all 32 costs less than finding each. */
const MANY_BITS = 10

function bitCount(word: number): number {
  let pairs = word - ((word >>> 1) & 0x5555_5555)
  pairs = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
