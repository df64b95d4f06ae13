/**
 * A document's lines into its sections. Headings that every CV uses are known by their words; how they look in this
 * document tells those that no list has, and keeps a company's name in capitals from becoming one.
 */
import type { CvDocument, Section, SectionKind } from '#cv/document/document.ts'
import { isDateLike } from '#cv/words/short-dates.ts'
import { findHeadings } from './section-finding.ts'
import { kindOf } from './section-kinds.ts'
import { type Heading, type LookedAt, looksOf } from './section-looks.ts'

export function splitSections(document: CvDocument): Section[] {
  const looked = looksOf(document)
  const headings = findHeadings(looked)
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

/** Begins a column of the first page that has dates and no heading at all: a life told without naming its parts. */
function isUnheadedColumn(
  looked: LookedAt[],
  index: number,
  headings: Map<number, Heading>,
): boolean {
  const { line } = looked[index] as LookedAt
  const before = looked[index - 1]?.line
  if (!before || line.page > 0 || line.column <= before.column || headings.size === 0) return false
  const own = looked.filter((it) => it.index >= index && it.line.column === line.column)
  return !own.some((it) => headings.has(it.index)) && own.filter(hasDate).length >= 3
}

function hasDate({ line }: LookedAt): boolean {
  return isDateLike(line.text) || line.cells.some((cell) => isDateLike(cell.text))
}

/**
 * Lines that open a column of the first page over its first heading, and show by their size or by an address that
 * they are the head of the document: a sidebar at the left is read before them.
 */
function headLines(looked: LookedAt[], headings: Map<number, Heading>): Set<number> {
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

/** Where a heading comes first of all: the largest letters of the document, and what follows up to a heading. */
function largestLines(looked: LookedAt[], headings: Map<number, Heading>): Set<number> {
  const largest = Math.max(...looked.map(({ line }) => line.size))
  const isLarge = ({ line, index }: LookedAt) => line.size > 0.95 * largest && !headings.has(index)
  const usual = looked.filter((it) => !isLarge(it)).map(({ line }) => line.size)
  const from = looked.findIndex(isLarge)
  if (from < 0 || largest < 1.3 * Math.max(...usual)) return new Set()
  const end = looked.findIndex((it, i) => i > from && headings.has(it.index))
  return new Set(looked.slice(from, end < 0 ? from + 3 : end).map(({ index }) => index))
}
