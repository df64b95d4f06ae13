/** The few parts of OpenSearch's query language that searches are made of. */

export type Query = Record<string, unknown>

export const MATCH_ALL: Query = { match_all: {} }
export const MATCH_NONE: Query = { match_none: {} }

export const term = (field: string, value: unknown): Query => ({ term: { [field]: value } })

export const terms = (field: string, values: readonly unknown[]): Query =>
  values.length === 0 ? MATCH_NONE : { terms: { [field]: values } }

export const range = (
  field: string,
  limits: Partial<Record<'gte' | 'gt' | 'lte' | 'lt', number>>,
): Query => ({ range: { [field]: limits } })

/** All of these, without scores. */
export const allOf = (filter: readonly Query[]): Query =>
  filter.length === 0
    ? MATCH_ALL
    : filter.length === 1
      ? (filter[0] as Query)
      : { bool: { filter } }

/** One of these, without scores. */
export const anyOf = (should: readonly Query[]): Query =>
  should.length === 0
    ? MATCH_NONE
    : should.length === 1
      ? (should[0] as Query)
      : { bool: { should, minimum_should_match: 1 } }

export const noneOf = (must_not: readonly Query[]): Query => ({ bool: { must_not } })
