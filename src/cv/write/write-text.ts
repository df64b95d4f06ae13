/** Writes a CV or a cover letter as plain text, for employers' forms that take nothing else and for the clipboard. */

import { isItem } from '#core/documents/list-item.ts'
import type { CvSheet, SheetEntry, SheetGroup, SheetSection } from './cv-sheet.ts'
import type { PrintedCoverLetter } from './printed-cover-letter.ts'

export function writeText(sheet: CvSheet): string {
  const contact = sheet.contact.map(({ text }) => text).join(' | ')
  const head = [sheet.name, sheet.label, contact].filter(Boolean).join('\n')
  const parts = [head, ...sheet.sections.map(sectionText)].filter(Boolean)
  return `${parts.join('\n\n\n')}\n`
}

export function writeCoverLetterText(letter: PrintedCoverLetter): string {
  const head = [letter.name, letter.contact.join(' | ')].filter(Boolean).join('\n')
  const parts = [
    head,
    letter.addressee.join('\n'),
    letter.date,
    letter.subject,
    letter.greeting,
    ...letter.paragraphs.reduce(joinedItems, []),
    letter.closing.join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The items of a list follow what introduces them without an empty line. */
function joinedItems(parts: string[], paragraph: string): string[] {
  const last = parts.at(-1)
  return isItem(paragraph) && last !== undefined
    ? [...parts.slice(0, -1), `${last}\n${paragraph}`]
    : [...parts, paragraph]
}

function sectionText({ heading, paragraphs, groups, lists, bullets }: SheetSection): string {
  const body = [
    paragraphs.map(({ text }) => text).join('\n'),
    groups.map(groupText).join('\n\n'),
    lists.map(({ label, text }) => labelled(label, text)).join('\n'),
    bulletText(bullets),
  ]
  return `${heading}\n\n${body.filter(Boolean).join('\n')}`
}

function groupText({ heading, place, link, about, entries }: SheetGroup): string {
  const head = [inOneLine(heading, place), link?.text ?? '', ...about]
  return [...head, entries.map(entryText).join('\n\n')].filter(Boolean).join('\n')
}

function entryText({ title, dates, below, link, paragraphs, notes, bullets }: SheetEntry): string {
  return [
    inOneLine(title, dates),
    inOneLine(below, link?.text ?? ''),
    ...paragraphs,
    ...notes.map(({ label, text }) => labelled(label, text)),
    bulletText(bullets),
  ]
    .filter(Boolean)
    .join('\n')
}

const inOneLine = (...parts: string[]) => parts.filter(Boolean).join(' | ')
const labelled = (label: string, text: string) => (label ? `${label}: ${text}` : text)
const bulletText = (bullets: readonly { text: string }[]) =>
  bullets.map(({ text }) => `- ${text}`).join('\n')
