/** The sentence on skills that no fact of the letter shows. */
import { claimedText } from '#core/skill/claimed-text.ts'
import { findSkills } from '#core/skill/skill.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { isBasicEntry } from '#core/skill/skills-of-entry.ts'
import { hasName } from '#core/text/has-name.ts'
import { type LetterAsk, ROOM, roleQuote } from './letter-ask.ts'
import { openingSentences } from './letter-opening.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, fillable, namesJoined } from './letter-picker.ts'
import type { LetterProof } from './letter-plan.ts'
import type { Draft } from './letter-proof-sentence.ts'
import { askedTopics, showsTopic } from './letter-topics.ts'
import { spelledSkill } from './spelled-skill.ts'
import type { UsedTool } from './used-skills-sentence.ts'

/** Skills of the CV that the listing requires and no other sentence of the letter shows, the rarest first. */
export function skillsDrafts(
  ask: LetterAsk,
  facts: readonly LetterProof[],
  before: readonly string[],
  also: readonly UsedTool[] = [],
): Draft[] {
  const { plan, length, tone, language, picker } = ask
  const phrases = phrasesOf(language)
  const used = new Set(facts.flatMap(({ skills }) => skills))
  const isOnly = facts.length === 0 && before.length < 2
  const shown = [
    ...facts.map(({ said }) => said.text),
    ...before,
    cvTitles(ask),
    ask.role ?? '',
    ask.opening.title,
  ]
    .join('\n')
    .toLowerCase()
  // A letter has no room for "only the basics of Rust".
  const listed = new Set(
    ask.cv.skills.flatMap(({ name, level, keywords }) =>
      [name ?? '', ...keywords]
        .filter((it) => !isBasicEntry(it, level))
        .map((it) => it.toLowerCase()),
    ),
  )
  const more = plan.shown.filter(({ skill, requirement }) => {
    const name = skill.toLowerCase()
    return (
      listed.has(name) &&
      !NOT_NAMED.has(skill) &&
      !used.has(skill) &&
      !hasName(shown, name) &&
      !hasName(shown, name.replace(/management$/, 'manager')) &&
      (isOnly || requirement.need === 'must') &&
      hasName(requirement.quote.toLowerCase(), name)
    )
  })
  const room = isOnly ? 6 : ROOM[length].skills
  const required = more
    .map(({ skill, sources, requirement: { quote, need } }) => ({ skill, sources, quote, need }))
    .sort((a, b) => usualRarity(b.skill) - usualRarity(a.skill))
  const answering = length === 'short' ? [] : answeringSkills(ask, facts, shown)
  // "I also know user research" is said by nobody.
  const isNamed = ({ skill }: { skill: string }) => isTool(spelledSkill(skill, ask))
  const usedToo = also.map((it) => ({ ...it, quote: roleQuote(ask), need: null }))
  const unique = [
    ...new Map(
      [...usedToo, ...answering, ...required].filter(isNamed).map((it) => [it.skill, it]),
    ).values(),
  ].slice(0, room)
  if (unique.length === 0) return []
  const isAnswering = unique.some(({ skill }) => answering.some((it) => it.skill === skill))
  // Further tools say little after three facts.
  if (facts.length > 2 && !isAnswering) return []
  const areUsed = unique.every(({ skill }) => also.some((it) => it.skill === skill))
  const table = areUsed ? phrases.used.also : (isOnly ? phrases.onlySkills : phrases.skills)[tone]
  // "I also led …. I also know …" is one too many.
  const isAlso = /\balso\b/.test(before.at(-1) ?? '')
  const spelled = unique.map(({ skill }) => spelledSkill(skill, ask))
  const skills = namesJoined(spelled, phrases.and)
  // "User research" is no tool, and one tool is no choice.
  const areTools = spelled.length > 1 && spelled.every((it) => /^\p{Lu}/u.test(it))
  const names = { skills, tools: areTools ? skills : null }
  const fitting = fillable(table, names)
  const best = fitting.filter((phrase) => phrase.includes('{tools}'))
  const text = fill(picker.pick(best.length > 0 ? best : fitting), names)
  const sources = [...new Set(unique.flatMap((it) => it.sources))].slice(0, 20)
  const quotes = [...new Set(unique.map(({ quote }) => quote))]
  const quote = quotes.join(' … ').slice(0, 2_000)
  return [{ text: isAlso ? withoutAlso(text) : text, about: 'person', sources, quote }]
}

/** "I know AWS as well." */
const withoutAlso = (text: string) =>
  text
    .replace(/^I also know (.+)\.$/, 'I know $1 as well.')
    .replace(/^(Of .*, I(?:’ve)?) also/, '$1')

/** "OAuth 2.0" where the listing is about identity and no fact is: skills that answer a subject, one each. */
function answeringSkills(
  { cv, opening, language }: LetterAsk,
  facts: readonly LetterProof[],
  shown: string,
) {
  const answered = new Set(facts.flatMap(({ topics }) => topics.map(({ id }) => id)))
  return askedTopics(openingSentences(opening), language).flatMap((topic) => {
    if (answered.has(topic.id) || !BY_SKILL.has(topic.noun)) return []
    const found = cv.skills.flatMap(({ id, name, level, keywords }) =>
      [name ?? '', ...(level === null ? keywords : [])]
        .filter((it) => it.length <= 25 && !hasName(shown, it.toLowerCase()))
        .filter(
          (it) => findSkills(it).length > 0 && claimedText(it) === it && showsTopic(topic, it),
        )
        .map((skill) => ({ skill, sources: [id], quote: topic.quote })),
    )
    return found.slice(0, 1)
  })
}

/** Subjects that a tool answers by itself. */
const BY_SKILL = new Set([
  'authentication',
  'authorization',
  'automated testing',
  'cloud infrastructure',
  'cloud security',
  'DevSecOps',
  'event-driven systems',
  'identity',
  'kernel internals',
  'message queues',
])

/** What everybody in tech knows, or nobody names as a skill of theirs in a letter. */
export const NOT_NAMED = new Set([
  'Agile',
  'Coaching',
  'Drones',
  'Communication',
  'CSS',
  'Excel',
  'Git',
  'GitHub',
  'GitLab',
  'HTML',
  'Jira',
  'JSON',
  'Leadership',
  'LLM',
  'Mentoring',
  'REST',
  'Scrum',
])

/** Kinds of work, which are nothing to work with. */
const NO_TOOLS =
  /^(?:Full Stack|Open Source|Algorithms|Data Structures|Compilers|Operating Systems|On-call|Parsers|Backend|Frontend|ETL|ELT|DevOps|CI\/CD|SRE|QA|UX|UI|API|SaaS|B2B|GDPR|HIPAA|SOC 2|OKRs?|TDD|MVP|A\/B Testing|Drones|Machine Learning|Deep Learning|AI|ML|MLOps|NLP|Computer Vision|RAG|Agents|Microservices|Distributed Systems|Payments|E-commerce|Fintech|Databases|Cloud|Firmware|Robotics|Embedded\b.{0,10}|[\p{L} -]{1,30}(?:ing|ment|tion|tions|ics|ysis|ity|ship|systems|architecture|design|research|engineering|security|development|science|control|learning|fusion|processing))$/iu

/** Whether the skill is something that one works with. */
export const isTool = (skill: string): boolean =>
  !NO_TOOLS.test(skill) && /\p{Lu}|\d|^dbt$/u.test(skill)

const cvTitles = ({ cv }: LetterAsk) =>
  cv.work.flatMap(({ roles }) => roles.map(({ title }) => title)).join('\n')
