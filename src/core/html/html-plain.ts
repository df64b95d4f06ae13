/**
 * Cuts HTML that is written plainly into texts and tags: tags of letters with quoted attributes, and between them no
 * "<" of another kind. Most adverts are, and what systems and our own sanitiser write always is. Anything else
 * (comments, unclosed quotes, a NUL) is for the tokeniser, which knows all the ways in which HTML can be odd.
 */

/** `name` in lower case; `attributes` as written, with the white space before them. */
export type PlainTag = { name: string; isEnd: boolean; attributes: string }

/** White space of HTML, no more. Every part ends where the next must begin, so that nothing is tried twice. */
const PLAIN_TAG =
  /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[\t\n\f ]+[a-zA-Z_:][-\w:.]*=(?:"[^"<>]*"|'[^'<>]*'))*)[\t\n\f ]*\/?>/y

/** null where it stops being plain. Texts come with their references as written. */
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
