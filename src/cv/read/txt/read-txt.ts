/**
 * Plain text, in a file or pasted: each line of the file is a line. Tabs or many spaces separate cells; leading white
 * space is indentation. Text that is not UTF-8 is decoded as Windows-1252.
 */
import type { CvDocument } from '#cv/document/document.ts'
import { type PlainLine, toDocument } from '#cv/document/plain-line.ts'

/** A CV of a hundred pages; the rest of a longer file is cut. */
const MAX_BYTES = 2 * 1024 * 1024
/** This many spaces separate two texts rather than two words. */
const APART = /\t+| {3,}/
/** Drawn lines ("=====") count as empty lines. */
const RULE = /^[\s=_*~#.–—-]{3,}$/

export function readTxt(bytes: Uint8Array): CvDocument {
  return readPlainText(decode(bytes.subarray(0, MAX_BYTES)))
}

export function readPlainText(text: string): CvDocument {
  const written = text.replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, '\n').split('\n')
  return toDocument('txt', written.map(toPlain))
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes) // every byte is valid there
  }
}

function toPlain(written: string): PlainLine {
  if (RULE.test(written)) return { text: '' }
  const lead = /^\s*/.exec(written)?.[0] ?? ''
  const columns = lead.replaceAll('\t', '    ').length
  const cells = written.trim().split(APART)
  return {
    text: written,
    indent: Math.min(8, Math.floor(columns / 2)),
    cells: cells.map((text) => ({ text, isBold: false, isItalic: false })),
  }
}
