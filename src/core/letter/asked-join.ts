/**
 * What of the listing a fact answers, to be said just before it: "You ask for Go and PostgreSQL; at Acme, I built …". The
 * words are the listing's, so the fact need not have them: "Your listing mentions reliability; …".
 */
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

/** Names in one sentence. */
const MOST = 2

/** `said`: the letter so far, which names what need not be named again. Null if the fact answers nothing more. */
export function askedJoin(ask: LetterAsk, proof: LetterProof, said: string): AskedJoin | null {
  const { and } = phrasesOf(ask.language)
  const low = said.toLowerCase()
  const isNew = (name: string) => !low.includes(name.toLowerCase())
  const skills = proof.skills.flatMap((skill) => {
    const shown = ask.plan.shown.find((it) => it.skill === skill)
    const isNamed = shown?.requirement.quote.toLowerCase().includes(skill.toLowerCase()) === true
    if (!shown || !isNamed || !isTool(skill) || NOT_NAMED.has(skill)) return []
    const name = spelledSkill(skill, ask)
    return isNew(name) ? [{ name, shown }] : []
  })
  const required = skills.filter(({ shown }) => shown.requirement.need === 'must')
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
    const quotes = named.slice(0, MOST).map(({ shown }) => shown.requirement.quote)
    const quote = [...new Set(quotes)].join(' … ').slice(0, 2_000)
    return { kind: 'skill', topics: namesJoined(names, and), names, quote }
  }
  if (topic === undefined) return null
  const names = [topic, ...(second && second.quote === topic.quote ? [second] : [])].map(
    ({ noun }) => noun,
  )
  return { kind: 'topic', topics: namesJoined(names, and), names, quote: topic.quote }
}
