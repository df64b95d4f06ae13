/**
 * What a text says of scale, customers, fields of work and other things that no tool names: asked for by an advert, or
 * shown by a CV. `capability-table.ts` has how each is said.
 */
import { CAPABILITIES, type CapabilityRow } from './capability-table.ts'

type Capability = { name: string; asks: RegExp; shows: RegExp }

const ROWS: readonly Capability[] = CAPABILITIES.map(({ name, both, asks, shows }) => ({
  name,
  asks: either(both, asks),
  shows: either(both, shows),
}))

/** Which rows a word of a text may begin; most sentences have none, so most patterns are never tried. */
const BEGINNINGS = {
  asks: readBeginnings(({ stems }) => stems),
  shows: readBeginnings(({ stems, shownBy }) => `${stems} ${shownBy ?? ''}`.trim()),
}

/** In characters; a longer text is one that nobody wrote as a sentence. */
const MAX_TEXT = 20_000

/** Names of what a sentence asks for, if it asks for anything. */
export const capabilitiesAsked = (sentence: string): string[] => found(sentence, 'asks')

/** Names of what a text of a CV shows. Wishes and negations must be gone (`claimedText`). */
export const capabilitiesShown = (text: string): string[] => found(text, 'shows')

const NAMES: ReadonlySet<string> = new Set(ROWS.map(({ name }) => name))

/** Nobody lists one among skills, or learns it. */
export const isCapability = (name: string): boolean => NAMES.has(name)

const SAME = new Map(
  CAPABILITIES.map(({ name, sameAs = '' }) => [name, sameAs.split(', ').filter(Boolean)]),
)

/** Skills that say the same. */
export const skillsSameAs = (name: string): readonly string[] => SAME.get(name) ?? []

function found(whole: string, side: 'asks' | 'shows'): string[] {
  const text = whole.slice(0, MAX_TEXT)
  const { words, rows } = BEGINNINGS[side]
  const candidates = new Set<number>()
  for (const [stem] of text.matchAll(words)) {
    for (const row of rows.get(stem.toLowerCase()) ?? []) candidates.add(row)
  }
  return [...candidates]
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const row = ROWS[at]
      return row?.[side].test(text) ? row.name : []
    })
}

function either(both: string, own: string | undefined): RegExp {
  return new RegExp(own === undefined ? both : `${both}|${own}`, 'i')
}

/** A word of a longer stem also begins the rows of a shorter one: the longest is found. */
function readBeginnings(stemsOf: (row: CapabilityRow) => string) {
  const own = new Map<string, number[]>()
  for (const [at, row] of CAPABILITIES.entries()) {
    for (const stem of stemsOf(row).split(' ')) own.set(stem, [...(own.get(stem) ?? []), at])
  }
  const stems = [...own.keys()].sort((a, b) => b.length - a.length)
  const rows = new Map(
    stems.map((stem) => [
      stem,
      [...own].flatMap(([other, numbers]) => (stem.startsWith(other) ? numbers : [])),
    ]),
  )
  return { rows, words: new RegExp(`\\b(?:${stems.join('|')})`, 'gi') }
}
