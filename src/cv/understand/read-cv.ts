/**
 * Turns a document into a CV: each section is read by its own rules, with the certainty and origin of every value.
 * Lines that became no value are listed, so the user can see what was not read.
 */
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { type CvReading, READER_RULES } from '#core/cv/cv-reading.ts'
import type { CvDocument, Line, Section, SectionKind } from '#cv/document/document.ts'
import { vocabularyOf } from '#cv/document/join-lines.ts'
import { createLineIndex, type LineIndex } from '#cv/document/line-index.ts'
import type { Row } from './entry-row.ts'
import { toRows } from './entry-rows.ts'
import { isOwnHeading } from './own-headings.ts'
import { readCredits } from './read-credits.ts'
import { readEducation } from './read-education.ts'
import { readHead } from './read-head.ts'
import { readLanguages } from './read-languages.ts'
import { readInterests, readOther, readParagraphs, readReferences } from './read-others.ts'
import { readProjects } from './read-projects.ts'
import { readSkills } from './read-skills.ts'
import { readVolunteer } from './read-volunteer.ts'
import { readWork } from './read-work.ts'
import { createNotes, type Notes } from './reading-notes.ts'
import { splitRunIns } from './run-in-entries.ts'
import { isKnownHeading } from './section-headings.ts'
import { splitSections } from './sections.ts'
import { sortSkills } from './sort-skills.ts'

/** Lines read of a document; the longest CV in the benchmark has 1,100. */
const MOST_LINES = 10_000

export function readCv(given: CvDocument): CvReading {
  const kept = withinLimits(given.lines)
  const document = splitRunIns({ ...given, lines: kept })
  const { lines } = document
  const indexOf = createLineIndex(lines)
  const sections = mergeSections(splitSections(document))
  const joined = joinedLines(sections, indexOf)
  const notes = createNotes(vocabularyOf(lines.map(({ text }) => text)), joined)
  const cv = readSections(sections, indexOf, notes)
  const headings = new Set(sections.flatMap(({ headingLine }) => headingLine ?? []))
  const isCut = kept.length < given.lines.length && !document.troubles.includes('cut')
  return {
    rules: READER_RULES,
    format: document.format,
    pages: document.pages,
    lines: lines.map(({ text, page, box }) => ({ text, page, box })),
    cv,
    marks: notes.marks,
    troubles: isCut ? [...document.troubles, 'cut'] : document.troubles,
    unread: lines.flatMap((line, at) => (notes.used.has(at) || headings.has(line) ? [] : [at])),
  }
}

/** Where several lines were read as one, by the first of them. */
const joinedLines = (sections: readonly Section[], indexOf: LineIndex) =>
  new Map(
    sections
      .flatMap((section) => section.lines)
      .flatMap((line) =>
        line.from ? [[indexOf.get(line), line.from.map(indexOf.get)] as const] : [],
      ),
  )

/** Characters read of a line (a paragraph, in formats without pages), and of all lines together. */
const MOST_LETTERS = { line: 3_000, all: 300_000 }

/** Limits lines and their length to what the rules can read quickly, even for hostile text. */
function withinLimits(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  let letters = 0
  for (const line of lines) {
    letters += Math.min(line.text.length, MOST_LETTERS.line)
    if (kept.length >= MOST_LINES || letters > MOST_LETTERS.all) break
    kept.push(line.text.length <= MOST_LETTERS.line ? line : shortened(line))
  }
  return kept
}

function shortened(line: Line): Line {
  const cells = line.cells.map((cell) => ({
    ...cell,
    text: cell.text.slice(0, MOST_LETTERS.line / 10),
  }))
  return { ...line, text: line.text.slice(0, MOST_LETTERS.line), cells: cells.slice(0, 10) }
}

function readSections(sections: Section[], indexOf: LineIndex, notes: Notes): Cv {
  const rowsOf = (kind: SectionKind): Row[] =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap(({ lines }) => toRows(lines, indexOf))
  const head = readHead(sections, indexOf, notes)
  const summary = readParagraphs('u', toRows(head.summaryLines, indexOf), notes)
  for (const { lines } of head.summarySections) {
    summary.push(...readParagraphs('u', toRows(lines, indexOf), notes, summary.length))
  }
  const skills = sections
    .filter(({ kind }) => kind === 'skills')
    .map(({ heading, lines }) => {
      const sorted = sortSkills(toRows(lines, indexOf))
      return { ...sorted, heading: isKnownHeading(heading ?? '') ? null : heading }
    })
  // Lines of no known kind and without a heading stay unread; a person decides about each.
  const others = sections.filter(
    ({ kind, heading, lines }) => kind === 'other' && heading !== null && lines.length > 0,
  )
  return {
    ...EMPTY_CV,
    ...head.person,
    summary: summary.slice(0, 100),
    work: perSection(sections, 'work', indexOf, (rows, first) => readWork(rows, notes, first)),
    education: perSection(sections, 'education', indexOf, (rows, first) =>
      readEducation(rows, notes, first),
    ),
    skills: readSkills(skills, notes),
    projects: readProjects(rowsOf('projects'), notes),
    volunteer: readVolunteer(rowsOf('volunteer'), notes),
    certificates: readCredits('c', rowsOf('certificates'), notes),
    awards: readCredits('a', rowsOf('awards'), notes),
    publications: readCredits('b', rowsOf('publications'), notes),
    languages: readLanguages(
      [...rowsOf('languages'), ...skills.flatMap(({ languages }) => languages)],
      notes,
    ),
    interests: readInterests(
      [...rowsOf('interests'), ...skills.flatMap(({ interests }) => interests)],
      notes,
    ),
    references: readReferences(rowsOf('references'), notes),
    other: others
      .slice(0, 20)
      .map(({ heading, lines }, at) =>
        readOther(at + 1, { heading: heading ?? '', rows: toRows(lines, indexOf) }, notes),
      ),
  }
}

/** Reads sections of the same kind separately: each has its own order of title and company. */
function perSection<Entry>(
  sections: readonly Section[],
  kind: SectionKind,
  indexOf: LineIndex,
  read: (rows: Row[], first: number) => Entry[],
): Entry[] {
  const found: Entry[] = []
  for (const section of sections) {
    if (section.kind === kind)
      found.push(...read(toRows(section.lines, indexOf, true), found.length))
  }
  return found.slice(0, 100)
}

/** A heading in common words, or in words that people use of themselves. */
const isHeadingText = (text: string) => isKnownHeading(text) || isOwnHeading(text)

/** Kinds of sections whose entries have names. */
const HOLDS_ENTRIES: ReadonlySet<SectionKind> = new Set([
  'work',
  'education',
  'projects',
  'volunteer',
])

/**
 * Merges sections whose headings are entry names: an employer's name printed as large as a heading begins an entry of
 * the section before, not a new section.
 */
function mergeSections(sections: readonly Section[]): Section[] {
  const merged: Section[] = []
  for (const section of sections) {
    const before = merged.at(-1)
    const isEntry =
      before?.kind === section.kind &&
      HOLDS_ENTRIES.has(section.kind) &&
      section.headingLine !== null &&
      !isHeadingText(section.heading ?? '')
    if (before && isEntry && section.headingLine) {
      const lines = [...before.lines, section.headingLine, ...section.lines]
      merged[merged.length - 1] = { ...before, lines }
    } else merged.push(section)
  }
  return merged
}
