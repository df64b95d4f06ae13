/**
 * Finds the skills that a job asks for, by canonical name: "js" and "ECMAScript" are JavaScript, "k8s" is
 * Kubernetes. One pass over the words with a tree of all names, so more names cost nothing. `skill-table.ts` has the
 * names; `skill-context.ts` decides when an everyday word counts. Unknown skills are ignored.
 */
import { fold } from '#core/text/fold-text.ts'
import { remembered } from '#core/text/remembered.ts'
import { isDoubtable, isEverydayWord, isListed, judge, type Verdict } from './skill-context.ts'
import { KIND_WEIGHTS, SKILL_SUGGESTIONS, SKILL_TABLE, type SkillKind } from './skill-table.ts'
import {
  type Beginnings,
  beginningsOf,
  isPluralOrVersion,
  type SkillToken,
  skillTokens,
  tokenWord,
} from './skill-tokens.ts'

/** Longer than nearly every real listing; the rest is legal text. */
const MAX_TEXT = 30_000

/** Jobs that name more list everything the company uses. */
const MAX_SKILLS = 30

export const skillSuggestions = SKILL_SUGGESTIONS

type Node = { skill: string | null; next: Map<string, Node> }
type Found = { skill: string; start: number; end: number; verdict: Verdict }

type Catalogue = {
  tree: Node
  beginnings: Beginnings
  weights: Map<string, number>
  kinds: Map<string, SkillKind>
  byName: Map<string, string>
}

const CATALOGUE = readCatalogue()

/** The canonical names in a text, most important first. */
export function findSkills(text: string): string[] {
  return skillsIn({ title: null, tags: null, text }, true)
}

type NamingSkills = {
  title: string | null
  tags: readonly string[] | null
  text: string | null
  /** The employer. Its own product in its own text ("GitLab" at GitLab) is not a skill. */
  company?: string | null
}

/**
 * The canonical names of a job's skills, each once, at most 30. Those of the title come first, then the source's
 * tags, then those of the text by kind and frequency. The industries in its text are mostly the employer's.
 */
export const skillsOf = (job: NamingSkills): string[] => skillsIn(job, false)

function skillsIn(job: NamingSkills, withDomains: boolean): string[] {
  const scores = new Map<string, number>()
  const add = (skill: string, points: number) =>
    scores.set(skill, (scores.get(skill) ?? (CATALOGUE.weights.get(skill) ?? 0) * 10) + points)

  for (const skill of new Set(mentions(job.title ?? '', true))) add(skill, 1_000)
  for (const tag of job.tags ?? []) {
    const skill = canonicalSkill(tag)
    if (skill) add(skill, 200)
  }
  const counts = new Map<string, number>()
  const employer = canonicalSkill(job.company ?? '')
  for (const skill of mentions((job.text ?? '').slice(0, MAX_TEXT), false)) {
    if (skill === employer || (!withDomains && skillKind(skill) === 'domain')) continue
    const count = (counts.get(skill) ?? 0) + 1
    counts.set(skill, count)
    if (count <= 5) add(skill, 4)
  }

  // The sort is stable: ties keep the order in which skills are named.
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_SKILLS)
    .map(([skill]) => skill)
}

/** The display name of a skill that a person or a source typed; null if unknown. */
export const canonicalSkill: (name: string) => string | null = remembered(
  (name) => CATALOGUE.byName.get(nameKey(name)) ?? CATALOGUE.byName.get(looseKey(name)) ?? null,
)

/** The kind of a canonical name; null for any other text. */
export function skillKind(skill: string): SkillKind | null {
  return CATALOGUE.kinds.get(skill) ?? null
}

/** One mention of a skill, with its offsets in the text. */
export type SkillMention = { skill: string; start: number; end: number }

/** Every mention of a skill, in text order. */
export function skillMentions(text: string): SkillMention[] {
  return acceptedMentions(text.slice(0, MAX_TEXT), false).map(({ skill, start, end }) => ({
    skill,
    start,
    end,
  }))
}

