/** What a listing asks of a candidate, one requirement at a time, each with its quote. */
import type { TitleLevel } from '#core/title/title-level.ts'
import type { YearsAsked } from './years-asked.ts'

/** 'nice' only if the text says so; a plain mention is 'must'. */
export type Need = 'must' | 'nice'

export const DEGREES = ['school', 'bachelor', 'master', 'doctor'] as const
export type Degree = (typeof DEGREES)[number]

/** As in CEFR and job ads, lowest first. */
export const FLUENCIES = ['basic', 'working', 'fluent', 'native'] as const
export type Fluency = (typeof FLUENCIES)[number]

export type Demand =
  /** Canonical names; any one of them is enough ("Java or Kotlin"). */
  | { kind: 'skill'; anyOf: string[] }
  /** `of`: the skill or kind of work the years are in; null for experience in general. */
  | { kind: 'years'; years: YearsAsked; of: string | null }
  | { kind: 'level'; level: TitleLevel }
  | { kind: 'degree'; degree: Degree; field: string | null; orEquivalent: boolean }
  /** ISO 639-1. */
  | { kind: 'language'; language: string; fluency: Fluency | null }
  /** Where the candidate must or may be. Countries as ISO 3166-1 alpha-2; empty if only the city is known. */
  | { kind: 'place'; text: string; countries: string[]; isOnSite: boolean }
  /** A work permit is required, or sponsorship is offered or refused. */
  | { kind: 'permission'; countries: string[]; isSponsored: boolean | null }
  /** A sentence that rules cannot judge ("You are a team player"). */
  | { kind: 'other' }

export type Requirement = {
  /** "q1", "q2"… in the listing's order. */
  id: string
  need: Need
  /** The sentence or list item it comes from, as written. */
  quote: string
} & Demand
