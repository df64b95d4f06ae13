/**
 * Writes a CV or a cover letter as a Word document for editing and for employers' systems: real headings and lists,
 * dates at a tab stop, one column and no tables, whatever the design.
 */

import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import type { CvDesign } from '#core/documents/cv-design.ts'
import { isItem } from '#core/documents/list-item.ts'
import { isRightToLeft } from '#cv/document/text-direction.ts'
import type { CvSheet, SheetEntry, SheetGroup, SheetLink, SheetSection } from './cv-sheet.ts'
import { cleanDocx } from './docx-clean.ts'
import { BULLETS, type DocxDesign, docxDesign } from './docx-design.ts'
import type { PrintedCoverLetter } from './printed-cover-letter.ts'
import { writeCoverLetterText, writeText } from './write-text.ts'

export async function writeDocx(sheet: CvSheet, design: CvDesign): Promise<Uint8Array> {
  const look = docxDesign(design)
  const bidirectional = isRightToLeft(writeText(sheet))
  const title = sheet.name || sheet.label || 'Curriculum vitae'
  const children = [
    ...head(sheet, look),
    ...sheet.sections.flatMap((section) => sectionParts(section, look)),
  ]
  return pack({ title, author: sheet.name, look, children, bidirectional })
}

export async function writeCoverLetterDocx(
  letter: PrintedCoverLetter,
  design: CvDesign,
): Promise<Uint8Array> {
  const look = docxDesign(design)
  const title = [letter.name, letter.subject].filter(Boolean).join(': ') || 'Cover letter'
  const room = { before: 240, after: 0 }
  const children = [
    ...head({ name: letter.name, label: '', contact: letter.contact.map(plainLink) }, look),
    ...letter.addressee.map((line, n) => text(line, n === 0 ? { spacing: { before: 360 } } : {})),
    ...(letter.date ? [text(letter.date, { alignment: AlignmentType.END, spacing: room })] : []),
    ...(letter.subject
      ? [
          new Paragraph({
            heading: HeadingLevel.HEADING_2,
            spacing: { before: 240, after: 160 },
            children: [run(letter.subject)],
          }),
        ]
      : []),
    ...[letter.greeting, ...letter.paragraphs]
      .filter(Boolean)
      .map((paragraph) => text(paragraph, isItem(paragraph) ? ITEM_LOOK : PARAGRAPH_LOOK)),
    ...letter.closing.map((line) => text(line, { keepNext: true, spacing: { before: 160 } })),
  ]
  const bidirectional = isRightToLeft(writeCoverLetterText(letter))
  return pack({ title, author: letter.name, look, children, bidirectional })
}

const PARAGRAPH_LOOK = { spacing: { after: 160, line: 276 } }
const ITEM_LOOK = { spacing: { after: 80, line: 276 }, indent: { left: 240, hanging: 240 } }

type Packed = {
  title: string
  author: string
  look: DocxDesign
  children: Paragraph[]
  bidirectional: boolean
}

async function pack({ title, author, look, children, bidirectional }: Packed) {
  const document = new Document({
    title,
    styles: look.styles,
    numbering: look.numbering,
    sections: [
      {
        // The first page has the name already.
        properties: { page: look.page, titlePage: true },
        footers: { default: pageFooter(title, look), first: new Footer({ children: [] }) },
        children,
      },
    ],
  })
  const packed = new Uint8Array(await Packer.toArrayBuffer(document))
  return cleanDocx(packed, { title, author, bidirectional })
}

function pageFooter(title: string, look: DocxDesign): Footer {
  const small = { size: 18, color: look.muted }
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: look.rightEdge }],
        children: [
          new TextRun({ text: title, ...small }),
          new TextRun({ children: [new Tab(), PageNumber.CURRENT], ...small }),
        ],
      }),
    ],
  })
}