function mentions(text: string, inTitle: boolean): string[] {
  return acceptedMentions(text, inTitle).map(({ skill }) => skill)
}

function acceptedMentions(raw: string, inTitle: boolean): Found[] {
  const text = isAddress(raw)
    ? raw.replace(/\S+/g, (chunk) => (isAddress(chunk) ? ' '.repeat(chunk.length) : chunk))
    : raw
  const found = candidates(text, inTitle)
  acceptListed(found, text)
  return found.filter((one) => one.verdict === 'sure')
}

/** Web and email addresses may contain any word, so they are skipped. */
function isAddress(text: string) {
  return text.includes('://') || text.includes('@') || /\.(?:com|org|io|ai|dev|co)\//.test(text)
}

function candidates(text: string, inTitle: boolean): Found[] {
  const tokens = skillTokens(text, CATALOGUE.beginnings)
  const found: Found[] = []
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]
    if (!first?.mayBegin) continue
    const match = longestMatch(text, tokens, at)
    const last = tokens[match ? match.last : at]
    if (!match || !last) continue
    const verdict = match.last === at ? judgeWord(text, tokens, at, inTitle) : ('sure' as const)
    if (verdict === 'denied') continue
    found.push({ skill: match.skill, start: first.start, end: last.end, verdict })
    at = match.last
  }
  return found
}

/**
 * Accepts a doubted word next to a certain skill in a list, and so on along the list. Two capitalized doubted names
 * in one list also confirm each other: "Go or Rust". So do two that a slash joins: "angular/react".
 */
function acceptListed(found: Found[], text: string) {
  const linked = found.map((one, index) => {
    const next = found[index + 1]
    return next !== undefined && isListed(text.slice(one.end, next.start))
  })
  for (const [index, one] of found.entries()) {
    const next = found[index + 1]
    if (!next || !linked[index] || one.verdict === 'sure' || next.verdict === 'sure') continue
    const isWordGap = /^\s+$/.test(text.slice(one.end, next.start))
    const areLetters = one.end - one.start === 1 && next.end - next.start === 1 // "Series C and D"
    const isSlashed = text.slice(one.end, next.start) === '/'
    const areCapital = isCapital(text, one) && isCapital(text, next)
    if (!isWordGap && !areLetters && (areCapital || isSlashed)) one.verdict = 'sure'
  }
  const pass = (index: number, neighbour: number, link: boolean | undefined) => {
    const one = found[index]
    if (one && link && found[neighbour]?.verdict === 'sure') one.verdict = 'sure'
  }
  for (let index = 1; index < found.length; index++) pass(index, index - 1, linked[index - 1])
  for (let index = found.length - 2; index >= 0; index--) pass(index, index + 1, linked[index])
}

const isCapital = (text: string, { start }: Found) => /\p{Lu}/u.test(text[start] ?? '')

function judgeWord(text: string, tokens: SkillToken[], at: number, inTitle: boolean): Verdict {
  const token = tokens[at]
  if (!token) return 'denied'
  const wordAt = (index: number) => {
    const one = tokens[index]
    return one ? tokenWord(text, one) : ''
  }
  const word = wordAt(at)
  const singular = word.slice(0, -1)
  if (word.endsWith('s') && isEverydayWord(singular) && !CATALOGUE.tree.next.has(word)) {
    return 'denied' // "principles" and "models" never mean the tools Principle and Mode
  }
  if (!isDoubtable(word)) return 'sure'
  const previous = tokens[at - 1]
  const next = tokens[at + 1]
  return judge({
    word,
    raw: text.slice(token.start, token.end),
    previous: wordAt(at - 1),
    previous2: wordAt(at - 2),
    next: wordAt(at + 1),
    following: text.slice(token.end, token.end + 30),
    before: text.slice(Math.max(previous?.end ?? 0, token.start - 4), token.start),
    after: text.slice(token.end, Math.min(next?.start ?? text.length, token.end + 4)),
    inTitle,
  })
}

