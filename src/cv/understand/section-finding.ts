/**
 * Finds the section headings of a document. Known headings are accepted where they also look like one. Their
 * formatting then identifies headings with unknown words, and excludes titles and labels with known words.
 */
import type { Line } from '#cv/document/document.ts'
import { isDateLike } from '#cv/words/short-dates.ts'
import { type HeadingStyle, headingStyles, isInPlace, isInside } from './heading-styles.ts'
import type { Heading, StyledLine } from './line-styles.ts'
import { headingByWords, knownHeading } from './section-headings.ts'

/** In characters; longer lines are sentences. */
const LONGEST_HEADING = 60
/** From this loudness, formatting alone identifies a heading. */
const LOUD = 0.75
/** The same, where the words are uncertain. */
const LOUDER = 1.2

/** Headings by the index of their line. */
export function findHeadings(looked: StyledLine[]): Map<number, Heading> {
  const inList = looked.flatMap((at, i) => onTwoLines(at, looked[i + 1]) ?? knownAt(at) ?? [])
  const known = areHeadings(inList) ? inList : [...inList, ...worded(looked, inList)]
  const mains = headingStyles(known)
  const found = new Map<number, Heading>()
  for (const heading of known) {
    const main = mains.get(heading.at.line.column) ?? null
    if (isAccepted(heading, main)) found.set(heading.at.index, heading)
  }
  const first = Math.min(...found.keys())
  const rest = looked.filter(
    ({ index, line }) => !found.has(index) && (index > first || headingByWords(line.text) !== null),
  )
  for (const main of new Set(mains.values())) {
    for (const heading of alike(rest, main, found)) found.set(heading.at.index, heading)
  }
  return found
}

/** Two different headings that differ from the body text are enough to show this document's heading style. */
function areHeadings(known: Heading[]): boolean {
  return new Set(known.filter((it) => it.at.loudness >= LOUD).map((it) => it.kind)).size >= 2
}

/**
 * Without known headings: loud lines whose words suggest a section, if several lines share their formatting and
 * suggest different sections.
 */
function worded(looked: StyledLine[], known: Heading[]): Heading[] {
  const groups = new Map<string, Heading[]>()
  for (const at of looked) {
    const kind = at.loudness >= LOUDER && isShort(at.line) ? headingByWords(at.line.text) : null
    if (!kind || known.some((it) => it.at === at)) continue
    groups.set(at.look, [...(groups.get(at.look) ?? []), { at, text: headingText(at.line), kind }])
  }
  const different = (group: Heading[]) => new Set(group.map((it) => it.kind)).size
  const [most] = [...groups.values()].sort((a, b) => different(b) - different(a))
  return most && different(most) >= 2 ? most : []
}

function isShort(line: Line): boolean {
  return (
    line.cells.length === 0 &&
    !line.isBullet &&
    line.text.length <= LONGEST_HEADING &&
    !isDateLike(line.text) &&
    !/[@\d]|[.,;]$/.test(line.text)
  )
}

function knownAt(at: StyledLine): Heading | null {
  const { line } = at
  if (line.cells.length > 0 || line.text.length > LONGEST_HEADING) return null
  const kind = knownHeading(line.text)
  return kind ? { at, text: headingText(line), kind } : null
}

/** "Work" over "Experience", both formatted alike. */
function onTwoLines(at: StyledLine, next: StyledLine | undefined): Heading | null {
  if (!next || next.look !== at.look || next.line.column !== at.line.column) return null
  if (next.line.gap > 0.5 || !isShort(at.line) || !isShort(next.line)) return null
  const text = `${headingText(at.line)} ${headingText(next.line)}`
  const kind = knownHeading(text)
  return kind ? { at, text, kind, isOnTwoLines: true } : null
}

function headingText(line: Line): string {
  return line.text.replace(/(?<![\s:])[\s:]+$/, '')
}

function isAccepted({ at, kind }: Heading, main: HeadingStyle | null): boolean {
  const { line, look, loudness } = at
  if (main && main.count >= 3 && isInside(line, main.place)) return false
  if (main && look === main.look) return true
  // "Web" is more often a group of skills than the only heading with different formatting.
  if (main && main.count >= 5 && kind === 'contact') return false
  if (main && main.count >= 3) {
    return line.size >= main.size - 0.6 && loudness >= main.loudness - 0.3
  }
  if (line.isBullet && loudness < LOUD) return false
  return loudness >= LOUD || (kind !== 'other' && line.gap >= 0.3)
}

/** Lines with the headings' formatting and unknown words. */
function alike(looked: StyledLine[], main: HeadingStyle, found: Map<number, Heading>): Heading[] {
  if (main.loudness < LOUD) return []
  const rest = looked.filter(
    ({ line, look }) => look === main.look && isShort(line) && isInPlace(line, main),
  )
  const headings = rest.map(
    (at): Heading => ({ at, text: headingText(at.line), kind: headingByWords(at.line.text) }),
  )
  // A line directly below a heading is an entry's title, so headings share their formatting with titles.
  const isUnder = (it: Heading) => found.has(it.at.index - 1)
  const isShared = headings.some(isUnder) || rest.length > Math.max(2, main.count)
  if (!isShared) return headings
  const room = Math.min(
    ...[...found.values()].map((it) => (it.at.line.gap > 0 ? it.at.line.gap : 9)),
  )
  return headings.filter((it) => it.kind !== null && !isUnder(it) && it.at.line.gap >= 0.8 * room)
}
