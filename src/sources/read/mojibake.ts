/**
 * UTF-8 that was read as Latin-1 or Windows-1252 ("MecÃ¡nico", "weâ€™re"), read again. A text is mended only where all
 * of it is UTF-8 when its characters are taken for bytes: then it cannot have been anything else. Pure and total.
 */

/** The characters that Windows-1252 has for the bytes 80 to 9F; a space where it has none. */
const FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const WINDOWS_1252 = new Map([...FROM_80].map((sign, index) => [sign, 0x80 + index]))

/** How every sequence begins that could be one: cheap to look for. */
const LEAD = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/
const BEYOND_ASCII = /[\u0080-\u{10ffff}]+/gu

/** Samaritan and its neighbours: what "à" before two spaces that do not break would be, as French has it. */
const NOBODY_WRITES = /[\u0800-\u08ff]/

/** The same text where it is no mojibake, which is nearly always. */
export function mendMojibake(text: string): string {
  if (!LEAD.test(text)) return text
  for (const [run] of text.matchAll(BEYOND_ASCII)) if (decoded(run) === null) return text
  return text.replace(BEYOND_ASCII, (run) => decoded(run) ?? run)
}

function decoded(run: string): string | null {
  let escaped = ''
  for (const sign of run) {
    const byte = WINDOWS_1252.get(sign) ?? sign.codePointAt(0) ?? 0
    if (byte > 0xff) return null
    escaped += `%${byte.toString(16).padStart(2, '0')}`
  }
  try {
    const text = decodeURIComponent(escaped)
    return NOBODY_WRITES.test(text) ? null : text
  } catch {
    return null // not UTF-8: decodeURIComponent has no gentler way to say so
  }
}
