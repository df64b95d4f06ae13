/**
 * Which of the languages and tools that the listing names the person works with, and since when or where: "I have worked
 * with Java and Spring Boot since 2020." Leaves out what the letter has said already.
 */
import type { CvEmployment, CvRole } from '#core/cv/cv.ts'
import { findSkills } from '#core/skill/skill.ts'
import { claimedSkills, isBasicEntry } from '#core/skill/skills-of-entry.ts'
import { hasName } from '#core/text/has-name.ts'
import { type LetterAsk, roleQuote } from './letter-ask.ts'
import { openingSentences } from './letter-opening.ts'
import { phrasesOf } from './letter-phrases.ts'
import { fill, namesJoined } from './letter-picker.ts'
import { newestRole } from './letter-plan.ts'
import type { Draft } from './letter-proof-sentence.ts'
import { isTool, NOT_NAMED } from './skills-sentence.ts'
import { spelledSkill } from './spelled-skill.ts'

const MOST_SKILLS = { short: 3, medium: 4, long: 5 } as const

type Held = { employment: CvEmployment; role: CvRole; skills: ReadonlyMap<string, string> }
type Use = { skill: string; isSince: boolean; held: readonly Held[] }

/** A tool that the letter may name, with the CV parts that show it. */
export type UsedTool = { skill: string; sources: string[] }

/** `said`: the letter so far. `since`: a sentence on tools of several jobs up to today; `also`: others. */
export function usedSkills(ask: LetterAsk, said: string): { since: Draft[]; also: UsedTool[] } {
  const { cv, length } = ask
  const roles = cv.work.flatMap((employment) =>
    employment.roles.map((role) => ({ employment, role, skills: skillsOf(role) })),
  )
  const uses = askedSkills(ask, said)
    .flatMap((skill) => useOf(skill, roles) ?? [])
    .slice(0, MOST_SKILLS[length])
  // Who leads people is not sought for the years with a tool.
  const [first] = isManager(ask) ? [] : uses.filter(({ isSince }) => isSince)
  const since = uses.filter((it) => it.isSince && lastRole(it) === lastRole(first))
  return {
    since: first === undefined ? [] : [sinceDraft(ask, since)],
    also: uses
      .filter((it) => !since.includes(it))
      .map((it) => ({ skill: it.skill, sources: sourcesOf([it]) })),
  }
}

/** Someone who leads people or a product, and is not chosen for tools. */
export const isManager = ({ role }: Pick<LetterAsk, 'role'>): boolean =>
  /\bmanager\b|\bhead of\b|\bdirector\b/i.test(role ?? '')

const MOST_TOOLS = 2

/** Tools that the listing asks for and the person works with in the job they have, with the listing's words. */
export function newestTools(ask: LetterAsk): { name: string; sources: string[]; quote: string }[] {
  const newest = newestRole(ask.cv)
  if (newest === null || newest.role.end !== 'present') return []
  const { role, sources } = newest
  const skills = skillsOf(role)
  const basics = new Set(
    ask.cv.skills.flatMap(({ name, level, keywords }) =>
      [name ?? '', ...keywords].filter((it) => isBasicEntry(it, level)).flatMap(findSkills),
    ),
  )
  const isIn = (skill: string, text: string) => hasName(text.toLowerCase(), skill.toLowerCase())
  return ask.plan.shown
    .filter(({ skill, requirement: { quote, need } }) => {
      const isTitle = isIn(skill, `${ask.role ?? ''}\n${role.title}`)
      return (
        need === 'must' &&
        skills.has(skill) &&
        !basics.has(skill) &&
        isTool(skill) &&
        !NOT_NAMED.has(skill) &&
        !isTitle &&
        isIn(skill, quote)
      )
    })
    .slice(0, MOST_TOOLS)
    .map(({ skill, requirement: { quote } }) => ({
      name: spelledSkill(skill, ask),
      sources: [skills.get(skill) ?? role.id, ...sources],
      quote,
    }))
}

/** One works for them, and not with them. */
const PLATFORMS = /^(?:Android|iOS|macOS|Windows|Linux)$/

/** Fewer are no stack, and more are a list. */
const SHARED = { fewest: 2, most: 4 }

/** Tools of the job they have that the listing names; English only. `said`: the letter so far, which names that job. */
export function sharedToolsDrafts(ask: LetterAsk, said: string): Draft[] {
  const newest = newestRole(ask.cv)
  const { shared } = phrasesOf(ask.language).used
  // One reason is enough.
  if (ask.purpose !== null) return []
  if (shared === null || newest?.role.end !== 'present' || isManager(ask)) return []
  const skills = skillsOf(newest.role)
  const tools = askedSkills(ask, said)
    .filter((skill) => skills.has(skill) && !PLATFORMS.test(skill))
    .slice(0, SHARED.most)
  if (tools.length < SHARED.fewest || ask.length === 'short') return []
  const names = {
    skills: namesJoined(
      tools.map((skill) => spelledSkill(skill, ask)),
      phrasesOf(ask.language).and,
    ),
    both: tools.length === 2 ? 'both' : 'all',
  }
  return [
    {
      text: fill(ask.picker.pick(shared), names),
      about: 'person',
      sources: [
        ...new Set([
          ...tools.map((skill) => skills.get(skill) ?? newest.role.id),
          ...newest.sources,
        ]),
      ],
      quote: listingLine(ask, tools),
    },
  ]
}

/** Whether a sentence is that one. */
export const sharesTools = (draft: Draft | undefined): boolean =>
  draft !== undefined && /\byou name\b/i.test(draft.text) && / there\b/.test(draft.text)

/** The sentence of the listing that names most of the tools. */
function listingLine(ask: LetterAsk, tools: readonly string[]): string {
  const count = (text: string) =>
    tools.filter((tool) => hasName(text.toLowerCase(), tool.toLowerCase())).length
  const [best] = openingSentences(ask.opening).toSorted((a, b) => count(b.text) - count(a.text))
  return best === undefined || count(best.text) === 0 ? roleQuote(ask) : best.text
}

const lastRole = (use: Use | undefined) => use?.held.at(-1)?.role

function sinceDraft(ask: LetterAsk, uses: readonly Use[]): Draft {
  const { used, and } = phrasesOf(ask.language)
  const names = {
    skills: namesJoined(
      uses.map(({ skill }) => spelledSkill(skill, ask)),
      and,
    ),
    year: lastRole(uses[0])?.start?.slice(0, 4),
  }
  return {
    text: fill(ask.picker.pick(used.since), names),
    about: 'person',
    sources: sourcesOf(uses),
    quote: roleQuote(ask),
  }
}

/** The lines that name the tools, and the jobs they belong to. */
const sourcesOf = (uses: readonly Use[]): string[] => [
  ...new Set(
    uses.flatMap(({ skill, held }) =>
      held.flatMap(({ role, employment, skills }) => [
        skills.get(skill) ?? role.id,
        role.id,
        employment.id,
      ]),
    ),
  ),
]

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
  let end = first + 1
  while (end < roles.length && roles[end]?.skills.has(skill) === true) end += 1
  const held = roles.slice(first, end)
  const isSince =
    newest.role.end === 'present' && held.length > 1 && held.at(-1)?.role.start != null
  return { skill, isSince, held: isSince ? held : [newest] }
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
