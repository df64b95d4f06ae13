/**
 * Bytes of an answer as text, by the charset that it declares: a byte order mark, then the header, then what XML or HTML
 * say of themselves in their first kilobyte, as browsers do. UTF-8 where nothing does; what fits nowhere becomes U+FFFD.
 */

const DECLARED_WITHIN = 1_024
/** How files of the declared type say it: `<?xml encoding="…"?>`, `<meta charset=…>` or `content="…; charset=…"`. */
const DECLARATIONS = [
  /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w:.-]{1,40})["']/i,
  /<meta\b[^>]{0,300}?\bcharset\s*=\s*(?:["']\s*)?([\w:.-]{1,40})/i,
]

export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const label = markOf(bytes) ?? headerOf(contentType) ?? declaredIn(bytes) ?? 'utf-8'
  return new TextDecoder(label).decode(bytes) // takes the mark away
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
    // A declaration that is readable as single bytes is not in UTF-16.
    if (label) return label.startsWith('utf-16') ? 'utf-8' : label
  }
  return null
}

/** The charset under the name that the Encoding standard has for it; null for none that it knows. */
function known(label: string | undefined): string | null {
  try {
    return label === undefined ? null : new TextDecoder(label).encoding
  } catch {
    return null
  }
}
