/**
 * The usual formatting and position of a document's headings, per text column: the formatting that most different
 * known headings share.
 */
import type { Line } from '#cv/document/document.ts'
import type { Heading } from './line-styles.ts'
import { foldHeading } from './section-headings.ts'

/** Positions closer than this count as equal; points. */
const SAME_MARGIN = 4

export type HeadingStyle = {
  look: string
  loudness: number
  size: number
  /** Number of different headings with this formatting. */
  count: number
  place: Place | null
}

type Box = { x: number; width: number }

/** The horizontal position that headings of one style share; points. */
type Place = { anchor: (box: Box) => number; at: number }

const ANCHORS: readonly Place['anchor'][] = [
  (box) => box.x,
  (box) => box.x + box.width / 2,
  (box) => box.x + box.width,
]

/** The heading style of each text column; a column with too few headings gets the whole document's. */
export function headingStyles(known: Heading[]): Map<number, HeadingStyle> {
  const mains = new Map<number, HeadingStyle>()
  const whole = mainLook(known)
  for (const column of new Set(known.map((heading) => heading.at.line.column))) {
    const own = mainLook(known.filter((heading) => heading.at.line.column === column))
    const main = own && own.count >= 2 ? own : whole
    if (main) mains.set(column, main === whole ? { ...main, place: null } : main)
  }
  return mains
}

function mainLook(known: Heading[]): HeadingStyle | null {
  const groups = new Map<string, Heading[]>()
  for (const heading of known) {
    groups.set(heading.at.look, [...(groups.get(heading.at.look) ?? []), heading])
  }
  let best: HeadingStyle | null = null
  let most = 0
  for (const [look, headings] of groups) {
    const different = new Set(headings.map((heading) => foldHeading(heading.text))).size
    const loudness = Math.min(...headings.map((heading) => heading.at.loudness))
    const score = different + Math.min(loudness, 2.5)
    if (score <= most) continue
    most = score
    const size = headings[0]?.at.line.size ?? 0
    best = { look, loudness, size, count: different, place: placeOf(headings) }
  }
  return best
}

/** The edge or the middle that most headings share; null if they have no boxes or share none. */
function placeOf(headings: Heading[]): Place | null {
  const boxes = headings.flatMap(({ at: { line } }) => line.box ?? [])
  const places = ANCHORS.map((anchor) => {
    const points = boxes.map(anchor)
    const counts = points.map((x) => points.filter((it) => isNear(it, x)).length)
    const most = Math.max(0, ...counts)
    return { anchor, at: points[counts.indexOf(most)] ?? 0, count: most }
  })
  const best = places.reduce((a, b) => (b.count > a.count ? b : a))
  return best.count >= 2 && best.count >= boxes.length * 0.6 ? best : null
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME_MARGIN
}

/** Begins farther right than headings do, like a label within a section. */
export function isInside({ box }: Line, place: Place | null): boolean {
  return place !== null && box !== null && place.anchor(box) > place.at + 1.5 * SAME_MARGIN
}

/** Is positioned like the headings with this formatting. */
export function isInPlace({ box }: Line, { place }: HeadingStyle): boolean {
  return !box || !place || Math.abs(place.anchor(box) - place.at) < 2 * SAME_MARGIN
}
