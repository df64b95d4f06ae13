/**
 * The main stacks that somebody has worked with, in eighths: 8 for those of most of their recent time, and for those of
 * their headline; less for a stack of a few months, of projects, or of the skills list alone. A skill that is only
 * stated in a profile is not work, so it never counts here. Null if nothing shows what they have worked with.
 */
import type { Cv } from '#core/cv/cv.ts'
import { monthOf, spanOf } from '#core/cv/month-span.ts'
import { textOfRole } from '#core/cv/role-text.ts'
import type { ProfileContent } from '#core/profile/profile.ts'
import { relatedSkills } from '#core/skill/skill-relation.ts'
import { claimedSkills, skillsOfEntry } from '#core/skill/skills-of-entry.ts'
import { STACK_NAMES, stackNearness, stackOf } from '#core/skill/stack.ts'
import { mentionedInPassing } from './passing-skills.ts'

/** By the name of the stack, 1 to 8. */
export type StackValues = Readonly<Record<string, number>>

const MAIN = 8
/** Worked with for less than a quarter of the time of the stack worked with most. */
const MINOR = 5
const MINOR_SHARE = 1 / 4
const PROJECT = 4
const LISTED = 3

/** Time counts half after so many months, and a quarter after twice as many. */
const FADES_MONTHS = 5 * 12
/** A role without dates. */
const USUAL_MONTHS = 24

export function stackOfPerson(
  cv: Cv | null,
  profile: ProfileContent | null,
  today: string,
): StackValues | null {
  const found = new Map<string, number>()
  const passing = cv === null ? NONE : mentionedInPassing(cv)
  const raise = (stacks: Iterable<string>, value: number) => {
    for (const stack of stacks) found.set(stack, Math.max(value, found.get(stack) ?? 0))
  }
  const worked = timeByStack(cv, profile, today, passing)
  const most = Math.max(0, ...worked.values())
  for (const [stack, time] of worked) raise([stack], time >= most * MINOR_SHARE ? MAIN : MINOR)
  raise(stacksIn(cv?.label ?? ''), MAIN)
  const isUnknown = found.size === 0
  if (cv !== null) {
    raise(stacksIn(cv.summary.map(({ text }) => text).join('\n')), isUnknown ? MAIN : MINOR)
    raise(stacksIn(projectsOf(cv)), isUnknown ? MAIN : PROJECT)
    raise(listedStacks(cv), isUnknown ? MAIN : LISTED)
    raise(toStacks([...passing]), LISTED)
  }
  return found.size === 0 ? null : Object.fromEntries(found)
}

const NONE: ReadonlySet<string> = new Set()

/** The value of every stack, including those that a known one is near to. */
export function stackValues(known: StackValues): ReadonlyMap<string, number> {
  return new Map(
    STACK_NAMES.map((to) => {
      const values = Object.entries(known).map(
        ([from, value]) => (value * stackNearness(from, to)) >> 3,
      )
      return [to, Math.max(0, ...values)]
    }),
  )
}

/** Of each skill worked with, and of those that it says something about. */
export function workedValues(skills: readonly string[]): ReadonlyMap<string, number> {
  const values = new Map<string, number>()
  for (const skill of skills) {
    values.set(skill, MAIN)
    for (const [other, near] of relatedSkills(skill)) {
      values.set(other, Math.max(near, values.get(other) ?? 0))
    }
  }
  return values
}

/** Months worked with each stack, the recent ones counting most. */
function timeByStack(
  cv: Cv | null,
  profile: ProfileContent | null,
  today: string,
  passing: ReadonlySet<string>,
) {
  const times = new Map<string, number>()
  const add = (text: string, time: number) => {
    const skills = claimedSkills(text).filter((skill) => !passing.has(skill))
    for (const stack of toStacks(skills)) times.set(stack, (times.get(stack) ?? 0) + time)
  }
  const now = monthOf(today)
  for (const [at, role] of (cv?.work.flatMap(({ roles }) => roles) ?? []).entries()) {
    const span = spanOf(role, today)
    // Roles are newest first.
    const age = span === null ? at * USUAL_MONTHS : Math.max(0, now - span.end)
    const months = span === null ? USUAL_MONTHS : span.end - span.start
    add(textOfRole(role), faded(months, age))
  }
  for (const [at, { position, description }] of (profile?.experience ?? []).entries()) {
    add([position, ...description].join('\n'), faded(USUAL_MONTHS, at * USUAL_MONTHS))
  }
  return times
}

const faded = (months: number, age: number) =>
  months / 2 ** Math.min(2, Math.floor(age / FADES_MONTHS))

function stacksIn(text: string): ReadonlySet<string> {
  return toStacks(claimedSkills(text))
}

const toStacks = (skills: readonly string[]): ReadonlySet<string> =>
  new Set(skills.flatMap((skill) => stackOf(skill)?.name ?? []))

const projectsOf = ({ projects }: Cv): string =>
  projects
    .flatMap(({ name, description, keywords, highlights }) => [
      name,
      description ?? '',
      keywords.join('\n'),
      ...highlights.map(({ text }) => text),
    ])
    .join('\n')

const listedStacks = ({ skills }: Cv): ReadonlySet<string> =>
  toStacks(skills.flatMap(({ name, keywords }) => [name ?? '', ...keywords]).flatMap(skillsOfEntry))
