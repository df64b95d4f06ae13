/** Pages as bytes: text into UTF-8, and bytes at which they are cut. */
import * as buffer from 'node:buffer'

export type Bytes = Buffer<ArrayBuffer>

/**
 * In two steps, because one takes three times as long for a text with characters beyond Latin-1, as nearly every page
 * has. Half of a surrogate pair becomes U+FFFD.
 */
export const toUtf8 = (text: string): Bytes =>
  buffer.transcode(Buffer.from(text.toWellFormed(), 'utf16le'), 'utf16le', 'utf8') as Bytes

/** What is before, between and after the occurrences of `separator`. */
export function splitBytes(bytes: Bytes, separator: Bytes): Bytes[] {
  const parts: Bytes[] = []
  let from = 0
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, from)) {
    parts.push(bytes.subarray(from, at))
    from = at + separator.length
  }
  return [...parts, bytes.subarray(from)]
}
