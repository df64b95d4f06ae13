/**
 * How much one skill says about another, in eighths: 8 is the same, 7 is implied (Django implies Python), 3 to 6 is
 * related (PostgreSQL when MySQL is requested), 0 is nothing.
 */
import { IMPLIED, NEAR_SKILLS } from './skill-relation-table.ts'

/** From this value on, one skill implies the other. */
export const IMPLIED_FROM = 7

const RELATIONS = readRelations()

/** The other skills that `skill` says something about, and how much. */
export function relatedSkills(skill: string): ReadonlyMap<string, number> {
  return RELATIONS.get(skill) ?? NONE
}

const NONE: ReadonlyMap<string, number> = new Map()

function readRelations() {
  const table = new Map<string, Map<string, number>>()
  const add = (from: string, to: string, value: number) => {
    if (from === to) return
    const row = table.get(from) ?? new Map<string, number>()
    table.set(from, row)
    row.set(to, Math.max(value, row.get(to) ?? 0))
  }
  for (const line of NEAR_SKILLS.trim().split('\n')) {
    const [, value = '', names = ''] = /^\s*(\d) (.*)$/.exec(line) ?? []
    const skills = names.split(', ')
    for (const one of skills) for (const other of skills) add(one, other, Number(value))
  }
  for (const line of IMPLIED.trim().split('\n')) {
    const [from = '', names = ''] = line.trim().split(' > ')
    for (const to of names.split(', ')) add(from, to, IMPLIED_FROM)
  }
  return table
}
