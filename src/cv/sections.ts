/**
 * A document's lines into its sections. Headings that every CV uses are known by their words; how they look in this
 * document tells those that no list has, and keeps a company's name in capitals from becoming one.
 */
import type { CvDocument, Line, Section, SectionKind } from './document.ts'
import { isDateLike } from './pdf-dates.ts'
import { foldHeading, headingByWords, knownHeading } from './section-headings.ts'
import { kindOf } from './section-kinds.ts'
import { type LookedAt, looksOf } from './section-looks.ts'

type Heading = { at: LookedAt; text: string; kind: SectionKind | null }

/** Longer lines are sentences. */
const LONGEST_HEADING = 60
/** From here on a look says "heading" by itself. */
const LOUD = 0.75
/** And from here on where the words are not sure. */
const LOUDER = 1.2
/** Places nearer than this are one margin; points. */
const SAME_MARGIN = 4

export function splitSections(document: CvDocument): Section[] {
  const looked = looksOf(document)
  const headings = headingsOf(looked)
  const heads = headLines(looked, headings)
  const sections: Section[] = [{ kind: 'head', heading: null, headingLine: null, lines: [] }]
  const kinds: (SectionKind | null)[] = ['head']
  for (const { line, index } of looked) {
    const heading = headings.get(index)
    if (heading) {
      kinds.push(heading.kind)
      sections.push({ kind: 'other', heading: heading.text, headingLine: line, lines: [] })
    } else sections.at(heads.has(index) ? 0 : -1)?.lines.push(line)
  }
  return sections.map((section, i) =>
    section.heading === null
      ? section
      : { ...section, kind: kindOf(section.heading, kinds[i] ?? null, section.lines) },
  )
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
  return heads
}

/** By index of their line. */
function headingsOf(looked: LookedAt[]): Map<number, Heading> {
  const inList = looked.flatMap((at) => knownAt(at) ?? [])
  const known = areHeadings(inList) ? inList : [...inList, ...worded(looked, inList)]
  const mains = mainLooks(known)
  const found = new Map<number, Heading>()
  for (const heading of known) {
    const main = mains.get(heading.at.line.column) ?? null
    if (isAccepted(heading, main)) found.set(heading.at.index, heading)
  }
  const first = Math.min(...found.keys())
  const rest = looked.filter(({ index }) => !found.has(index) && index > first)
  for (const main of new Set(mains.values())) {
    for (const heading of alike(rest, main)) found.set(heading.at.index, heading)
  }
  return found
}

/** Two different ones that stand out are enough to know how headings look here. */
function areHeadings(known: Heading[]): boolean {
  return new Set(known.filter((it) => it.at.loudness >= LOUD).map((it) => it.kind)).size >= 2
}

/**
 * Where no list helps: loud lines whose words name a section, if several lines of their look do so and name
 * different ones.
 */
function worded(looked: LookedAt[], known: Heading[]): Heading[] {
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

function knownAt(at: LookedAt): Heading | null {
  const { line } = at
  if (line.cells.length > 0 || line.text.length > LONGEST_HEADING) return null
  const kind = knownHeading(line.text)
  return kind ? { at, text: headingText(line), kind } : null
}

function headingText(line: Line): string {
  return line.text.replace(/[\s:]+$/, '')
}

type MainLook = {
  look: string
  loudness: number
  size: number
  /** Different headings that have it. */
  count: number
  /** Where they begin, if they begin at one place; points. */
  margin: number | null
  /** Their middle, if they are centred; points. */
  centre: number | null
}

/** For each text column the look of its headings; a column with too few has that of the whole document. */
function mainLooks(known: Heading[]): Map<number, MainLook> {
  const mains = new Map<number, MainLook>()
  const whole = mainLook(known)
  for (const column of new Set(known.map((heading) => heading.at.line.column))) {
    const own = mainLook(known.filter((heading) => heading.at.line.column === column))
    const main = own && own.count >= 2 ? own : whole
    if (main) mains.set(column, main === whole ? { ...main, margin: null, centre: null } : main)
  }
  return mains
}

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
    const score = different + Math.min(loudness, 2.5)
    if (score <= most) continue
    most = score
    const size = headings[0]?.at.line.size ?? 0
    best = { look, loudness, size, count: different, ...placeOf(headings) }
  }
  return best
}

/** The left edge of most of the headings, or else their middle; null where they have no places. */
function placeOf(headings: Heading[]): { margin: number | null; centre: number | null } {
  const boxes = headings.flatMap(({ at: { line } }) => line.box ?? [])
  const margin = mostCommon(boxes.map((box) => box.x))
  return { margin, centre: margin === null ? mostCommon(boxes.map(middleOf)) : null }
}

function middleOf(box: { x: number; width: number }): number {
  return box.x + box.width / 2
}

/** What at least half of them have, and two. */
function mostCommon(places: number[]): number | null {
  const most = places
    .map((x) => ({ x, count: places.filter((it) => Math.abs(it - x) < SAME_MARGIN).length }))
    .reduce((a, b) => (b.count > a.count ? b : a), { x: 0, count: 0 })
  return most.count >= 2 && most.count >= places.length * 0.5 ? most.x : null
}

function isAccepted({ at, kind }: Heading, main: MainLook | null): boolean {
  const { line, look, loudness } = at
  if (main?.margin != null && line.box && line.box.x > main.margin + SAME_MARGIN + 2) {
    if (main.count >= 3) return false
  }
  if (main && look === main.look) return true
  if (main && main.count >= 3) {
    return line.size >= main.size - 0.6 && loudness >= main.loudness - 0.3
  }
  if (line.isBullet && loudness < LOUD) return false
  return loudness >= LOUD || (kind !== 'other' && line.gap >= 0.3)
}

/** Lines of the headings' own look whose words no list has. */
function alike(looked: LookedAt[], main: MainLook): Heading[] {
  if (main.loudness < LOUD) return []
  const rest = looked.filter(({ line, look }) => look === main.look && couldBeHeading(line, main))
  const headings = rest.map(
    (at): Heading => ({ at, text: headingText(at.line), kind: headingByWords(at.line.text) }),
  )
  return rest.length <= Math.max(2, main.count)
    ? headings
    : headings.filter((it) => it.kind !== null)
}

function couldBeHeading(line: Line, main: MainLook): boolean {
  return isShort(line) && isInPlace(line, main)
}

function isInPlace({ box }: Line, { margin, centre }: MainLook): boolean {
  if (!box) return true
  if (margin !== null) return box.x <= margin + SAME_MARGIN + 2
  return centre === null || Math.abs(middleOf(box) - centre) < 2 * SAME_MARGIN
}
