/**
 * Suggests what to type next: titles, skills, companies and places with a word that begins with the text. Names that
 * begin with the text as a whole come first, then those with the most open jobs.
 */
import type { Suggestion } from '#core/search/query.ts'
import { foldName, type Names, shownName, type Tables } from '#search/segments/tables.ts'
import { compareWithPrefix, contains, textOf } from '#search/structures/string-table.ts'
import { createTop, type Top } from '#search/structures/top-list.ts'
import { lowerBound } from './dictionary.ts'
import {
  BLOCK,
  type Keys,
  MIN_PLACE_LENGTH,
  type NameKeys,
  SUGGESTED,
  type Suggested,
  type Suggestions,
  wordStarts,
} from './suggestion-keys.ts'

const KIND_NAMES = {
  titles: 'title',
  tags: 'skill',
  employers: 'company',
  places: 'place',
} as const
const MIN_TEXT_LENGTH = 2
/** Only this many characters are compared. */
const MAX_TEXT_LENGTH = 100

export function suggest(
  tables: Tables,
  suggestions: Suggestions,
  text: string,
  limit: number,
): Suggestion[] {
  const prefix = foldName(text.slice(0, MAX_TEXT_LENGTH))
  if (prefix.length < MIN_TEXT_LENGTH) return []

  const top = createTop<Candidate>(limit, isBetter)
  for (const [order, kind] of SUGGESTED.entries()) {
    const names = tables[kind]
    const offer = (number: number, isWhole: boolean) => {
      const count = names.jobs[number] as number
      if (count === 0) return
      // a name with two such words is offered twice: it is already in the list, or was not good enough
      if (top.items.some((item) => item.number === number && item.order === order)) return
      top.offer({ number, order, isWhole, names, count })
    }
    offerFrom(names, suggestions[kind], prefix, top, offer)
    offerNew(names, kind, suggestions[kind].covered, prefix, offer)
  }
  return top.items.map(({ names, number, order, count }) => ({
    kind: KIND_NAMES[SUGGESTED[order] as Suggested],
    text: shownName(names, number),
    count,
  }))
}

type Candidate = { number: number; order: number; isWhole: boolean; names: Names; count: number }
type Offer = (number: number, isWhole: boolean) => void

function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.isWhole !== b.isWhole) return a.isWhole
  if (a.count !== b.count) return a.count > b.count
  const [textA, textB] = [shownName(a.names, a.number), shownName(b.names, b.number)]
  if (textA !== textB) return textA < textB
  return a.order < b.order
}

function offerFrom(
  names: Names,
  { whole, inner }: NameKeys,
  prefix: string,
  top: Top<Candidate>,
  offer: Offer,
) {
  for (const [keys, isWhole] of [
    [whole, true],
    [inner, false],
  ] as const) {
    const { start, end } = rangeOf(names, keys, prefix)
    for (let at = start; at < end; ) {
      const blockEnd = Math.min(end, (Math.floor(at / BLOCK) + 1) * BLOCK)
      if (mayEnter(top, isWhole, keys.blockMost[Math.floor(at / BLOCK)] as number)) {
        for (; at < blockEnd; at++) {
          const name = keys.names[at] as number
          if (mayEnter(top, isWhole, names.jobs[name] as number)) offer(name, isWhole)
        }
      }
      at = blockEnd
    }
  }
}

/** Whether a name with this many jobs could still be among the best. */
function mayEnter({ worst }: Top<Candidate>, isWhole: boolean, jobs: number): boolean {
  const least = worst()
  if (least === undefined) return true
  return isWhole === least.isWhole ? jobs >= least.count : isWhole
}

function rangeOf({ folded }: Names, { names, from }: Keys, prefix: string) {
  const compare = (name: number, at: number) =>
    compareWithPrefix(folded, name, from[at] as number, prefix)
  return {
    start: lowerBound(names, (name, at) => compare(name, at) < 0),
    end: lowerBound(names, (name, at) => compare(name, at) <= 0),
  }
}

function offerNew(
  { folded, jobs }: Names,
  kind: Suggested,
  covered: number,
  prefix: string,
  offer: Offer,
) {
  for (let number = covered; number < folded.size; number++) {
    if (!jobs[number] || !contains(folded, number, prefix)) continue
    const name = textOf(folded, number)
    if (kind === 'places' && name.length < MIN_PLACE_LENGTH) continue
    const at = wordStarts(name).find((start) => name.startsWith(prefix, start))
    if (at !== undefined) offer(number, at === 0)
  }
}
