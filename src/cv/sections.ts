/**
 * A document's lines into its sections. Headings that every CV uses are known by their words; how they look in this
 * document tells those that no list has, and keeps a company's name in capitals from becoming one.
 */
import type { CvDocument, Line, Section, SectionKind } from './document.ts'
import { isDateLike } from './pdf-dates.ts'
import { foldHeading, headingByWords, knownHeading } from './section-headings.ts'
import { type LookedAt, looksOf } from './section-looks.ts'

type Heading = { at: LookedAt; text: string; kind: SectionKind | null }

/** Longer lines are sentences. */
const LONGEST_HEADING = 60
/** From here on a look says "heading" by itself. */
const LOUD = 0.75

export function splitSections(document: CvDocument): Section[] {
  const looked = looksOf(document)
  const headings = headingsOf(looked)
  const sections: Section[] = [{ kind: 'head', heading: null, headingLine: null, lines: [] }]
  for (const { line, index } of looked) {
    const heading = headings.get(index)
    if (heading) {
      sections.push({
        kind: heading.kind ?? 'other',
        heading: heading.text,
        headingLine: line,
        lines: [],
      })
    } else sections.at(-1)?.lines.push(line)
  }
  return sections.map((section) =>
    section.headingLine &&
    headings.get(looked.findIndex((it) => it.line === section.headingLine))?.kind === null
      ? { ...section, kind: kindByContent(section.lines) }
      : section,
  )
}

/** By index of their line. */
function headingsOf(looked: LookedAt[]): Map<number, Heading> {
  const known = looked.flatMap((at) => knownAt(at) ?? [])
  const main = mainLook(known)
  const found = new Map<number, Heading>()
  for (const heading of known) {
    if (isAccepted(heading, main)) found.set(heading.at.index, heading)
  }
  if (main) {
    for (const heading of alike(looked, found, main)) found.set(heading.at.index, heading)
  }
  return found
}

function knownAt(at: LookedAt): Heading | null {
  const { line } = at
  if (line.cells.length > 0 || line.text.length > LONGEST_HEADING) return null
  const kind = knownHeading(line.text)
  return kind ? { at, text: line.text.replace(/[\s:]+$/, ''), kind } : null
}

type MainLook = { look: string; loudness: number; count: number; indents: Set<string> }

/** The look that most different known headings share. */
function mainLook(known: Heading[]): MainLook | null {
  const groups = new Map<string, Heading[]>()
  for (const heading of known) {
    groups.set(heading.at.look, [...(groups.get(heading.at.look) ?? []), heading])
  }
  let best: MainLook | null = null
  let most = 0
  for (const [look, headings] of groups) {
    const different = new Set(headings.map((heading) => foldHeading(heading.text))).size
    const loudness = Math.min(...headings.map((heading) => heading.at.loudness))
    const score = different + Math.min(loudness, 2.5) / 2
    if (score <= most) continue
    most = score
    best = { look, loudness, count: different, indents: indentsOf(headings) }
  }
  return best
}

/** Where headings of a look begin: in each column the place of most of them. */
function indentsOf(headings: Heading[]): Set<string> {
  return new Set(headings.map(({ at: { line } }) => `${line.column} ${line.indent}`))
}

function isAccepted({ at, kind }: Heading, main: MainLook | null): boolean {
  if (at.look === main?.look) return true
  if (main && main.count >= 3 && at.loudness < main.loudness - 0.35) return false
  if (at.line.isBullet && at.loudness < LOUD) return false
  return at.loudness >= LOUD || (kind !== 'other' && at.line.gap >= 0.3)
}

/** Lines of the headings' own look whose words no list has. */
function alike(looked: LookedAt[], found: Map<number, Heading>, main: MainLook): Heading[] {
  if (main.loudness < LOUD) return []
  const first = Math.min(...found.keys())
  const rest = looked.filter(
    ({ line, look, index }) =>
      look === main.look && !found.has(index) && index > first && couldBeHeading(line),
  )
  const headings = rest.map(
    (at): Heading => ({
      at,
      text: at.line.text.replace(/[\s:]+$/, ''),
      kind: headingByWords(at.line.text),
    }),
  )
  return rest.length <= Math.max(2, main.count)
    ? headings
    : headings.filter((it) => it.kind !== null)
}

function couldBeHeading(line: Line): boolean {
  return (
    line.cells.length === 0 &&
    !line.isBullet &&
    line.text.length <= LONGEST_HEADING &&
    !isDateLike(line.text) &&
    !/[@\d]|[.,;]$/.test(line.text)
  )
}

/** Dates and bullets are work; short items between commas are skills. */
function kindByContent(lines: Line[]): SectionKind {
  const dates = lines.filter(
    (line) => line.cells.some((cell) => isDateLike(cell.text)) || isDateLike(line.text),
  )
  const bullets = lines.filter((line) => line.isBullet)
  if (dates.length > 0 && bullets.length > 1) return 'work'
  return 'other'
}
