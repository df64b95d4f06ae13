/**
 * What to type next: titles, skills, companies and places with a word that starts as the text does.
 * First those that begin with the text as a whole, then by how many open jobs they lead to.
 */
import type { Suggestion } from '#core/query.ts'
import type { JobIndex } from './job-index.ts'
import { foldName, type Names } from './names.ts'
import {
  addKey,
  createPrefixKeys,
  forEachWithPrefix,
  type PrefixKeys,
  settleKeys,
} from './prefix-keys.ts'
import { createTop } from './top.ts'

/** The keys of each kind of name, and how many of its names they cover so far. */
export type SuggestionKeys = Record<Kind, { keys: PrefixKeys; covered: number }>
type Kind = Suggestion['kind']

/** Kinds in the order of equals, and where their names are. */
const NAMES_OF = { title: 'title', skill: 'tag', company: 'employer', place: 'place' } as const
const KINDS = Object.keys(NAMES_OF) as Kind[]

const MIN_TEXT_LENGTH = 2
/** Places with shorter names are codes, not something to choose from a list. */
const MIN_PLACE_LENGTH = 3
/** Words of a name that it can be found by: a title beyond this is a sentence. */
const MAX_STARTS = 12
/** Letters compared. */
const MAX_TEXT_LENGTH = 100
/** Where a word starts: after a space, and where letters follow signs: "(React)" is found by "react" too. */
const WORD_START = /(?<!\S)\S|(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu

export const createSuggestionKeys = (): SuggestionKeys => ({
  title: { keys: createPrefixKeys(), covered: 0 },
  skill: { keys: createPrefixKeys(), covered: 0 },
  company: { keys: createPrefixKeys(), covered: 0 },
  place: { keys: createPrefixKeys(), covered: 0 },
})

/** Takes in the names that came since the last call. */
export function coverNewNames(suggestions: SuggestionKeys, { names }: JobIndex) {
  for (const kind of KINDS) {
    const { folded } = names[NAMES_OF[kind]]
    const state = suggestions[kind]
    for (; state.covered < folded.length; state.covered++) {
      const name = folded[state.covered] as string
      if (kind === 'place' && name.length < MIN_PLACE_LENGTH) continue
      addNameKeys(state.keys, name, state.covered)
    }
    settleKeys(state.keys)
  }
}

export function suggest(
  suggestions: SuggestionKeys,
  { names }: JobIndex,
  text: string,
  limit: number,
): Suggestion[] {
  const prefix = foldName(text.slice(0, MAX_TEXT_LENGTH))
  if (prefix.length < MIN_TEXT_LENGTH) return []

  const top = createTop<Candidate>(limit, isBetter)
  for (const [order, kind] of KINDS.entries()) {
    const ofKind = names[NAMES_OF[kind]]
    forEachWithPrefix(suggestions[kind].keys, prefix, (number) => {
      if (!ofKind.jobs[number]) return
      // a name with two such words comes twice: it is in the list already, or was not good enough
      if (top.items.some((item) => item.number === number && item.order === order)) return
      top.offer(toCandidate(ofKind, number, order, prefix))
    })
  }
  return top.items.map(({ order, text, count }) => ({ kind: KINDS[order] as Kind, text, count }))
}

type Candidate = { number: number; order: number; isWhole: boolean; text: string; count: number }

function toCandidate(names: Names, number: number, order: number, prefix: string): Candidate {
  return {
    number,
    order,
    isWhole: (names.folded[number] as string).startsWith(prefix),
    text: names.texts[number] as string,
    count: names.jobs[number] as number,
  }
}

function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.isWhole !== b.isWhole) return a.isWhole
  if (a.count !== b.count) return a.count > b.count
  if (a.text !== b.text) return a.text < b.text
  return a.order < b.order
}

function addNameKeys(keys: PrefixKeys, folded: string, number: number) {
  for (const { index: at } of [...folded.matchAll(WORD_START)].slice(0, MAX_STARTS)) {
    addKey(keys, folded.slice(at, at + MAX_TEXT_LENGTH), number)
  }
}
