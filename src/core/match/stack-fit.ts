/**
 * How what a person has worked with fits what a job is built on. A job has up to two sides, the frontend and what is
 * behind it; on each, any one of its stacks is enough, and each of two sides decides half. A missing one is a single
 * obstacle: it makes a good match a fair one and never a poor one, so it only takes points above FAIR_FROM.
 */
import { stackOf } from '#core/skill/stack.ts'
import type { StackSide } from '#core/skill/stack-table.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import { FAIR_FROM } from './match.ts'
import type { SkillDemand } from './match-demands.ts'
import type { StackValues } from './person-stack.ts'

/**
 * What is left of the points above FAIR_FROM, in thousandths, by eighths of nearness: 6 takes weeks to learn, which costs
 * nothing. With another stack, 100 becomes 67.
 */
const LEFT_BY_NEARNESS = [350, 350, 350, 450, 600, 750, 1000, 1000, 1000]

/** For each side, the best of what is known, 0 to 8; NO_STACK if the job has none there. */
export type SideValues = Record<StackSide, number>

export const NO_STACK = -1

/** A score after what is `left` of its points above FAIR_FROM, both in thousandths of points. */
export function keepAboveFair(sum: number, left: number): number {
  const fair = FAIR_FROM * 1000
  return sum <= fair ? sum : fair + Math.floor(((sum - fair) * left) / 1000)
}

/** What is left of the points above FAIR_FROM, in thousandths. */
export function stackLeft(values: SideValues): number {
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

/** `stack`: the values of all stacks; null if nothing is known of the person's. */
export function sideValues(
  stack: ReadonlyMap<string, number> | null,
  demands: readonly SkillDemand[],
): SideValues {
  const values: SideValues = { front: NO_STACK, back: NO_STACK, both: NO_STACK }
  if (stack === null) return values
  for (const { skill, isMain } of demands) {
    const main = isMain ? stackOf(skill) : null
    if (main) values[main.side] = Math.max(values[main.side], stack.get(main.name) ?? 0)
  }
  return values
}

/** `asked`: skills that the job is built on and that cost something. `yours`: the person's main stacks. */
export type StackGap = { asked: string[]; yours: string[] }

type Stacks = {
  person: { stack: StackValues | null; skills: readonly unknown[] }
  stack: ReadonlyMap<string, number> | null
}

/** Null if it costs nothing. */
export function stackGap(
  { person, stack }: Stacks,
  demands: readonly SkillDemand[],
): StackGap | null {
  const known = person.stack
  const values = sideValues(stack, demands)
  if (known === null || person.skills.length === 0 || stackLeft(values) === 1000) return null
  const isMissing = ({ side }: { side: StackSide }) => leftBy(valueOn(side, values)) < 1000
  const asked = demands.flatMap(({ skill, isMain }) => {
    const main = isMain ? stackOf(skill) : null
    return main && isMissing(main) ? [skill] : []
  })
  const yours = Object.keys(known).filter((name) => known[name] === 8)
  return { asked, yours }
}

/** After "The job is", and alone in a line of a match. */
export const stackPhrase = ({ asked, yours }: StackGap): string =>
  `built on ${listInEnglish(asked, { joiner: 'or', atMost: 3 })}; you’ve mainly worked with ${listInEnglish(yours, { atMost: 3 })}`