function longestMatch(text: string, tokens: SkillToken[], at: number) {
  let node: Node | undefined = CATALOGUE.tree
  let best: { skill: string; last: number } | null = null
  for (let index = at; node && index < tokens.length; index++) {
    const token = tokens[index]
    const previous = tokens[index - 1]
    if (!token) break
    const joiner: string | null =
      index === at ? '' : joinerOf(text.slice(previous?.end, token.start))
    if (joiner === null || node.next.size === 0) break
    node = step(node, joiner, tokenWord(text, token))
    if (node?.skill) best = { skill: node.skill, last: index }
  }
  return best
}

/** Looks up a word as written, then without its plural or version: "LLMs", "Python3". */
function step(node: Node, joiner: string, word: string): Node | undefined {
  const exact = node.next.get(joiner + word)
  if (exact) return exact
  if (!isPluralOrVersion(word.charCodeAt(word.length - 1))) return undefined
  const stem = /^([a-z+#.]{3,})(?:s|\d{1,2})$/.exec(word)?.[1]
  return stem ? node.next.get(joiner + stem) : undefined
}

/** What may separate the words of a name; a slash or an ampersand is part of the name. */
function joinerOf(between: string): string | null {
  if (between.length > 3) return null
  const sign = between.trim()
  if (sign === '') return ''
  if (sign === '/' || sign === '&') return sign
  return between.length === 1 && '-.‑_'.includes(sign) ? '' : null
}

function readCatalogue(): Catalogue {
  const catalogue: Omit<Catalogue, 'beginnings'> = {
    tree: { skill: null, next: new Map() },
    weights: new Map(),
    kinds: new Map(),
    byName: new Map(),
  }
  // Canonical names first, so that an alias never takes another skill's name.
  const rows = skillRows()
  for (const { skill, kind } of rows) {
    catalogue.weights.set(skill, KIND_WEIGHTS[kind])
    catalogue.kinds.set(skill, kind)
    addName(catalogue, skill, skill)
  }
  for (const { skill, aliases } of rows) {
    for (const alias of aliases) addName(catalogue, alias, skill)
  }
  return { ...catalogue, beginnings: beginningsOf(catalogue.tree.next.keys()) }
}

function skillRows() {
  const kinds = Object.keys(SKILL_TABLE) as SkillKind[]
  return kinds.flatMap((kind) =>
    SKILL_TABLE[kind]
      .trim()
      .split('\n')
      .map((line) => {
        const [skill = '', aliases = ''] = line.split(' = ').map((part) => part.trim())
        return { skill, kind, aliases: aliases === '' ? [] : aliases.split(', ') }
      }),
  )
}

function addName(
  { tree, byName }: Pick<Catalogue, 'tree' | 'byName'>,
  name: string,
  skill: string,
) {
  let node = tree
  const tokens = skillTokens(name)
  for (const [index, token] of tokens.entries()) {
    const joiner =
      index === 0 ? '' : (joinerOf(name.slice(tokens[index - 1]?.end, token.start)) ?? '')
    const word = tokenWord(name, token)
    const key = joiner + word
    const next: Node = node.next.get(key) ?? { skill: null, next: new Map() }
    node.next.set(key, next)
    node = next
  }
  node.skill ??= skill
  for (const key of [nameKey(name), looseKey(name)]) if (!byName.has(key)) byName.set(key, skill)
}

function nameKey(name: string) {
  return fold(name.trim().slice(0, 100)).replace(/\s+/g, ' ')
}

/** Makes "Node JS", "node-js" and "NodeJS" equal. Keeps the characters that distinguish C, C++, C# and .NET. */
function looseKey(name: string) {
  return `~${nameKey(name).replace(/[\s_-]|(?<=.)\.(?=.)/g, '')}`
}
