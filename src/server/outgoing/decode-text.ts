/**
 * Decodes an answer to text with the charset it declares: a byte order mark, then the header, then the
 * declaration in the first kilobyte of XML or HTML, as browsers do. UTF-8 if nothing is declared, or
 * windows-1252 for a page that isn't UTF-8; other invalid bytes become U+FFFD.
 */

import { isUtf8 } from 'node:buffer'

const DECLARED_WITHIN = 1_024
/** `<?xml encoding="…"?>`, `<meta charset=…>` or `content="…; charset=…"`. */
const DECLARATIONS = [
  /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w:.-]{1,40})["']/i,
  /<meta\b[^>]{0,300}?\bcharset\s*=\s*(?:["']\s*)?([\w:.-]{1,40})/i,
]

export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const declared = markOf(bytes) ?? headerOf(contentType) ?? declaredIn(bytes)
  const isPage = /^\s*text\/html\b/i.test(contentType ?? '')
  const label = declared ?? (isPage && !isUtf8(bytes) ? 'windows-1252' : 'utf-8')
  return new TextDecoder(label).decode(bytes) // removes the byte order mark
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return null
}

function headerOf(contentType: string | null): string | null {
  return known(/\bcharset\s*=\s*["']?([\w:.-]{1,40})/i.exec(contentType ?? '')?.[1])
}

function declaredIn(bytes: Uint8Array): string | null {
  const beginning = Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString('latin1')
  for (const declaration of DECLARATIONS) {
    const label = known(declaration.exec(beginning)?.[1])
    // A declaration that is readable as single bytes isn't in UTF-16.
    if (label) return label.startsWith('utf-16') ? 'utf-8' : label
  }
  return null
}

/** The Encoding standard's name for a charset; null if it has none. */
function known(label: string | undefined): string | null {
  try {
    return label === undefined ? null : new TextDecoder(label).encoding
  } catch {
    return null
  }
}
