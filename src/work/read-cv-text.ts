/**
 * The text of a file that somebody handed in as their CV, where its format says it plainly; null where it
 * does not, or where the file is odd. Packages are unpacked in memory, one part, counted while it comes.
 */
import { Inflate } from 'fflate'
import { openDocumentText, richText, toCvText, wordText } from '#core/cv-text.ts'
import type { FileFormat } from '#core/file-kind.ts'
import { isUtf8 } from '#core/file-kind.ts'
import { packedContent, readZipDirectory } from '#core/zip-directory.ts'

/** The text part of the longest CV is some hundred kilobytes. */
const MAX_PART_BYTES = 8 * 1024 * 1024
/** More is a bomb, not a text. */
const MAX_RATIO = 100
const PIECE_BYTES = 16 * 1024
const MAX_RICH_TEXT_BYTES = 2 * 1024 * 1024

const READERS: Partial<Record<FileFormat, (content: Uint8Array) => string | null>> = {
  txt: plainText,
  rtf: (content) => richText(latin1(content.subarray(0, MAX_RICH_TEXT_BYTES)), westernLetter),
  docx: (content) => partText(content, 'word/document.xml', wordText),
  odt: (content) => partText(content, 'content.xml', openDocumentText),
}

export function readCvText(format: FileFormat, content: Uint8Array): string | null {
  const text = READERS[format]?.(content)
  return text ? toCvText(text) : null
}

function plainText(content: Uint8Array) {
  return new TextDecoder(isUtf8(content) ? 'utf-8' : 'windows-1252').decode(content)
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const westernLetter = (byte: number) => new TextDecoder('windows-1252').decode(Uint8Array.of(byte))

function partText(
  file: Uint8Array,
  name: string,
  read: (xml: string) => string | null,
): string | null {
  const entry = readZipDirectory(file)?.find((it) => it.name === name)
  const packed = entry && packedContent(file, entry)
  if (!packed) return null
  const part = entry.method === 0 ? packed : inflated(packed)
  return part && part.length <= MAX_PART_BYTES ? read(new TextDecoder().decode(part)) : null
}

/** Null for what is broken, or grows too far: the archive's own word for its size is not believed. */
function inflated(packed: Uint8Array): Uint8Array | null {
  const most = Math.min(MAX_PART_BYTES, Math.max(64 * 1024, packed.length * MAX_RATIO))
  const chunks: Uint8Array[] = []
  let bytes = 0
  const inflate = new Inflate((chunk) => {
    bytes += chunk.length
    if (bytes <= most) chunks.push(chunk)
  })
  try {
    for (let at = 0; at < packed.length && bytes <= most; at += PIECE_BYTES) {
      const end = at + PIECE_BYTES
      inflate.push(packed.subarray(at, end), end >= packed.length)
    }
  } catch {
    return null // fflate throws at a broken stream; a broken file has no text
  }
  return bytes <= most ? Buffer.concat(chunks) : null
}
