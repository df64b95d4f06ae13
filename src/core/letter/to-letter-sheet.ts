/** Lays out a cover letter for print. */

import type { LetterSheet } from '#core/documents/letter-sheet.ts'
import type { Letter } from './cover-letter.ts'
import { farewell, greeting, paragraphs, paragraphText } from './letter-text.ts'

/** `date`: as printed, "November 22, 2026"; null for none. */
export function toLetterSheet(letter: Letter, date: string | null): LetterSheet {
  const { sender, job, addressee, subject } = letter
  return {
    name: sender.name,
    contact: sender.contact,
    addressee: [addressee, job.company].filter(Boolean),
    date,
    subject: subject || null,
    greeting: greeting(letter),
    paragraphs: paragraphs(letter)
      .map((sentences) => paragraphText(sentences).slice(0, 5_000))
      .slice(0, 40),
    closing: [farewell(letter), sender.name ?? ''].filter(Boolean),
  }
}

/** "November 22, 2026", in UTC. */
export function printedDay(now: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(now)
}
