/**
 * How the headings of a document look, and where they stand: the look that most different headings of the lists
 * share, for each text column.
 */
import type { Line } from '#cv/document/document.ts'
import { foldHeading } from './section-headings.ts'
import type { Heading } from './section-looks.ts'

/** Places nearer than this are one; points. */
const SAME_MARGIN = 4

export type MainLook = {
  look: string
  loudness: number
  size: number
  /** Different headings that have it. */
  count: number
  place: Place | null
}

type Box = { x: number; width: number }

/** What the headings of a look have in common on the page; points. */
type Place = { anchor: (box: Box) => number; at: number }

const ANCHORS: readonly Place['anchor'][] = [
  (box) => box.x,
  (box) => box.x + box.width / 2,
  (box) => box.x + box.width,
]

/** For each text column the look of its headings; a column with too few has that of the whole document. */
export function mainLooks(known: Heading[]): Map<number, MainLook> {
  const mains = new Map<number, MainLook>()
  const whole = mainLook(known)
  for (const column of new Set(known.map((heading) => heading.at.line.column))) {
    const own = mainLook(known.filter((heading) => heading.at.line.column === column))
    const main = own && own.count >= 2 ? own : whole
    if (main) mains.set(column, main === whole ? { ...main, place: null } : main)
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
    best = { look, loudness, size, count: different, place: placeOf(headings) }
  }
  return best
}

/** The edge, or the middle, that most of the headings share; null where they have no places or share none. */
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

/** Begins farther right than headings do, as labels within a section. */
export function isInside({ box }: Line, place: Place | null): boolean {
  return place !== null && box !== null && place.anchor(box) > place.at + 1.5 * SAME_MARGIN
}

/** Stands where headings of this look do. */
export function isInPlace({ box }: Line, { place }: MainLook): boolean {
  return !box || !place || Math.abs(place.anchor(box) - place.at) < 2 * SAME_MARGIN
}
