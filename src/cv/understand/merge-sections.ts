/**
 * Sections whose headings are names of entries: an employer's name set as large as a heading begins an entry of
 * the section before, not a section.
 */
import type { Section, SectionKind } from '#cv/document/document.ts'
import { isKnownHeading } from './section-headings.ts'

/** What holds entries with names of their own. */
const HOLDS_ENTRIES: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'projects',
  'volunteer',
])

export function mergeSections(sections: readonly Section[]): Section[] {
  const merged: Section[] = []
  for (const section of sections) {
    const before = merged.at(-1)
    const isEntry =
      before?.kind === section.kind &&
      HOLDS_ENTRIES.has(section.kind) &&
      section.headingLine !== null &&
      !isKnownHeading(section.heading ?? '')
    if (before && isEntry && section.headingLine) {
      const lines = [...before.lines, section.headingLine, ...section.lines]
      merged[merged.length - 1] = { ...before, lines }
    } else merged.push(section)
  }
  return merged
}
