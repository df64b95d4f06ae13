/** Texts of strangers as they may be printed: letters only, nothing that steers a terminal, a browser or a line. */

/** Marks that turn the direction of writing around, and invisible letters, but for those that join or part others. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu

/** One line: every white space is a space. */
export function printedLine(text: string | null): string {
  return (text ?? '').toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '').trim().normalize()
}

/** Lines of their own stay so; empty ones go. */
export function printedLines(text: string | null): string[] {
  return (text ?? '')
    .split(/[\n\r\u2028\u2029]+/)
    .map(printedLine)
    .filter(Boolean)
}

/** "https://www.example.com/" as a person reads it: "www.example.com". */
export function printedUrl(url: string): string {
  return printedLine(url)
    .replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
    .replace(/\/$/, '')
}

/** Where a click may lead; null for every other scheme, which stays text. */
export function safeLink(url: string): string | null {
  const plain = printedLine(url)
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s<>"'`{}|\\^]+$/i.test(plain)) return plain
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"'`{}|\\^]*)?$/i.test(plain)
    ? `https://${plain}`
    : null
}
