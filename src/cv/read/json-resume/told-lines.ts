/** A text of several lines as people type it into a box: its paragraphs, and its points with their marks taken off. */

export type ToldLine = { text: string; isPoint: boolean }

const MARK = /^(?:[•‣◦▪▫●○■□◆►▶➢➤⁃∙·✓✔★]|[-–—*+](?=\s))\s*/u
/** An export may have put all points into one line. */
const INLINE_MARKS = /\s+(?=[•‣◦▪●■◆►▶➢➤]\s)/u
const MAX_LINES = 200
const MAX_LINE = 5_000

export function toldLines(text: string): ToldLine[] {
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
