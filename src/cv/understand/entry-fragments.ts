/**
 * A header in fragments: each piece is split at commas, dashes, bars and "at". A span is one fragment, or several
 * neighbors of one piece with the separators between them as printed.
 */
import { isScoreLabel } from '#cv/words/degree-words.ts'
import { schoolLikeness } from '#cv/words/organisation-words.ts'
import { placeLikeness } from '#cv/words/place-likeness.ts'
import { trimEdges } from '#cv/words/trim-edges.ts'
import type { Piece, Row } from './entry-row.ts'

/** The separator before a fragment within its piece; 'start' for the first. */
export type Sign = 'start' | 'comma' | 'dash' | 'bar' | 'at' | 'colon' | 'bracket'

export type Fragment = {
  /** Index of its piece in the header. */
  piece: number
  row: number
  sign: Sign
  from: number
  to: number
}

export type Head = {
  rows: Row[]
  anchor: number
  pieces: (Piece & { row: number })[]
  fragments: Fragment[]
}

export type Span = {
  text: string
  piece: Piece & { row: number }
  /** Indexes of its first and last fragment in the header. */
  first: number
  last: number
  /** The separators inside it. */
  joins: Sign[]
}

const PARTS =
  /(?<bar>(?:(?<!\s)\s+)?[|•∙●¦]\s*|(?<!\s)\s+(?:(?=c?gpa\b\s*[:\d])|(?:[·/]|\/\/)\s+))|(?<dash>(?<!\s)\s+(?:[-–—−‐‑]{1,3})\s+|(?<!\s)\s+[–—](?=\p{L})|–\s+(?=\p{L})|(?:(?<!\s)\s+)?—\s*)|(?<at>(?<!\s)\s+(?:at|bei|chez|presso|hos|@)\s+|(?:(?<!\s)\s+)?@\s+)|(?<comma>,\s+|;\s+)|(?<colon>:\s+)|(?<bracket>(?:(?<!\s)\s+)?\((?=[^()]{2,60}\)\s*$))/giu

/** More fragments than a real header has; the ones beyond are ignored. */
const MOST_FRAGMENTS = 12

export function toHead(rows: Row[], anchor: number): Head {
  const pieces = rows.flatMap((row, at) => row.pieces.map((piece) => ({ ...piece, row: at })))
  const fragments = pieces.flatMap((piece, at) => fragmentsOf(piece, at)).slice(0, MOST_FRAGMENTS)
  return { rows, anchor, pieces, fragments }
}

function fragmentsOf(piece: Piece & { row: number }, at: number): Fragment[] {
  const { text, row } = piece
  const found: Fragment[] = []
  let from = 0
  let sign: Sign = 'start'
  for (const part of text.slice(0, 300).matchAll(PARTS)) {
    const depth = count(text.slice(0, part.index), '(') - count(text.slice(0, part.index), ')')
    if (depth > 0 || part.index === 0) continue
    if (part.groups?.colon && isScoreLabel(text.slice(from, part.index))) continue
    if (part.groups?.at && schoolLikeness(text.slice(from, part.index)) > 0) continue
    found.push({ piece: at, row, sign, from, to: part.index })
    from = part.index + part[0].length
    sign = (Object.entries(part.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ??
      'comma') as Sign
  }
  found.push({ piece: at, row, sign, from, to: text.length })
  const filled = found.filter(({ from: start, to }) => /[\p{L}\p{N}]/u.test(text.slice(start, to)))
  return joinPlaces(text, filled)
}

/** Keeps "Chicago, IL" as one fragment. */
function joinPlaces(text: string, parts: Fragment[]): Fragment[] {
  const joined: Fragment[] = []
  for (let at = 0; at < parts.length; at++) {
    const first = parts[at] as Fragment
    const last = [parts[at + 2], parts[at + 1]].find((one, index) => {
      const between = parts.slice(at + 1, at + 3 - index)
      const isList = one !== undefined && between.every(({ sign }) => sign === 'comma')
      return isList && placeLikeness(text.slice(first.from, one.to)) >= 2
    })
    joined.push(last ? { ...first, to: last.to } : first)
    if (last) at = parts.indexOf(last)
  }
  return joined
}

const count = (text: string, sign: string) => text.split(sign).length - 1

/** A full stop after a whole word; abbreviations keep theirs. */
const FULL_STOP = /(?<=\p{L}{4})(?<!Corp|Univ|Dept|Assoc|Engr)\.$/u

/** All spans of a header, whole pieces included. */
export function spansOf(head: Head): Span[] {
  const spans: Span[] = []
  for (let first = 0; first < head.fragments.length; first++) {
    for (let last = first; last < Math.min(head.fragments.length, first + 4); last++) {
      if (head.fragments[last]?.piece !== head.fragments[first]?.piece) break
      spans.push(spanOf(head, first, last))
    }
  }
  return spans
}

export function spanOf(head: Head, first: number, last: number): Span {
  const [start, end] = [head.fragments[first] as Fragment, head.fragments[last] as Fragment]
  const piece = head.pieces[start.piece] as Piece & { row: number }
  const joins = head.fragments.slice(first + 1, last + 1).map(({ sign }) => sign)
  const text = trimEdges(piece.text.slice(start.from, end.to)).replace(FULL_STOP, '')
  return { text, piece, first, last, joins }
}

/** The parts of a header outside the taken spans, as the longest possible spans. */
export function restOf(head: Head, taken: readonly Span[]): Span[] {
  const rest: Span[] = []
  const isTaken = (at: number) => taken.some(({ first, last }) => at >= first && at <= last)
  let first = 0
  while (first < head.fragments.length) {
    if (isTaken(first)) {
      first++
      continue
    }
    let last = first
    while (
      last + 1 < head.fragments.length &&
      !isTaken(last + 1) &&
      !/bar|dash|bracket/.test(head.fragments[last + 1]?.sign ?? '') &&
      head.fragments[last + 1]?.piece === head.fragments[first]?.piece
    ) {
      last++
    }
    rest.push(spanOf(head, first, last))
    first = last + 1
  }
  return rest
}
