/**
 * Structured data as text for a <script type="application/ld+json"> element. Titles and names come from outside, so
 * nothing in them may end that element or begin another.
 */

const ESCAPES = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
} as const

/**
 * Equivalent JSON that is safe inside HTML and JavaScript. Throws a TypeError for values that JSON cannot express,
 * such as undefined.
 */
export function serializeJsonLd(value: unknown): string {
  const json = JSON.stringify(value)
  if (json === undefined) throw new TypeError('not a JSON value')
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => ESCAPES[character as keyof typeof ESCAPES],
  )
}
