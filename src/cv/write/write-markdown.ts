/** Writes a CV as Markdown (CommonMark). All of its text is escaped; only our own links are links. */
import type { CvSheet, SheetEntry, SheetGroup, SheetLink, SheetSection } from './cv-sheet.ts'

export function writeMarkdown(sheet: CvSheet): string {
  const parts = [
    sheet.name && `# ${literal(sheet.name)}`,
    sheet.label && `**${literal(sheet.label)}**`,
    sheet.contact.map(linkText).join(' · '),
    ...sheet.sections.map(sectionText),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function sectionText({ heading, paragraphs, groups, lists, bullets }: SheetSection): string {
  return blocks(
    `## ${literal(heading)}`,
    ...paragraphs.map(({ text }) => atStart(text)),
    ...groups.map(groupText),
    lists.map(({ label, text }) => `- ${labelled(label, text)}`).join('\n'),
    bulletText(bullets),
  )
}

function groupText({ heading, place, link, about, entries }: SheetGroup): string {
  const isAlone = heading === ''
  return blocks(
    isAlone ? '' : `### ${joined(literal(heading), literal(place))}`,
    link ? linkText(link) : '',
    ...about.map(atStart),
    ...entries.map((entry) => entryText(entry, isAlone)),
  )
}

function entryText(entry: SheetEntry, isAlone: boolean): string {
  const title = literal(entry.title)
  const head = joined(title && (isAlone ? title : `**${title}**`), literal(entry.dates))
  return blocks(
    head && isAlone ? `### ${head}` : head,
    joined(atStart(entry.below), entry.link ? linkText(entry.link) : ''),
    ...entry.paragraphs.map(atStart),
    ...entry.notes.map(({ label, text }) => labelled(label, text)),
    bulletText(entry.bullets),
  )
}

/** Characters with a meaning in CommonMark, or in its tables and strikethrough. */
const literal = (text: string) =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w{1,40};)/g, '\\&')
    // At the end of a heading, "#" would close it.
    .replace(/(^|\s)#/g, '$1\\#')

/** Text that begins like a list, a quote, a rule or an underlined heading. */
const atStart = (text: string) =>
  literal(text)
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')

const blocks = (...parts: string[]) => parts.filter(Boolean).join('\n\n')
const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')
const labelled = (label: string, text: string) =>
  label ? `**${literal(label)}:** ${literal(text)}` : atStart(text)
const bulletText = (bullets: readonly { text: string }[]) =>
  bullets.map(({ text }) => `- ${atStart(text)}`).join('\n')
const linkText = ({ text, url }: SheetLink) =>
  url ? `[${literal(text)}](<${url}>)` : literal(text)
