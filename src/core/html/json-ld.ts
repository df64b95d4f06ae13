/**
 * Structured data as text for a <script type="application/ld+json"> element. Titles and names in it
 * are written by strangers, so nothing in it may end that element or begin another.
 */

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that means the same and is safe inside HTML and JavaScript. Throws on undefined: that is no JSON. */
export function serializeJsonLd(value: unknown): string {
  const json = JSON.stringify(value)
  if (json === undefined) throw new TypeError('not a JSON value')
  return json.replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
}
