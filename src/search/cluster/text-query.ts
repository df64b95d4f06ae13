/**
 * A plan as a query. Without scores it only says which jobs match. With scores, a job's score is the same whole number
 * that our own engine computes: the code of a term is its frequency, and scripts turn codes into scores in the same steps.
 */
import { LONG_CODE } from '#search/postings/relevance.ts'
import type { Alternative, Clause, Plan } from '#search/query/plan.ts'
import { pairTerm } from '#search/segments/tables.ts'
import { allOf, anyOf, MATCH_ALL, MATCH_NONE, noneOf, type Query, term } from './query-language.ts'

/** The jobs that match. */
export function matchingQuery({ clauses, without }: Plan): Query {
  const needed = clauses.filter(({ isNeeded }) => isNeeded)
  const unwanted = without.map((words) => hasTerms(termsOf(words), false))
  return allOf([
    ...needed.map(({ alternatives }) =>
      anyOf(alternatives.map(({ words, onlyShort }) => hasTerms(termsOf(words), onlyShort))),
    ),
    ...(unwanted.length > 0 ? [noneOf(unwanted)] : []),
  ])
}

/** The same jobs with their scores. */
export function scoringQuery({ clauses, without }: Plan): Query {
  const scored = (clause: Clause) =>
    bestOf(clause.alternatives.map((each) => scoreOf(each, clause)))
  const needed = clauses.filter(({ isNeeded }) => isNeeded)
  const others = clauses.filter(
    ({ isNeeded, alternatives }) => !isNeeded && alternatives.length > 0,
  )
  return {
    bool: {
      must:
        needed.length > 0
          ? needed.map(scored)
          : [{ constant_score: { filter: MATCH_ALL, boost: 0 } }],
      should: others.map(scored),
      must_not: without.map((words) => hasTerms(termsOf(words), false)),
    },
  }
}

/** The terms of adjacent words: the word itself, or each pair. */
export const termsOf = (words: readonly string[]): string[] =>
  words.length === 1
    ? [words[0] as string]
    : words.slice(1).map((word, at) => pairTerm(words[at] as string, word))

const hasTerm = (text: string, onlyShort: boolean): Query =>
  onlyShort ? term('short', text) : anyOf([term('short', text), term('long', text)])

const hasTerms = (texts: readonly string[], onlyShort: boolean): Query =>
  texts.length === 0 ? MATCH_NONE : allOf(texts.map((text) => hasTerm(text, onlyShort)))

/** A job that meets a part in several ways counts the best. */
function bestOf(queries: Query[]): Query {
  if (queries.length === 0) return MATCH_NONE
  return queries.length === 1 ? (queries[0] as Query) : { dis_max: { queries } }
}

function scoreOf({ words, weight, onlyShort }: Alternative, { rarity }: Clause): Query {
  const texts = termsOf(words)
  const [first] = texts
  if (first === undefined) return MATCH_NONE
  const toScore = (query: Query): Query => ({
    script_score: { query, script: { source: SCORE, params: { weight: weight * rarity } } },
  })
  if (texts.length > 1) return toScore(texts.map((text) => codeOf(text, onlyShort)).reduce(weakest))
  const inShort = toScore(term('short', first))
  return onlyShort ? inShort : bestOf([inShort, toScore(longCode(first))])
}

const longCode = (text: string): Query => ({
  constant_score: { filter: term('long', text), boost: LONG_CODE },
})

const codeOf = (text: string, onlyShort: boolean): Query =>
  onlyShort ? term('short', text) : bestOf([term('short', text), longCode(text)])

/** `scoresOfCodes`, in the same order of operations. */
const SCORE = 'Math.max(1, Math.round((1000 * (double) params.weight * _score) / 255))'

/** Jobs with both, scored by the lower of the two codes: one is multiplied, so that a sum of both can be parted again. */
const weakest = (one: Query, other: Query): Query => ({
  script_score: {
    query: {
      bool: { must: [one, { script_score: { query: other, script: { source: '_score * 256' } } }] },
    },
    script: { source: 'Math.min(_score % 256, Math.floor(_score / 256))' },
  },
})
