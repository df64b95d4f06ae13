/**
 * What trends are about: the share of new jobs that are remote, that state pay, that are of a role, ask for a skill, or
 * are in a country. Data only.
 */
export const TREND_KINDS = ['remote', 'pay', 'role', 'skill', 'country'] as const

export type TrendKind = (typeof TREND_KINDS)[number]

/** Kinds that have a share for each of their names; the others have one. */
export const NAMED_KINDS = ['role', 'skill', 'country'] as const

export type NamedKind = (typeof NAMED_KINDS)[number]
