/** Skills of several words as people write them: phrases that a search finds in descriptions, too. */
import { SKILL_TABLE } from './skill-table.ts'

/** "Machine Learning", "spring boot", and so on: every name of every skill that has more than one word. */
export const SKILL_PHRASES: readonly string[] = Object.values(SKILL_TABLE)
  .flatMap((table) => table.split(/[\n=,]/))
  .map((name) => name.trim())
  .filter((name) => /\s/.test(name))
