/** Splits a multi-line text, as typed into a form, into paragraphs and bullet points without their markers. */

export type TextLine = { text: string; isPoint: boolean }

const MARK = /^(?:[•‣◦▪▫●○■□◆►▶➢➤⁃∙·✓✔★]|[-–—*+](?=\s))\s*/u
/** An export may put all points on one line. */
const INLINE_MARKS = /\s+(?=[•‣◦▪●■◆►▶➢➤]\s)/u
const MAX_LINES = 200
const MAX_LINE = 5_000

export function splitIntoLines(text: string): TextLine[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line) => line.split(INLINE_MARKS))
    .slice(0, MAX_LINES)
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/\p{Cc}/gu, '')
        .trim(),
    )
    .map((line) => ({
      text: line.replace(MARK, '').slice(0, MAX_LINE).toWellFormed(),
      isPoint: MARK.test(line),
    }))
    .filter((line) => line.text !== '')
}
