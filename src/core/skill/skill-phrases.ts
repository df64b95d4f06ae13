/** Skill names of several words, which the search also finds in descriptions. */
import { SKILL_TABLE } from './skill-table.ts'

/** "Machine Learning", "spring boot": every name and alias with more than one word. */
export const SKILL_PHRASES: readonly string[] = Object.values(SKILL_TABLE)
  .flatMap((table) => table.split(/[\n=,]/))
  .map((name) => name.trim())
  .filter((name) => /\s/.test(name))
