/**
 * Corrects sections by what is in them: which list is the skills, which text is the summary, and jobs or schools that
 * are in a section of another kind.
 */
import type { Line, Section, SectionKind } from '#cv/document/document.ts'
import { isLevel } from '#cv/words/level-words.ts'
import { entryVotes } from './content-kind.ts'
import { isContact, isListLine, isSentence, knownSkills } from './line-signs.ts'
import { plainHeading } from './own-headings.ts'
import { headingByWords, isKnownHeading } from './section-headings.ts'
import { looseBlock, splitByContent } from './split-by-content.ts'

/** Sections without dated entries. */
const UNDATED: ReadonlySet<SectionKind> = new Set([
  'head',
  'summary',
  'contact',
  'skills',
  'languages',
  'interests',
])

/** From this sum of votes, lines hold a job or a school. */
const LEAST_VOTES = 1.2

/** Whether every job and school that shows itself is in a section of its kind. */
export function isSettled(sections: readonly Section[]): boolean {
  const isMisplaced = ({ kind, heading, lines }: Section) =>
    (UNDATED.has(kind) || (kind === 'other' && !isKnownHeading(heading ?? ''))) &&
    holdsEntries(lines)
  const isUnheaded = ({ kind, heading }: Section) => kind === 'work' && heading === null
  return !sections.some(isMisplaced) && !sections.some(isUnheaded) && sections.some(namesEntries)
}

/** Kinds of sections that a CV has at least one of. */
const MAIN: ReadonlySet<SectionKind> = new Set(['work', 'education', 'projects', 'volunteer'])

/** A heading whose words announce jobs, schools or the like, rightly. */
function namesEntries({ kind, heading }: Section): boolean {
  if (heading === null || !MAIN.has(kind)) return false
  return isKnownHeading(heading) || headingByWords(heading) === kind
}

function holdsEntries(lines: Section['lines']): boolean {
  const { job, school } = entryVotes(lines)
  return job + school >= LEAST_VOTES
}

const isNamed = ({ heading }: Section) => heading !== null && headingByWords(heading) !== null
const isByContent = (section: Section) =>
  section.heading !== null && !isKnownHeading(section.heading) && !isNamed(section)

/** Of several lists or texts under unknown headings, one is the skills and one the summary. */
export function settleKinds(sections: readonly Section[]): Section[] {
  const isSure = (kind: SectionKind) =>
    sections.some((section) => section.kind === kind && !isByContent(section))
  const lists = sections.filter((section) => section.kind === 'skills' && isByContent(section))
  const count = ({ lines }: Section) => lines.reduce((sum, line) => sum + knownSkills(line), 0)
  const most = Math.max(0, ...lists.map(count))
  const head = sections[0]
  const hasOpening = head?.kind === 'head' && head.lines.filter(isSentence).length > 0
  let hasSummary = isSure('summary') || hasOpening
  let hasSkills = isSure('skills')
  return sections.map((section): Section => {
    if (!isByContent(section)) return section
    if (section.kind === 'skills') {
      const hasLevel = isLevel(section.lines[0]?.text ?? '')
      const isBest = hasLevel || (most > 0 ? count(section) > 0 : !hasSkills)
      hasSkills ||= isBest
      return isBest ? section : { ...section, kind: 'interests' }
    }
    if (section.kind !== 'summary') return section
    const isFirst = !hasSummary
    hasSummary = true
    return isFirst ? section : { ...section, kind: 'other' }
  })
}

/** A section in parts, where its content is of several kinds. */
export function splitSection(section: Section, all: readonly Section[]): Section[] {
  const { kind } = section
  const [lines, others] = ofOneColumn(section)
  if (others.length > 0) {
    const part = looseBlock(others)
    const rest: Section = {
      kind: part.kind ?? 'other',
      heading: null,
      headingLine: null,
      lines: part.lines,
    }
    return [...splitSection({ ...section, lines }, all), rest]
  }
  if (!needsSplit(section, all)) return [section]
  return splitByContent(lines, kind).map((part, at): Section => {
    if (at === 0 && part.kind === kind) return { ...section, lines: part.lines }
    const { headingLine = null } = part
    const heading = headingLine && plainHeading(headingLine.text)
    return { kind: part.kind ?? 'other', heading, headingLine, lines: part.lines }
  })
}

/** A list ends with its column: what opens the next one without a heading is something else. */
function ofOneColumn({ kind, headingLine, lines }: Section): [Line[], Line[]] {
  if (!headingLine || !LISTS.has(kind)) return [lines, []]
  const end = lines.findIndex(
    (line, at) => at > 0 && line.page === headingLine.page && line.column > headingLine.column,
  )
  return end > 0 ? [lines.slice(0, end), lines.slice(end)] : [lines, []]
}

const LISTS: ReadonlySet<SectionKind> = new Set(['contact', 'skills', 'languages', 'interests'])

function needsSplit({ kind, lines, heading }: Section, all: readonly Section[]): boolean {
  if (UNDATED.has(kind)) {
    if (holdsEntries(lines)) return true
    const isAlone =
      kind === 'head' && all.every((it) => it.kind === 'head' || it.lines.length === 0)
    return isAlone && lines.length > 6
  }
  if (kind !== 'work' && kind !== 'education') return false
  const { job, school } = entryVotes(lines)
  const [own, other] = kind === 'work' ? [job, school] : [school, job]
  const hasOther = all.some((it) => it.kind === (kind === 'work' ? 'education' : 'work'))
  if (!hasOther && other >= LEAST_VOTES && own > 0) return true
  const isLast = all.findLast((it) => it.lines.length > 0)?.lines === lines
  const hasSkills = all.some((it) => it.kind === 'skills')
  return isLast && !hasSkills && heading !== null && lines.some(endsEntries)
}

/** A list of known skills with space above it. */
const endsEntries = (line: Section['lines'][number]) =>
  line.gap >= 0.45 &&
  !line.isBullet &&
  !isContact(line) &&
  isListLine(line) &&
  knownSkills(line) >= 2
