/**
 * One open job as the engine takes it: plain values that can be sent to another process. Instants are milliseconds
 * since 1970, pay is US dollars a year, unknown is null. The host turns rows into documents; the engine knows neither
 * rows nor sources, and stores no HTML.
 */

import type { EligibilityFacts } from '#core/eligibility/eligibility.ts'
import type {
  Category,
  ExperienceLevel,
  JobId,
  JobType,
  Sector,
  WorkSetting,
  WorkType,
} from '#core/job/job.ts'
import type { MatchDemands } from '#core/match/match-demands.ts'
import type { Place, RemoteScope } from '#core/place/place.ts'
import type { Support } from '#core/search/query.ts'

export type JobDocument = {
  id: JobId
  title: string
  company: string
  companySlug: string
  /** As written; null if the listing names no place. */
  locationText: string | null
  /** Names that people group jobs by: "Berlin", "London". Never "Remote". */
  places: string[]
  /** Other names by which the same places can be searched: "Bavaria", "Germany". */
  placeNames: string[]
  /** The places themselves, and the ids of the areas it names (core/place/areas.ts). */
  at: Place[]
  areas: string[]
  remote: RemoteScope
  /** Who may do it from where; null until a rule has read it. */
  eligibility: EligibilityFacts | null
  /** The least years of experience, the spoken languages (ISO 639-1) it asks for, and what the employer offers. */
  years: number | null
  languages: string[]
  support: Support[]
  workSetting: WorkSetting | null
  jobType: JobType | null
  level: ExperienceLevel | null
  workType: WorkType | null
  sector: Sector | null
  category: Category | null
  /** Canonical skill names. */
  tags: string[]
  /** The comparable pay. If one end is missing, the other is used for both. */
  yearlyUsd: { min: number | null; max: number | null } | null
  /** The currency in which that pay is stated, ISO 4217; null without pay. */
  payCurrency: string | null
  descriptionText: string | null
  postedAt: number | null
  firstSeenAt: number
  /** The day (see utc-day.ts) on which it was last found still listed. */
  seenDay: number
  /** Whether it was ever posted again under another id. */
  isReposted: boolean
  /** Whether it is shown as the employer's own system states it. */
  isFromEmployer: boolean
  views: number
  applications: number
  /** What it asks of a person; null until a rule has read it. */
  demands: MatchDemands | null
}

/** When the job was published, as far as we know. Used for sorting and for filters such as "last 24 hours". */
export const publishedAt = (job: JobDocument) => job.postedAt ?? job.firstSeenAt
