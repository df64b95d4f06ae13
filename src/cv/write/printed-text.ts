/** Makes untrusted text printable: nothing in it can control a terminal, a browser or the text direction. */

/** Direction marks and invisible characters, except joiners and non-joiners. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu

/** One line: all white space becomes spaces. */
export function printedLine(text: string | null): string {
  return (text ?? '').toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '').trim().normalize()
}

/** Keeps separate lines; empty ones are removed. */
export function printedLines(text: string | null): string[] {
  return (text ?? '')
    .split(/[\n\r\u2028\u2029]+/)
    .map(printedLine)
    .filter(Boolean)
}

/** "https://www.example.com/" as people write it: "www.example.com". */
export function printedUrl(url: string): string {
  return printedLine(url)
    .replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
    .replace(/\/$/, '')
}

/** The link target; null for every other scheme, which stays text. */
export function safeLink(url: string): string | null {
  const plain = printedLine(url)
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s<>"'`{}|\\^]+$/i.test(plain)) return plain
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"'`{}|\\^]*)?$/i.test(plain)
    ? `https://${plain}`
    : null
}
