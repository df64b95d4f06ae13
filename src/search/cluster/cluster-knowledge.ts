/**
 * What a plan needs to know about the jobs' words, from the cluster. Plans are made by a plain function that cannot
 * wait, so it is called with what is known, what it lacked is asked for in one request, and it is called again.
 */
import type { Knowledge } from '#search/query/plan.ts'
import { tagTerm } from '#search/segments/tables.ts'
import type { ClusterDictionary } from './cluster-dictionary.ts'
import { type Query, term } from './query-language.ts'
import { termsOf } from './text-query.ts'

/** Numbers of jobs by field and term. */
export type Counts = Map<string, number>

export type CountedTerm = { key: string; query: Query }

/** Rounds of questions: each answer can bring up a few more. The last ones are answered from the dictionary. */
const MAX_ROUNDS = 6

type Options = {
  dictionary: ClusterDictionary
  /** Known counts; those asked for are added. */
  counts: Counts
  /** Adds the numbers of jobs of these, and of all jobs as ALL_JOBS. */
  count(terms: readonly CountedTerm[]): Promise<void>
}

export const ALL_JOBS = 'all'

export async function planWith<Plan>(
  { dictionary, counts, count }: Options,
  makePlan: (known: Knowledge) => Plan,
): Promise<Plan> {
  for (let round = 0; ; round++) {
    const missing = new Map<string, CountedTerm>()
    const plan = makePlan(knowledgeOf(dictionary, counts, missing))
    if (missing.size === 0 || round === MAX_ROUNDS) return plan
    await count([...missing.values()])
  }
}

function knowledgeOf(
  { knowledge, inShort, jobs }: ClusterDictionary,
  counts: Counts,
  missing: Map<string, CountedTerm>,
): Knowledge {
  const countOf = (field: 'short' | 'long', text: string, guess: number) => {
    const key = `${field} ${text}`
    const known = counts.get(key)
    if (known !== undefined) return known
    missing.set(key, { key, query: term(field, text) })
    return guess
  }
  // a job has a term in only one of the two
  const anywhere = (text: string) =>
    countOf('short', text, inShort(text)) + countOf('long', text, 0)
  const least = (words: readonly string[], of: (text: string) => number) =>
    words.length === 0 ? 0 : Math.min(...termsOf(words).map(of))
  return {
    jobs: counts.get(ALL_JOBS) ?? jobs,
    inShort: (words) => least(words, (text) => countOf('short', text, inShort(text))),
    anywhere: (words) => least(words, anywhere),
    isTag: (word) => countOf('short', tagTerm(word), 0) > 0,
    isName: knowledge.isName,
    beginnings: knowledge.beginnings,
    similar: knowledge.similar,
  }
}
