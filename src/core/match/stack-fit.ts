/**
 * How what a person has worked with fits what a job is built on. A job has up to two sides, the frontend and what is
 * behind it; on each, any one of its stacks is enough, and each of two sides decides half. A missing one is a single
 * obstacle: it makes a good match a fair one and never a poor one, so it only takes points above FAIR_FROM. So is what the
 * title names and is no such stack, "WebGPU Developer" or "Salesforce Consultant", if nothing in the work comes near.
 */
import { stackOf } from '#core/skill/stack.ts'
import type { StackSide } from '#core/skill/stack-table.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import { FAIR_FROM } from './match.ts'
import type { SkillDemand } from './match-demands.ts'
import type { PreparedPerson } from './match-formula.ts'
import type { StackValues } from './person-stack.ts'

/**
 * What is left of the points above FAIR_FROM, in thousandths, by eighths of nearness: 6 takes weeks to learn, which costs
 * nothing. With another stack, 100 becomes 67.
 */
const LEFT_BY_NEARNESS = [350, 350, 350, 450, 600, 750, 1000, 1000, 1000]

/** What a job's skill belongs to: a side of its stack, or its core. */
export type MainSide = StackSide | 'core'

/** For each side, the best of what is known, 0 to 8; NO_STACK if the job has none there. */
export type SideValues = Record<MainSide, number>

/** Up to this value, the work shows nothing that comes near. */
const FAR = 2

export const NO_STACK = -1

/** A score after what is `left` of its points above FAIR_FROM, both in thousandths of points. */
export function keepAboveFair(sum: number, left: number): number {
  const fair = FAIR_FROM * 1000
  return sum <= fair ? sum : fair + Math.floor(((sum - fair) * left) / 1000)
}

/** What is left of the points above FAIR_FROM, in thousandths. */
export function stackLeft(values: SideValues): number {
  return values.core === NO_STACK || values.core > FAR
    ? leftOfStacks(values)
    : Math.min(leftOfStacks(values), leftBy(0))
}

function leftOfStacks(values: SideValues): number {
  const { front, back, both } = values
  if (front === NO_STACK && back === NO_STACK) return leftBy(both)
  const ofFront = front === NO_STACK ? null : leftBy(valueOn('front', values))
  const ofBack = back === NO_STACK ? null : leftBy(valueOn('back', values))
  if (ofFront === null || ofBack === null) return ofFront ?? ofBack ?? 1000
  return (ofFront + ofBack) >> 1
}

/** "React, TypeScript and C#": the language of both sides is that of the frontend, as the other side has its own. */
function valueOn(side: StackSide, values: SideValues): number {
  const isOfFront = side === 'back' && values.front !== NO_STACK
  return isOfFront ? values.back : Math.max(values[side], values.both)
}

const leftBy = (value: number) => LEFT_BY_NEARNESS[value] ?? 1000

type Known = Pick<PreparedPerson, 'stack' | 'worked'>

/** Of a skill that a job is built on: its side, and the person's value of it; null if nothing is known of the person's. */
export function mainValue(
  { stack, worked }: Known,
  skill: string,
): { side: MainSide; value: number } | null {
  const main = stackOf(skill)
  if (main === null) return worked && { side: 'core', value: worked.get(skill) ?? 0 }
  return stack && { side: main.side, value: stack.get(main.name) ?? 0 }
}

export function sideValues(known: Known, demands: readonly SkillDemand[]): SideValues {
  const values: SideValues = { front: NO_STACK, back: NO_STACK, both: NO_STACK, core: NO_STACK }
  for (const { skill, isMain } of demands) {
    const main = isMain ? mainValue(known, skill) : null
    if (main) values[main.side] = Math.max(values[main.side], main.value)
  }
  return values
}

/** `asked`: skills that the job is built on and that cost something. `yours`: the person's main stacks. */
export type StackGap = { asked: string[]; yours: string[] }

type Stacks = Known & {
  person: { stack: StackValues | null; skills: readonly unknown[] }
}

/** Null if it costs nothing. */
export function stackGap(prepared: Stacks, demands: readonly SkillDemand[]): StackGap | null {
  const { person } = prepared
  const values = sideValues(prepared, demands)
  if (person.skills.length === 0 || stackLeft(values) === 1000) return null
  const isMissing = (side: MainSide) =>
    side === 'core' ? values.core <= FAR : leftBy(valueOn(side, values)) < 1000
  const asked = demands.flatMap(({ skill, isMain }) => {
    const main = isMain ? mainValue(prepared, skill) : null
    return main && isMissing(main.side) ? [skill] : []
  })
  const known = person.stack ?? {}
  return { asked, yours: Object.keys(known).filter((name) => known[name] === 8) }
}

/** After "The job is", and alone in a line of a match. */
export function stackPhrase({ asked, yours }: StackGap): string {
  const job = `built on ${listInEnglish(asked, { joiner: 'or', atMost: 3 })}`
  if (yours.length === 0) return `${job}, which your work doesn’t show`
  return `${job}; you’ve mainly worked with ${listInEnglish(yours, { atMost: 3 })}`
}
