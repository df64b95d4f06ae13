/** A cover letter as printable lines and paragraphs. */
import type { LetterSheet } from '#core/documents/letter-sheet.ts'
import { printedLine, printedLines } from './printed-text.ts'

export type PrintedCoverLetter = {
  [Part in keyof LetterSheet]: LetterSheet[Part] extends string[] ? string[] : string
}

/** Missing parts are ''. */
export function printedCoverLetter(letter: LetterSheet): PrintedCoverLetter {
  return {
    name: printedLine(letter.name),
    contact: printedAll(letter.contact),
    addressee: printedAll(letter.addressee),
    date: printedLine(letter.date),
    subject: printedLine(letter.subject),
    greeting: printedLine(letter.greeting),
    paragraphs: letter.paragraphs.flatMap((paragraph) => printedLines(paragraph)),
    closing: printedAll(letter.closing),
  }
}

const printedAll = (lines: string[]) => lines.map(printedLine).filter(Boolean)
