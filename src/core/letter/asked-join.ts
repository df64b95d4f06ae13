/**
 * What of the listing a fact answers, to be said just before it: "You ask for Go and PostgreSQL; at Acme, I built …". The
 * words are the listing's, so the fact need not have them: "Your listing mentions reliability; …".
 */
import type { Requirement } from '#core/requirement/requirement.ts'
import { hasName } from '#core/text/has-name.ts'
import { contentStems } from '#core/text/word-stem.ts'
import type { LetterAsk } from './letter-ask.ts'
import { phrasesOf } from './letter-phrases.ts'
import { namesJoined } from './letter-picker.ts'
import type { LetterProof } from './letter-plan.ts'
import { isJoinable, ownTitleStems } from './listing-subjects.ts'
import { unsupportedClaims } from './proof-gate.ts'
import { isTool, NOT_NAMED } from './skills-sentence.ts'
import { spelledSkill } from './spelled-skill.ts'

export type AskedJoin = {
  kind: 'skill' | 'topic'
  /** As the letter names them: "Go and PostgreSQL". */
  topics: string
  names: readonly string[]
  quote: string
}

/** A clause that has little beside the name, in characters. */
const SHORT = 32
/** Names in one sentence. */
const MOST = 2

type Asked = Pick<LetterAsk, 'language' | 'findings' | 'cv' | 'job' | 'company'>
type Fact = Pick<LetterProof, 'skills' | 'topics' | 'said'>

/** `said`: the letter so far, which names what need not be named again. Null if the fact answers nothing more. */
export function askedJoin(ask: Asked, proof: Fact, said: string): AskedJoin | null {
  // "You ask for SQL; I wrote SQL reports" says one thing twice.
  if (proof.said.text.length < SHORT) return null
  const { and } = phrasesOf(ask.language)
  const low = said.toLowerCase()
  const isNew = (name: string) => !hasName(low, name.toLowerCase())
  const skills = proof.skills.flatMap((skill) => {
    const requirement = requirementOf(ask, skill)
    if (requirement === null || !isTool(skill) || NOT_NAMED.has(skill)) return []
    const name = spelledSkill(skill, ask)
    return isNew(name) ? [{ name, requirement }] : []
  })
  const required = skills.filter(({ requirement }) => requirement.need === 'must')
  const titles = ownTitleStems(ask)
  const topics = proof.topics
    .toSorted((a, b) => b.weight - a.weight)
    .filter(
      ({ noun }) =>
        isJoinable(noun) &&
        isNew(noun) &&
        !contentStems(noun).some((stem) => titles.has(stem)) &&
        unsupportedClaims(noun, [proof.said.text]).length === 0,
    )
  const [topic, second] = topics
  const named = required.length > 0 || topic === undefined ? skills : []
  if (named.length > 0) {
    const names = named.slice(0, MOST).map(({ name }) => name)
    const quotes = named.slice(0, MOST).map(({ requirement }) => requirement.quote)
    const quote = [...new Set(quotes)].join(' … ').slice(0, 2_000)
    return { kind: 'skill', topics: namesJoined(names, and), names, quote }
  }
  if (topic === undefined) return null
  const names = [topic, ...(second && second.quote === topic.quote ? [second] : [])].map(
    ({ noun }) => noun,
  )
  return { kind: 'topic', topics: namesJoined(names, and), names, quote: topic.quote }
}

/** The requirement that names the skill itself, rather than a like one. */
function requirementOf({ findings }: Asked, skill: string): Requirement | null {
  const found = findings.find(
    ({ requirement, verdict }) =>
      verdict === 'met' &&
      requirement.kind === 'skill' &&
      requirement.anyOf.includes(skill) &&
      hasName(requirement.quote.toLowerCase(), skill.toLowerCase()),
  )
  return found?.requirement ?? null
}
