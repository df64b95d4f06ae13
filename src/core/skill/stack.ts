/** Which main stack a skill belongs to, and how near two stacks are. See the table for what a stack is. */
import type { RoleFamily } from '#core/title/role-kind-table.ts'
import { NEAR_STACKS, STACKS, type StackSide } from './stack-table.ts'

export type Stack = {
  name: string
  side: StackSide
  families: readonly RoleFamily[]
  skills: readonly string[]
}

const STACK_LIST = readStacks()
const BY_SKILL: ReadonlyMap<string, Stack> = new Map(
  STACK_LIST.flatMap((stack) => stack.skills.map((skill) => [skill, stack] as const)),
)
const NEAR = readNear()

/** The stack that this skill (a canonical name) belongs to; null for a tool, a database, a craft. */
export const stackOf = (skill: string): Stack | null => BY_SKILL.get(skill) ?? null

/** How much work with the stack `from` says about work with `to`, in eighths. */
export const stackNearness = (from: string, to: string): number =>
  from === to ? 8 : (NEAR.get(`${from} > ${to}`) ?? 0)

export const STACK_NAMES: readonly string[] = STACK_LIST.map(({ name }) => name)

function readStacks(): Stack[] {
  return STACKS.trim()
    .split('\n')
    .map((line) => {
      const [name = '', place = '', skills = ''] = line.trim().split(': ')
      const [side, families = ''] = place.split(', ')
      return {
        name,
        side: side as StackSide,
        families: families.split(' ') as RoleFamily[],
        skills: skills.split(', '),
      }
    })
}

function readNear() {
  const table = new Map<string, number>()
  for (const line of NEAR_STACKS.trim().split('\n')) {
    const [pairs = ''] = line.trim().split(': ')
    const [from = '', others = ''] = pairs.slice(2).split(' > ')
    for (const to of others.split(', ')) table.set(`${from} > ${to}`, Number(pairs[0]))
  }
  return table
}