function head({ name, label, contact }: Omit<CvSheet, 'sections'>, look: DocxDesign): Paragraph[] {
  const { alignment } = look
  return [
    ...(name ? [new Paragraph({ heading: HeadingLevel.TITLE, children: [run(name)] })] : []),
    ...(label
      ? [new Paragraph({ alignment, children: [run(label, { size: look.labelSize })] })]
      : []),
    ...(contact.length > 0 ? [new Paragraph({ alignment, children: inOneLine(contact) })] : []),
  ]
}

function sectionParts(section: SheetSection, look: DocxDesign): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(section.heading)] }),
    ...section.paragraphs.map((line) => text(line.text)),
    ...section.groups.flatMap((group) => groupParts(group, look)),
    ...section.lists.map(({ label, text: said }) => labelled(label, said)),
    ...bulletParts(section.bullets),
  ]
}

function groupParts(group: SheetGroup, look: DocxDesign): Paragraph[] {
  const isAlone = group.heading === ''
  return [
    ...(isAlone ? [] : [headed(HeadingLevel.HEADING_2, group.heading, group.place, look)]),
    ...(group.link ? [new Paragraph({ keepNext: true, children: [linked(group.link)] })] : []),
    ...group.about.map((line) => text(line, { keepNext: true })),
    ...group.entries.flatMap((entry) => entryParts(entry, isAlone, look)),
  ]
}

function entryParts(entry: SheetEntry, isAlone: boolean, look: DocxDesign): Paragraph[] {
  const level = isAlone ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3
  const below = [
    ...(entry.below ? [plainLink(entry.below)] : []),
    ...(entry.link ? [entry.link] : []),
  ]
  const hasMore = entry.bullets.length + entry.paragraphs.length > 0
  return [
    ...(entry.title || entry.dates ? [headed(level, entry.title, entry.dates, look)] : []),
    ...(below.length > 0
      ? [new Paragraph({ keepNext: hasMore, children: inOneLine(below, look.muted) })]
      : []),
    ...entry.paragraphs.map((line) => text(line)),
    ...entry.notes.map((note) => labelled(note.label, note.text)),
    ...bulletParts(entry.bullets),
  ]
}

type Level = (typeof HeadingLevel)[keyof typeof HeadingLevel]

/** A heading with text at the right edge of its line. */
function headed(heading: Level, left: string, right: string, look: DocxDesign): Paragraph {
  const plain = { bold: false, italics: false, color: look.muted }
  return new Paragraph({
    heading,
    tabStops: [{ type: TabStopType.RIGHT, position: look.rightEdge }],
    children: [
      run(left),
      ...(right ? [new TextRun({ children: [new Tab()] }), run(right, plain)] : []),
    ],
  })
}

type ParagraphStyling = Omit<
  Exclude<ConstructorParameters<typeof Paragraph>[0], string>,
  'children'
>
type RunStyling = Omit<
  Exclude<ConstructorParameters<typeof TextRun>[0], string>,
  'text' | 'children'
>

const text = (words: string, look: ParagraphStyling = {}) =>
  new Paragraph({ ...look, children: [run(words)] })

const run = (words: string, look: RunStyling = {}) =>
  new TextRun({ ...look, text: words, ...(isRightToLeft(words) ? { rightToLeft: true } : {}) })

const labelled = (label: string, words: string) =>
  label ? new Paragraph({ children: [run(`${label}: `, { bold: true }), run(words)] }) : text(words)

const bulletParts = (bullets: readonly { text: string }[]) =>
  bullets.map(
    (bullet) =>
      new Paragraph({ numbering: { reference: BULLETS, level: 0 }, children: [run(bullet.text)] }),
  )

function inOneLine(links: readonly SheetLink[], color?: string): ParagraphChild[] {
  return links.flatMap((link, n) => [
    ...(n === 0 ? [] : [run(' · ')]),
    link.url ? linked(link) : run(link.text, color ? { color } : {}),
  ])
}

function linked({ text: words, url }: SheetLink): ParagraphChild {
  if (url === null) return run(words)
  return new ExternalHyperlink({ link: url, children: [run(words, { style: 'Hyperlink' })] })
}

const plainLink = (words: string): SheetLink => ({ text: words, url: null })
