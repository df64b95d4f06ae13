/**
 * The plan of a text that is searched as it is written: aliases and other spellings count, but no typo is corrected, no
 * word is completed, and no part is given up. It depends on the text alone, so it stays right as jobs come and go.
 */
import type { JobQuery } from '#core/search/query.ts'
import { type Aliases, type Knowledge, makePlan, type Plan } from './plan.ts'
import { isEmptySearch, parseSearchText } from './search-text.ts'

/** As if every word were in many jobs. What no job has is found by no job later on. */
const EVERYTHING: Knowledge = {
  jobs: 1_000_000,
  inShort: () => 1_000,
  anywhere: () => 1_000,
  isTag: () => true,
  isName: () => true,
  beginnings: () => ({ words: [], jobs: 0 }),
  similar: () => [],
}

/** Null if the text asks for nothing. */
export function literalPlan(text: JobQuery['text'], aliases: Aliases): Plan | null {
  const asked = text === null ? null : parseSearchText(text)
  if (!asked || isEmptySearch(asked)) return null
  return makePlan({ ...asked, isTyping: false }, EVERYTHING, aliases)
}
