/** What a listing asks of a person, one requirement at a time, each with the listing's own words. */
import type { ExperienceLevel, YearsAsked } from '#core/job/job.ts'

/** 'nice' only where the text says so; what is merely named is 'must'. */
export type Need = 'must' | 'nice'

export const DEGREES = ['school', 'bachelor', 'master', 'doctor'] as const
export type Degree = (typeof DEGREES)[number]

/** As CEFR and adverts grade it, from the least to the most. */
export const FLUENCIES = ['basic', 'working', 'fluent', 'native'] as const
export type Fluency = (typeof FLUENCIES)[number]

export type Demand =
  /** Canonical names; one of them is enough ("Java or Kotlin"). */
  | { kind: 'skill'; anyOf: string[] }
  /** `of`: the skill or the kind of work the years are in; null for experience as such. */
  | { kind: 'years'; years: YearsAsked; of: string | null }
  | { kind: 'level'; level: ExperienceLevel }
  | { kind: 'degree'; degree: Degree; field: string | null; orEquivalent: boolean }
  /** ISO 639-1. */
  | { kind: 'language'; language: string; fluency: Fluency | null }
  /** Where one must be or may be; ISO 3166-1 alpha-2 countries, empty when the city alone is known. */
  | { kind: 'place'; text: string; countries: string[]; isOnSite: boolean }
  /** May work there already, or a sponsor is offered. */
  | { kind: 'permission'; countries: string[]; isSponsored: boolean | null }
  /** A sentence that rules cannot judge ("You are a team player"). */
  | { kind: 'other' }

export type Requirement = {
  /** "q1", "q2"… in the order of the listing. */
  id: string
  need: Need
  /** The sentence or list item it stands in, as written. */
  quote: string
} & Demand
