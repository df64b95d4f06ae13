/**
 * Repairs UTF-8 that was decoded as Latin-1 or Windows-1252 ("MecÃ¡nico", "weâ€™re"). A text is changed only if all
 * of it is valid UTF-8 when its characters are taken as bytes, which hardly happens by chance. Pure and total.
 */

/** The Windows-1252 characters of bytes 80 to 9F; a space where it has none. */
const FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const WINDOWS_1252 = new Map([...FROM_80].map((sign, index) => [sign, 0x80 + index]))

/** The beginning of any possible sequence: a cheap first check. */
const LEAD = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/
const BEYOND_ASCII = /[\u0080-\u{10ffff}]+/gu

/** Samaritan and its neighbors: what "à" before two non-breaking spaces, as in French, would decode to. */
const NOBODY_WRITES = /[\u0800-\u08ff]/

/** Returns the text unchanged if it is not mojibake, which is nearly always. */
export function repairMojibake(text: string): string {
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
    return null // not UTF-8, which decodeURIComponent reports by throwing
  }
}
