/**
 * Splits simply written HTML into texts and tags: plain tag names, quoted attributes, and no other "<". Most listings
 * are written this way, and the output of our own sanitizer always is. Everything else (comments, unclosed quotes, a
 * NUL) is left to the tokenizer, which handles all the oddities of HTML.
 */

/** `name` in lower case; `attributes` as written, including the leading white space. */
export type PlainTag = { name: string; isEnd: boolean; attributes: string }

/** HTML white space only. Every part ends where the next must begin, so the pattern never backtracks. */
const PLAIN_TAG =
  /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[\t\n\f ]+[a-zA-Z_:][-\w:.]*=(?:"[^"<>]*"|'[^'<>]*'))*)[\t\n\f ]*\/?>/y

/** Yields null where the HTML stops being plain. Texts keep their character references. */
export function* plainParts(written: string): Generator<string | PlainTag | null> {
  if (written.includes('\u0000')) return yield null
  const html = written.includes('\r') ? written.replace(/\r\n?/g, '\n') : written
  const pattern = new RegExp(PLAIN_TAG)
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at)
    if (next === -1) return yield html.slice(at)
    if (next > at) yield html.slice(at, next)
    pattern.lastIndex = next
    const tag = pattern.exec(html)
    if (!tag) return yield null
    const [whole, slash, name = '', attributes = ''] = tag
    yield { name: name.toLowerCase(), isEnd: slash === '/', attributes }
    at = next + whole.length
  }
}
