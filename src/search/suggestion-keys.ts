/**
 * Names in the order of their texts, so that those with a word that begins as something does lie side by side:
 * one list by the whole name, one by each of its later words. Made anew now and then; names that came later are
 * read one by one. For every 64 keys the most jobs of any of them is noted, to pass over what cannot be shown.
 */
import { sharedArray } from './shared-arrays.ts'
import { compareTexts, textOf } from './string-table.ts'
import type { NameKind, Names, Tables } from './tables.ts'

/** Kinds of names that are suggested, in the order of equals. */
export const SUGGESTED = ['titles', 'tags', 'employers', 'places'] as const satisfies NameKind[]
export type Suggested = (typeof SUGGESTED)[number]

/** Names and where in each the key begins, by the text from there on. */
export type Keys = { names: Uint32Array; from: Uint16Array; blockMost: Int32Array }
export type NameKeys = {
  /** Names with smaller numbers are covered by the lists. */
  covered: number
  /** Whole names. */
  whole: Keys
  /** From their later words on. */
  inner: Keys
}
export type Suggestions = Record<Suggested, NameKeys>

export const BLOCK = 64
/** Places with shorter names are codes, not something to choose from a list. */
export const MIN_PLACE_LENGTH = 3
/** Words of a name that it can be found by: a title beyond this is a sentence. */
const MAX_STARTS = 12
/** Where a word starts: after a space, and where letters follow signs: "(React)" is found by "react" too. */
const WORD_START = /(?<!\S)\S|(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu
/** So many names that came since are worth making the lists anew: reading them one by one takes 0.1 ms. */
const MAX_NEW = 2_000

export const isSuggestionsDue = (suggestions: Suggestions, tables: Tables) =>
  SUGGESTED.some((kind) => tables[kind].folded.size - suggestions[kind].covered > MAX_NEW)

export function buildSuggestions(tables: Tables): Suggestions {
  const built = SUGGESTED.map((kind) => [kind, buildKeys(tables[kind], kind)])
  return Object.fromEntries(built) as Suggestions // entries lose their names
}

export const emptySuggestions = (): Suggestions => {
  const empty = (): Keys => ({
    names: sharedArray(Uint32Array, 0),
    from: sharedArray(Uint16Array, 0),
    blockMost: sharedArray(Int32Array, 0),
  })
  const none = SUGGESTED.map((kind) => [kind, { covered: 0, whole: empty(), inner: empty() }])
  return Object.fromEntries(none) as Suggestions // entries lose their names
}

/** Where the words of a folded name begin. */
export const wordStarts = (folded: string): number[] =>
  Array.from(folded.matchAll(WORD_START), (match) => match.index).slice(0, MAX_STARTS)

function buildKeys(names: Names, kind: Suggested): NameKeys {
  const whole: number[] = []
  const inner: { name: number; from: number }[] = []
  for (let name = 0; name < names.folded.size; name++) {
    if (!names.jobs[name]) continue
    const folded = textOf(names.folded, name)
    if (kind === 'places' && folded.length < MIN_PLACE_LENGTH) continue
    for (const from of wordStarts(folded)) {
      if (from === 0) whole.push(name)
      else inner.push({ name, from })
    }
  }
  return {
    covered: names.folded.size,
    whole: sortKeys(names, whole, () => 0),
    inner: sortKeys(
      names,
      inner.map((key) => key.name),
      (at) => inner[at]?.from as number,
    ),
  }
}

function sortKeys(names: Names, numbers: number[], fromOf: (at: number) => number): Keys {
  const order = Uint32Array.from(numbers.keys())
  order.sort((a, b) =>
    compareTexts(names.folded, numbers[a] as number, fromOf(a), numbers[b] as number, fromOf(b)),
  )
  const keys: Keys = {
    names: sharedArray(Uint32Array, order.length),
    from: sharedArray(Uint16Array, order.length),
    blockMost: sharedArray(Int32Array, Math.ceil(order.length / BLOCK)),
  }
  for (const [at, key] of order.entries()) {
    const name = numbers[key] as number
    keys.names[at] = name
    keys.from[at] = fromOf(key)
    const block = Math.floor(at / BLOCK)
    keys.blockMost[block] = Math.max(keys.blockMost[block] as number, names.jobs[name] as number)
  }
  return keys
}
