/**
 * Which of the languages and tools that the listing names the person works with, and since when or where: "I have worked
 * with Java and Spring Boot since 2020." Leaves out what the letter has said already.
 */
import type { CvEmployment, CvRole } from '#core/cv/cv.ts'
import { findSkills } from '#core/skill/skill.ts'
import { claimedSkills, isBasicEntry } from '#core/skill/skills-of-entry.ts'
import { hasName } from '#core/text/has-name.ts'
import { type LetterAsk, roleQuote } from './letter-ask.ts'
import { isSelfEmployed } from './letter-names.ts'
import { openingSentences } from './letter-opening.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, namesJoined } from './letter-picker.ts'
import { type Draft, placeName } from './letter-proof-sentence.ts'
import { isTool, NOT_NAMED } from './skills-sentence.ts'
import { spelledSkill } from './spelled-skill.ts'

const MOST_SKILLS = { short: 3, medium: 4, long: 5 } as const
const MOST_SENTENCES = { short: 1, medium: 2, long: 2 } as const

type Held = { employment: CvEmployment; role: CvRole; skills: ReadonlyMap<string, string> }
type Use = { skill: string; when: 'since' | 'now' | 'before'; held: readonly Held[] }

/** `said`: the letter so far; `last`: the employer that its last fact is about. */
export function usedSkillsDrafts(ask: LetterAsk, said: string, last: string): Draft[] {
  const { cv, length, language, picker } = ask
  const roles = cv.work.flatMap((employment) =>
    employment.roles.map((role) => ({ employment, role, skills: skillsOf(role) })),
  )
  const uses = askedSkills(ask, said)
    .flatMap((skill) => useOf(skill, roles) ?? [])
    .slice(0, MOST_SKILLS[length])
  const groups = Map.groupBy(
    uses,
    ({ when, held }) => `${when} ${held.map(({ role }) => role.id).join(' ')}`,
  )
  const { used, and } = phrasesOf(language)
  return [...groups.values()].slice(0, MOST_SENTENCES[length]).map((group): Draft => {
    const { when, held } = group[0] as Use
    const [newest] = held as [Held]
    const names = {
      skills: namesJoined(
        group.map(({ skill }) => spelledSkill(skill, ask)),
        and,
      ),
      place: placeName(newest.employment.company, language),
      year: held.at(-1)?.role.start?.slice(0, 4),
      them: group.length === 1 ? 'it' : 'them',
    }
    const isThere = when !== 'since' && newest.employment.company === last
    const areAsked = group.every(({ skill }) =>
      ask.plan.shown.some(
        (it) =>
          it.skill === skill && hasName(it.requirement.quote.toLowerCase(), skill.toLowerCase()),
      ),
    )
    const table = isThere ? used.there[when] : (areAsked ? used.asked : used)[when]
    const text = fill(picker.pick(table), names)
    const isAlso = language === 'en' && !isThere && said.includes('I work with') && when === 'now'
    const isFirst = !/\b(?:ask|looking|calls) for\b|\bneed\b/.test(said)
    const first = isFirst ? text.replace(/^You also ask/, 'You ask') : text
    return {
      text: isAlso ? first.replace('I work with', 'I also work with') : first,
      about: 'person',
      sources: [
        ...new Set([
          ...held.flatMap(({ skills }) => group.map(({ skill }) => skills.get(skill) ?? '')),
          ...held.flatMap(({ role, employment }) => [role.id, employment.id]),
        ]),
      ].filter((id) => id !== ''),
      quote: roleQuote(ask),
    }
  })
}

/** Those of the title first, then required ones, then others that the text names, in its order. */
function askedSkills(ask: LetterAsk, said: string): string[] {
  const low = said.toLowerCase()
  const text = openingSentences(ask.opening)
    .map((it) => it.text)
    .join('\n')
  const required = ask.plan.shown
    .filter(({ skill, requirement }) =>
      hasName(requirement.quote.toLowerCase(), skill.toLowerCase()),
    )
    .toSorted(
      (a, b) => Number(b.requirement.need === 'must') - Number(a.requirement.need === 'must'),
    )
    .map(({ skill }) => skill)
  const basic = new Set(
    ask.cv.skills
      .flatMap(({ name, level, keywords }) =>
        [name ?? '', ...keywords].filter((it) => isBasicEntry(it, level)),
      )
      .flatMap((it) => findSkills(it)),
  )
  // By another name, "EKS" for "Amazon EKS".
  const known = new Set(findSkills(said))
  const jvm = /\bJVM\b/.test(text) ? ['Java'] : []
  return [
    ...new Set([...jvm, ...findSkills(ask.opening.title), ...required, ...findSkills(text)]),
  ].filter(
    (skill) =>
      isTool(skill) &&
      !NOT_NAMED.has(skill) &&
      !basic.has(skill) &&
      !known.has(skill) &&
      !hasName(low, skill.toLowerCase()),
  )
}

/** The roles that show it: the present one and those just before it, or the last one that did. */
function useOf(skill: string, roles: readonly Held[]): Use | null {
  const first = roles.findIndex(({ skills }) => skills.has(skill))
  const newest = roles[first]
  if (newest === undefined) return null
  const { company } = newest.employment
  if (newest.role.end !== 'present') {
    return company === '' || isSelfEmployed(company)
      ? null
      : { skill, when: 'before', held: [newest] }
  }
  let end = first + 1
  while (end < roles.length && roles[end]?.skills.has(skill) === true) end += 1
  const held = roles.slice(first, end)
  if (held.length > 1 && held.at(-1)?.role.start != null) return { skill, when: 'since', held }
  return company === '' || isSelfEmployed(company) ? null : { skill, when: 'now', held: [newest] }
}

/** Skills that the title and lines of a role name, with the part that does. */
function skillsOf({ id, title, summary, highlights }: CvRole): ReadonlyMap<string, string> {
  const parts = [...highlights, { id, text: `${title}\n${summary ?? ''}` }]
  return new Map(
    parts
      .flatMap((part) =>
        claimedSkills(part.text)
          .filter((skill) => hasName(part.text.toLowerCase(), skill.toLowerCase()))
          .map((skill) => [skill, part.id] as const),
      )
      .toReversed(),
  )
}
