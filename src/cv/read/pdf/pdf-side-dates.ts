/**
 * Dates beside an entry on several lines ("March 2021", "—", "Present") that do not align with its text. They are
 * joined into one text on the entry's first line.
 */

import { isDateLike, isToday } from '#cv/words/short-dates.ts'
import type { Segment } from './pdf-columns.ts'
import type { Placed as Chunk } from './pdf-rails.ts'

/** Edges closer than this count as one; points. */
const SAME_EDGE = 2
/** Greatest baseline distance within a group, in font sizes. */
const STEP = 2.1
const MOST_ROWS = 5
const MOST_LETTERS = 30
const LEADING = /^[-–—]\s*/u
const DASH = /^(?:[-–—~]|to|bis|until|au|a|à|hasta|até|al|tot|do|по)$/iu

const EDGES = [
  (chunk: Chunk) => chunk.right,
  (chunk: Chunk) => chunk.x,
  (chunk: Chunk) => (chunk.x + chunk.right) / 2,
]

export function withSideDates(segments: Segment[]): Segment[] {
  return segments.map((segment) =>
    segment.kind === 'text'
      ? { ...segment, chunks: joined(segment.chunks) }
      : { ...segment, left: withSideDates(segment.left), right: withSideDates(segment.right) },
  )
}

function joined(chunks: Chunk[]): Chunk[] {
  const gone = new Set<Chunk>()
  const made: Chunk[] = []
  const found = EDGES.flatMap((edge) =>
    columnsBy(edge, chunks).flatMap((column) => {
      const rest = chunks.filter((chunk) => !column.includes(chunk))
      return groupsOf(column).flatMap((group) =>
        isStretched(group, rest) ? [{ group, rest }] : [],
      )
    }),
  )
  for (const { group, rest } of found.sort((a, b) => b.group.length - a.group.length)) {
    if (group.some((chunk) => gone.has(chunk))) continue
    for (const chunk of group) gone.add(chunk)
    made.push(one(group, rest))
  }
  return made.length === 0 ? chunks : [...chunks.filter((chunk) => !gone.has(chunk)), ...made]
}

/** Short texts that share an edge or their middle, including dates. */
function columnsBy(edge: (chunk: Chunk) => number, chunks: Chunk[]): Chunk[][] {
  const short = chunks.filter((chunk) => chunk.text.length <= MOST_LETTERS && !chunk.isAlone)
  const columns: Chunk[][] = []
  for (const chunk of short.sort((a, b) => edge(a) - edge(b))) {
    const last = columns.at(-1)
    const first = last?.[0]
    if (last && first && edge(chunk) - edge(first) < SAME_EDGE) last.push(chunk)
    else columns.push([chunk])
  }
  return columns.filter((column) => column.filter((it) => isDateLike(it.text)).length > 1)
}

function groupsOf(column: Chunk[]): Chunk[][] {
  const groups: Chunk[][] = []
  for (const chunk of [...column].sort((a, b) => a.y - b.y)) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && chunk.y - before.y < STEP * chunk.size) group.push(chunk)
    else groups.push([chunk])
  }
  return groups
}

/** One period over several lines, beside a text with lines of its own. */
function isStretched(group: Chunk[], rest: Chunk[]): boolean {
  if (group.length < 2 || group.length > MOST_ROWS) return false
  const [first, second, third] = group.map((chunk) => chunk.text.replace(LEADING, ''))
  const next = DASH.test(second ?? '') || second === '' ? third : second
  const isStretch = isSingle(first ?? '') && next !== undefined && (isSingle(next) || isToday(next))
  return (
    isStretch && rest.some((chunk) => Math.abs(chunk.y - (group[0]?.y ?? 0)) < 1.3 * chunk.size)
  )
}

function isSingle(text: string): boolean {
  return (
    isDateLike(text) &&
    !/\d\s*[-–—]\s*(?:\p{L}|\d{2})/u.test(text.replace(/\d{4}-\d\d(?!\d)/gu, '2000'))
  )
}

function one(group: Chunk[], rest: Chunk[]): Chunk {
  const [first, ...others] = group as [Chunk, ...Chunk[]]
  const near = [...rest].sort((a, b) => Math.abs(a.y - first.y) - Math.abs(b.y - first.y))[0]
  const isNear = near !== undefined && Math.abs(near.y - first.y) < 1.3 * first.size
  let text = first.text
  let isOpen = true
  for (const chunk of others) {
    const word = chunk.text.replace(LEADING, '')
    if (word === '' || DASH.test(word)) continue
    text += `${isOpen ? ' – ' : ' '}${word}`
    isOpen = false
  }
  return {
    ...first,
    text,
    x: Math.min(...group.map((chunk) => chunk.x)),
    right: Math.max(...group.map((chunk) => chunk.right)),
    y: isNear ? near.y : first.y,
    spans: group.flatMap((chunk) => chunk.spans),
  }
}
