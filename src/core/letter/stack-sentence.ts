/**
 * What a person worked with in a job, by the tools that its lines name: "At Vinted, I work with dbt, BigQuery and Airflow."
 * For jobs whose lines are notes and give no sentence of their own.
 */
import type { Cv, CvEmployment, CvRole } from '#core/cv/cv.ts'
import { claimedText } from '#core/skill/claimed-text.ts'
import { findSkills } from '#core/skill/skill.ts'
import { type LetterAsk, roleQuote } from './letter-ask.ts'
import { heldTitle, isSelfEmployed, withArticle } from './letter-names.ts'
import { type LetterPhrases, phrasesOf } from './letter-phrases.ts'
import { fill, fillable, namesJoined } from './letter-picker.ts'
import { newestRole } from './letter-plan.ts'
import { type Draft, placeName } from './letter-proof-sentence.ts'
import { isTool, NOT_NAMED } from './skills-sentence.ts'
import { spelledSkill } from './spelled-skill.ts'

/** One tool says too little, and more than four are a list. */
const FEWEST = 2
const MOST = 4

type Tool = { name: string; source: string }

/** Sentences on the newest jobs. `covered`: CV parts that facts are about; `named`: roles that the opening names. */
export function stackDrafts(
  ask: LetterAsk,
  {
    covered,
    named,
    opening,
    most,
  }: {
    covered: ReadonlySet<string>
    named: ReadonlySet<string | undefined>
    opening: string
    most: number
  },
): Draft[] {
  const found: Draft[] = []
  const said = new Set<string>()
  for (const { employment, role } of rolesOf(ask.cv)) {
    if (found.length >= most || covered.has(role.id)) break
    const tools = toolsOf(ask, role).filter(
      ({ name }) => !said.has(name) && !opening.includes(name),
    )
    if (employment.company === '' || isSelfEmployed(employment.company)) continue
    if (tools.length < FEWEST) continue
    for (const { name } of tools) said.add(name)
    const isNamed = named.has(role.id)
    const isSecond = found.length > 0 || (named.size > 0 && !isNamed)
    const sentence = draft(ask, { employment, role, tools }, isNamed, isSecond)
    const isAlso = isNamed && opening.includes('I work with')
    found.push(
      isAlso ? { ...sentence, text: sentence.text.replace('I work', 'I also work') } : sentence,
    )
  }
  return found
}

function draft(
  ask: LetterAsk,
  { employment, role, tools }: { employment: CvEmployment; role: CvRole; tools: readonly Tool[] },
  isNamed: boolean,
  isSecond: boolean,
): Draft {
  const { language, picker } = ask
  const { stack, and } = phrasesOf(language)
  const when = role.end === 'present' ? 'present' : 'past'
  const title = heldTitle(role.title, language)
  const names = {
    title,
    aTitle: title === null ? null : language === 'en' ? withArticle(title) : title,
    place: placeName(employment.company, language),
    skills: namesJoined(
      tools.map(({ name }) => name),
      and,
    ),
  }
  const table = tableOf(stack, when, { isNamed, isSecond })
  return {
    text: fill(picker.pick(fillable(table, names)), names),
    about: 'person',
    sources: [...new Set([...tools.map(({ source }) => source), role.id, employment.id])],
    quote: roleQuote(ask),
  }
}

/** Nothing is "before that" which goes on. */
function tableOf(
  { at, there, before }: LetterPhrases['stack'],
  when: 'present' | 'past',
  { isNamed, isSecond }: { isNamed: boolean; isSecond: boolean },
): readonly string[] {
  if (isSecond) return when === 'past' ? before : at[when]
  return isNamed ? there[when] : at[when]
}

/** The newest first. */
function rolesOf(cv: Cv) {
  const all = cv.work.flatMap((employment) =>
    employment.roles.map((role) => ({ employment, role })),
  )
  const newest = newestRole(cv)?.role.id
  return all.toSorted((a, b) => Number(b.role.id === newest) - Number(a.role.id === newest))
}

/** Tools that the lines of a role name: those that the listing asks for, then those that it mentions. */
function toolsOf(ask: LetterAsk, role: CvRole): Tool[] {
  const parts = [
    ...role.highlights,
    { id: role.id, text: [role.title, role.summary ?? ''].join('\n') },
  ]
  const asked = new Set(ask.plan.shown.map(({ skill }) => skill))
  const mentioned = new Set(findSkills(ask.job.description))
  const rank = (skill: string) => (asked.has(skill) ? 2 : mentioned.has(skill) ? 1 : 0)
  const found = new Map<string, string>()
  for (const { id, text } of parts) {
    for (const skill of findSkills(claimedText(text))) {
      const isWritten = text.toLowerCase().includes(skill.toLowerCase())
      if (isWritten && !found.has(skill) && isTool(skill) && !NOT_NAMED.has(skill))
        found.set(skill, id)
    }
  }
  return [...found]
    .toSorted(([a], [b]) => rank(b) - rank(a))
    .slice(0, MOST)
    .map(([skill, source]) => ({ name: spelledSkill(skill, ask), source }))
}
