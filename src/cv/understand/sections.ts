/**
 * Splits a document into sections. Common headings are known by their words; their formatting in this document
 * identifies unknown ones, and keeps a company's name in capitals from becoming one. Where jobs or schools are left
 * outside of their sections, formatting and content find headings in words of people's own, and content splits what
 * has no headings.
 */
import type { CvDocument, Section, SectionKind } from '#cv/document/document.ts'
import { isDateLike } from '#cv/words/short-dates.ts'
import { type Heading, type StyledLine, stylesOf } from './line-styles.ts'
import { ownHeadings } from './own-headings.ts'
import { findHeadings } from './section-finding.ts'
import { kindOf } from './section-kinds.ts'
import { isSettled, settleKinds, splitSection } from './settle-sections.ts'

export function splitSections(document: CvDocument): Section[] {
  const looked = stylesOf(document)
  const byWords = findHeadings(looked)
  const sections = sectionsOf(looked, byWords)
  const settled = isSettled(sections) ? sections : sectionsOf(looked, ownHeadings(looked, byWords))
  return settleKinds(settled).flatMap((section, _, all) => splitSection(section, all))
}

function sectionsOf(looked: StyledLine[], headings: Map<number, Heading>): Section[] {
  const heads = headLines(looked, headings)
  const sections: Section[] = [{ kind: 'head', heading: null, headingLine: null, lines: [] }]
  const kinds: (SectionKind | null)[] = ['head']
  for (const { line, index } of looked) {
    const heading = headings.get(index)
    if (headings.get(index - 1)?.isOnTwoLines) continue
    if (heading) {
      kinds.push(heading.kind)
      sections.push({ kind: 'other', heading: heading.text, headingLine: line, lines: [] })
      continue
    }
    if (isUnheadedColumn(looked, index, headings) && !heads.has(index)) {
      kinds.push('work')
      sections.push({ kind: 'work', heading: null, headingLine: null, lines: [] })
    }
    sections.at(heads.has(index) ? 0 : -1)?.lines.push(line)
  }
  return sections.map((section, i) =>
    section.heading === null
      ? section
      : { ...section, kind: kindOf(section.heading, kinds[i] ?? null, section.lines) },
  )
}

/** Begins a column of the first page that has dates but no heading: a work history without section names. */
function isUnheadedColumn(
  looked: StyledLine[],
  index: number,
  headings: Map<number, Heading>,
): boolean {
  const { line } = looked[index] as StyledLine
  const before = looked[index - 1]?.line
  if (!before || line.page > 0 || line.column <= before.column || headings.size === 0) return false
  const own = looked.filter((it) => it.index >= index && it.line.column === line.column)
  return !own.some((it) => headings.has(it.index)) && own.filter(hasDate).length >= 3
}

function hasDate({ line }: StyledLine): boolean {
  return isDateLike(line.text) || line.cells.some((cell) => isDateLike(cell.text))
}

/**
 * Lines that open a column of the first page above its first heading and whose size or email address shows that they
 * are the document's head: a sidebar on the left is read before them.
 */
function headLines(looked: StyledLine[], headings: Map<number, Heading>): Set<number> {
  const heads = new Set<number>()
  const largest = Math.max(...looked.map(({ line }) => line.size))
  looked.forEach(({ line, index }, i) => {
    const before = looked[i - 1]
    if (!before || line.page > 0 || before.line.column >= line.column || headings.has(index)) return
    const end = looked.findIndex((it) => it.index > index && headings.has(it.index))
    const opening = looked.slice(i, end < 0 ? looked.length : end)
    const isHead = opening.some((it) => it.line.size > 0.95 * largest || it.line.text.includes('@'))
    const isOne = opening.every((it) => it.line.column === line.column && it.line.page === 0)
    if (isHead && isOne) for (const it of opening) heads.add(it.index)
  })
  const isHeaded = !headings.has(looked[0]?.index ?? 0) || heads.size > 0
  return isHeaded ? heads : largestLines(looked, headings)
}

/**
 * If the document begins with a heading: the largest type in the document, and what follows up to the next heading.
 */
function largestLines(looked: StyledLine[], headings: Map<number, Heading>): Set<number> {
  const largest = Math.max(...looked.map(({ line }) => line.size))
  const isLarge = ({ line, index }: StyledLine) =>
    line.size > 0.95 * largest && !headings.has(index)
  const usual = looked.filter((it) => !isLarge(it)).map(({ line }) => line.size)
  const from = looked.findIndex(isLarge)
  if (from < 0 || largest < 1.3 * Math.max(...usual)) return new Set()
  const end = looked.findIndex((it, i) => i > from && headings.has(it.index))
  return new Set(looked.slice(from, end < 0 ? from + 3 : end).map(({ index }) => index))
}
