/**
 * The checksum of a table: the sum of its rows' SHA-256 hashes modulo 2^256. It is the same for the same rows in any
 * order, since a restored table may return its rows in another one.
 */
import { createHash, type Hash, hash } from 'node:crypto'

export type TableSum = {
  rows: number
  /** Of the rows in PostgreSQL's text format, line breaks included. */
  bytes: number
  /** 64 hexadecimal digits. */
  digest: string
}

const LINE_BREAK = 10
const MODULUS = 2n ** 256n

/** Takes a table as PostgreSQL copies it: one line per row, in pieces of any size. */
export function createTableSum(): { add(piece: Buffer): void; end(): TableSum } {
  let [rows, bytes, sum] = [0, 0, 0n]
  /** Of a row that continues in the next piece. */
  let begun: Hash | null = null

  function count(hex: string) {
    sum = (sum + BigInt(`0x${hex}`)) % MODULUS
    rows++
  }

  return {
    add(piece) {
      bytes += piece.length
      for (let at = 0; at < piece.length; ) {
        const end = piece.indexOf(LINE_BREAK, at)
        const row = piece.subarray(at, end < 0 ? piece.length : end)
        at += row.length + 1
        if (end < 0 || begun) {
          begun = (begun ?? createHash('sha256')).update(row)
          if (end < 0) return
          count(begun.digest('hex'))
          begun = null
        } else count(hash('sha256', row, 'hex'))
      }
    },
    end() {
      if (begun) throw new Error('the last row of a table is incomplete')
      return { rows, bytes, digest: sum.toString(16).padStart(64, '0') }
    },
  }
}
