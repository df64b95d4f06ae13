/**
 * Aliases for words of a search, in both directions: "sr" is senior, "k8s" is Kubernetes, "software engineer" is
 * SWE. They come from search-alias-table.ts and the skill names. Aliases add to the search terms and never replace
 * them; an alias of several words is a phrase.
 */

import { SKILL_TABLE } from '#core/skill/skill-table.ts'
import { ALIAS_TABLES } from './search-alias-table.ts'
import { toSearchWords } from './search-words.ts'

/**
 * One meaning of a word. If `beside` has words, they decide whether it applies: see the table for `only` and
 * `rather`.
 */
type Meaning = { to: string[]; beside: ReadonlySet<string>; kind: 'always' | 'only' | 'rather' }

const NOTHING: ReadonlySet<string> = new Set()
const LINE = /^([^=>?~]+)([=>])([^=>?~]+)(?:([?~])(.*))?$/

const MEANINGS = readTables()
const SKILL_WORDS: ReadonlySet<string> = new Set(skillNames().flat())

/** The length in words of the longest name with aliases. */
export const MAX_ALIAS_WORDS = Math.max(
  ...[...MEANINGS.keys()].map((words) => words.split(' ').length),
)

/**
 * Aliases of one or more adjacent words, given as the search reads them, with single spaces. `others` are the other
 * words of the search: next to "construction", a pm is a project manager.
 */
export function aliasesOf(words: string, others: readonly string[]): readonly string[] {
  const meanings = MEANINGS.get(words)
  if (meanings === undefined) return []
  const isBeside = ({ beside }: Meaning) => others.some((other) => beside.has(other))
  const isDecided = meanings.some((meaning) => meaning.kind === 'rather' && isBeside(meaning))
  const meant = meanings.filter((meaning) => {
    if (meaning.kind === 'only') return isBeside(meaning)
    return meaning.kind === 'always' || !isDecided || isBeside(meaning)
  })
  return [...new Set(meant.flatMap(({ to }) => to))]
}

/** Whether a word is correct as typed: a skill, or a word with aliases. */
export const isKnownWord = (word: string) => SKILL_WORDS.has(word) || MEANINGS.has(word)

/** The names of each skill, as the search reads them. */
function skillNames(): string[][] {
  const lines = Object.values(SKILL_TABLE).flatMap((table) => table.trim().split('\n'))
  return lines.map((line) => distinct(line.split(/[=,]/).map(toSearchWords)))
}

function readTables(): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>()
  for (const line of ALIAS_TABLES.flatMap((table) => table.trim().split('\n'))) {
    readLine(meanings, line)
  }
  for (const names of skillNames()) for (const name of names) add(meanings, name, names, {})
  return meanings
}

function readLine(meanings: Map<string, Meaning[]>, line: string) {
  const [, left = '', arrow, right = '', sign, words = ''] = LINE.exec(line.trim()) ?? []
  if (arrow === undefined) throw new Error(`Invalid alias line: ${line}`)
  const from = namesOf(left)
  const to = namesOf(right)
  const beside = sign ? { beside: new Set(namesOf(words)), isOnly: sign === '?' } : {}
  for (const name of from) add(meanings, name, sign ? to : [...from, ...to], beside)
  if (arrow === '>') return
  for (const name of to) add(meanings, name, sign ? from : [...from, ...to], {})
}

type Condition = { beside?: ReadonlySet<string>; isOnly?: boolean }

function add(
  meanings: Map<string, Meaning[]>,
  name: string,
  names: readonly string[],
  { beside = NOTHING, isOnly = false }: Condition,
) {
  const to = names.filter((other) => other !== name)
  if (to.length === 0) return
  const kind = isOnly ? 'only' : beside.size > 0 ? 'rather' : 'always'
  const known = meanings.get(name)
  if (known) known.push({ to, beside, kind })
  else meanings.set(name, [{ to, beside, kind }])
}

/** Splits at commas. "research and development" also gives "research development". */
function namesOf(list: string): string[] {
  const names = list.split(',').map((name) => name.trim().replaceAll(/ +/g, ' '))
  return distinct(names.flatMap((name) => [name, name.replaceAll(' and ', ' ')]))
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names.filter((name) => name !== ''))]
}
