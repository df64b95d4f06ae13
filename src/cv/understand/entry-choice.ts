/**
 * Decides which part of a header is what. Every reading of a header is scored by its words. Then the order that fits
 * all entries of a section best is preferred for each, because a person formats all entries alike. A header whose
 * words clearly disagree keeps its own order.
 */

import type { LabeledField } from '#cv/words/label-words.ts'
import { type Head, restOf, type Sign, type Span, spansOf } from './entry-fragments.ts'

/** What to look for: two names (title and company, degree and school) and what the rest may be. */
export type Roles = {
  a(text: string): number
  b(text: string): number
  /** The labels that identify each of the two names. */
  fields: { a: LabeledField; b: LabeledField }
  /** Score of text that is in neither name; negative if it stays unexplained. */
  rest(text: string): number
  /** Penalty for a missing name. */
  missing: { a: number; b: number }
  /** Penalty for keeping the texts on both sides of a separator together in one name. */
  join: { a: Partial<Record<Sign, number>>; b: Partial<Record<Sign, number>> }
}

export type Choice = {
  a: Span | null
  b: Span | null
  rest: Span[]
  score: number
  order: string
  /** Which of the header's fragments are which; equal for headers written alike. */
  shape: string
}

/** How much an entry's score may fall below its own best to follow the common order. */
const CONFORMITY = 1.6
/** Penalty for an entry that has no reading in the order being tested. */
const STRANGER = 1.5
const JOIN = { comma: 0.45, dash: 0.6, colon: 1, bar: 1.6, at: 2, bracket: 0.2, start: 0 } as const

export function chooseAll(heads: readonly Head[], roles: Roles): Choice[] {
  const readings = heads.map((head) => readingsOf(head, roles))
  const order = bestOrder(readings)
  const inOrder = (one: Choice) => one.score + (one.order === order ? CONFORMITY : 0)
  const first = readings.map((own) => bestBy(own, inOrder))
  const shape = usualShape(first)
  return readings.map((own) =>
    bestBy(own, (one) => inOrder(one) + (one.shape === shape ? SAME_SHAPE : 0)),
  )
}

/** How much an entry's score may fall to divide its header like most others: "Title, Company, Place". */
const SAME_SHAPE = 0.6

const bestBy = (own: readonly Choice[], weigh: (one: Choice) => number) =>
  own.reduce((best, one) => (weigh(one) > weigh(best) ? one : best))

/** The shape of at least two headers, and of half of them; null if there is none. */
function usualShape(choices: readonly Choice[]): string | null {
  const counts = new Map<string, number>()
  for (const { shape } of choices) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  counts.delete('')
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && most[1] >= 2 && most[1] * 2 >= choices.length ? most[0] : null
}

function bestOrder(readings: readonly Choice[][]): string | null {
  const totals = new Map<string, number>()
  const orders = new Set(readings.flatMap((own) => own.map(({ order }) => order)))
  for (const order of orders) {
    if (order === '') continue
    let total = 0
    for (const own of readings) {
      const any = Math.max(...own.map(({ score }) => score))
      const fit = own.filter((one) => one.order === order).map(({ score }) => score)
      total += Math.max(any - STRANGER, ...fit)
    }
    totals.set(order, total)
  }
  let best: string | null = null
  for (const [order, total] of totals) {
    if (best === null || total > (totals.get(best) as number)) best = order
  }
  return best
}

/** The plausible readings of one header: the best of each order and shape. */
function readingsOf(head: Head, roles: Roles): Choice[] {
  const spans = spansOf(head)
  const scored = (side: 'a' | 'b') =>
    spans.map((span) => {
      const words = roles[side](span.text) - joinCost(span, roles.join[side])
      return { span, score: words + labelScore(span, roles.fields[side]) }
    })
  const as = [...best(scored('a')), { span: null, score: -roles.missing.a }]
  const bs = [...best(scored('b')), { span: null, score: -roles.missing.b }]
  const found = new Map<string, Choice>()
  for (const a of as) {
    for (const b of bs) {
      if (a.span && b.span && overlap(a.span, b.span)) continue
      const taken = [a.span, b.span].filter((span) => span !== null)
      const rest = restOf(head, taken)
      const left = rest.reduce((sum, span) => sum + roles.rest(span.text), 0)
      const score = a.score + b.score + left
      const order = orderOf(head, a.span, b.span)
      const shape = shapeOf(head, a.span, b.span)
      const key = `${order} ${shape}`
      const known = found.get(key)
      if (!known || score > known.score) {
        found.set(key, { a: a.span, b: b.span, rest, score, order, shape })
      }
    }
  }
  return [...found.values()]
}

/** A label outweighs the words. */
function labelScore({ piece }: Span, field: LabeledField): number {
  if (piece.field === null) return 0
  return piece.field === field ? 4 : -4
}

/** Limits the candidates to keep a crowded header cheap. */
const MOST_SPANS = 14

function best(scored: { span: Span; score: number }[]) {
  return scored.sort((x, y) => y.score - x.score).slice(0, MOST_SPANS)
}

function joinCost(span: Span, own: Partial<Record<Sign, number>>): number {
  return span.joins.reduce((sum, sign) => sum + (own[sign] ?? JOIN[sign]), 0)
}

const overlap = (x: Span, y: Span) => x.first <= y.last && y.first <= x.last

/** Empty if a name is missing: that is no example for others. */
function shapeOf({ fragments }: Head, a: Span | null, b: Span | null): string {
  return a && b ? `${fragments.length} ${a.first}-${a.last} ${b.first}-${b.last}` : ''
}

/** The relative position of the two names, comparable between entries; '' if one is missing. */
function orderOf(head: Head, a: Span | null, b: Span | null): string {
  if (!a || !b) return ''
  const look = a.piece.isBold === b.piece.isBold ? '' : a.piece.isBold ? ' bold' : ' plain'
  const isFirst = a.first < b.first ? 'first' : 'last'
  if (a.piece.row !== b.piece.row) return `rows ${isFirst}${look}`
  if (a.piece.cell !== b.piece.cell) return `cells ${isFirst}${look}`
  const inBrackets = head.fragments[Math.max(a.first, b.first)]?.sign === 'bracket'
  return `${inBrackets ? 'brackets' : 'signs'} ${isFirst}`
}
