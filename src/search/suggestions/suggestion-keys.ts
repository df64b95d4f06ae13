/**
 * Names sorted by text, so that those with a word that begins with a given text are adjacent: one list by the whole
 * name, one by each of its later words. The lists are rebuilt now and then; names added since are read one by one. For
 * every block of 64 keys the most jobs that any of its names has had is recorded, to skip blocks that cannot be shown.
 */

import type { NameKind, Names, Tables } from '#search/segments/tables.ts'
import { sharedArray } from '#search/structures/shared-arrays.ts'
import { compareTexts, textOf } from '#search/structures/string-table.ts'

/** Kinds of names that are suggested; among equal names this is their order. */
export const SUGGESTED = ['titles', 'tags', 'employers', 'places'] as const satisfies NameKind[]
export type Suggested = (typeof SUGGESTED)[number]

/** Names and where in each the key begins, sorted by the text from there on. */
export type Keys = { names: Uint32Array; from: Uint16Array; blockMost: Int32Array }
export type NameKeys = {
  /** The lists cover names with smaller numbers. */
  covered: number
  /** Whole names. */
  whole: Keys
  /** Names from each of their later words on. */
  inner: Keys
  /**
   * The blocks that have keys of name n are from blockStarts[n] to blockStarts[n + 1]: twice the block's number, plus 1
   * for `inner`.
   */
  blocks: Uint32Array
  blockStarts: Uint32Array
}
export type Suggestions = Record<Suggested, NameKeys>

export const BLOCK = 64
/** Shorter names of places are codes, which nobody would choose from a list. */
export const MIN_PLACE_LENGTH = 3
/** How many words of a name it can be found by: a longer title is a sentence. */
const MAX_STARTS = 12
/**
 * Where a word starts: after a space, and where letters follow other characters: "(React)" is also found by "react".
 */
const WORD_START = /(?<!\S)\S|(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu
/** The lists are rebuilt after this many new names: reading that many one by one takes 0.1 ms. */
const MAX_NEW = 2_000

export const isSuggestionsDue = (suggestions: Suggestions, tables: Tables) =>
  SUGGESTED.some((kind) => tables[kind].folded.size - suggestions[kind].covered > MAX_NEW)

export function buildSuggestions(tables: Tables): Suggestions {
  const built = SUGGESTED.map((kind) => [kind, buildKeys(tables[kind], kind)])
  return Object.fromEntries(built) as Suggestions // fromEntries loses the types of the keys
}

export const emptySuggestions = (): Suggestions => {
  const empty = (): Keys => ({
    names: sharedArray(Uint32Array, 0),
    from: sharedArray(Uint16Array, 0),
    blockMost: sharedArray(Int32Array, 0),
  })
  const none = SUGGESTED.map((kind): [Suggested, NameKeys] => {
    const [blocks, blockStarts] = [sharedArray(Uint32Array, 0), sharedArray(Uint32Array, 1)]
    return [kind, { covered: 0, whole: empty(), inner: empty(), blocks, blockStarts }]
  })
  return Object.fromEntries(none) as Suggestions // fromEntries loses the types of the keys
}

/** Where the words of a folded name begin. */
export const wordStarts = (folded: string): number[] =>
  Array.from(folded.matchAll(WORD_START), (match) => match.index).slice(0, MAX_STARTS)

function buildKeys(names: Names, kind: Suggested): NameKeys {
  const whole: number[] = []
  const inner: { name: number; from: number }[] = []
  for (let name = 0; name < names.folded.size; name++) {
    // includes names that no job has now, because one may have them again
    const folded = textOf(names.folded, name)
    if (kind === 'places' && folded.length < MIN_PLACE_LENGTH) continue
    for (const from of wordStarts(folded)) {
      if (from === 0) whole.push(name)
      else inner.push({ name, from })
    }
  }
  const covered = names.folded.size
  const keys = {
    whole: sortKeys(names, whole, () => 0),
    inner: sortKeys(
      names,
      inner.map((key) => key.name),
      (at) => inner[at]?.from as number,
    ),
  }
  return { covered, ...keys, ...blocksOf(keys, covered) }
}

function blocksOf({ whole, inner }: Pick<NameKeys, 'whole' | 'inner'>, covered: number) {
  const blockStarts = sharedArray(Uint32Array, covered + 1)
  const lists = [whole.names, inner.names]
  // each start is first where its name's blocks end, then moves down to where they begin
  for (const names of lists) for (const name of names) blockStarts[name] = add(blockStarts[name], 1)
  for (let name = 1; name <= covered; name++) {
    blockStarts[name] = add(blockStarts[name], blockStarts[name - 1] as number)
  }
  const blocks = sharedArray(Uint32Array, whole.names.length + inner.names.length)
  for (const [list, names] of lists.entries()) {
    for (const [at, name] of names.entries()) {
      blockStarts[name] = add(blockStarts[name], -1)
      blocks[blockStarts[name] as number] = Math.floor(at / BLOCK) * 2 + list
    }
  }
  return { blocks, blockStarts }
}

const add = (count: number | undefined, more: number) => (count as number) + more

/** Records that a name now has this many jobs. Readers of the same memory see the change. */
export function recordJobCount(
  { covered, whole, inner, blocks, blockStarts }: NameKeys,
  name: number,
  jobs: number,
) {
  if (name >= covered) return
  const end = blockStarts[name + 1] as number
  for (let at = blockStarts[name] as number; at < end; at++) {
    const block = blocks[at] as number
    const { blockMost } = block & 1 ? inner : whole
    if ((blockMost[block >> 1] as number) < jobs) blockMost[block >> 1] = jobs
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
