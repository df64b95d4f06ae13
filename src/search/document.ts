/**
 * One open job as the engine takes it in: plain values that could be sent to another process.
 * Instants are milliseconds since 1970, pay is US dollars a year, unknown is null.
 * The host turns rows into documents; the engine knows neither rows nor sources, and keeps no HTML.
 */
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
import type { RemoteScope } from '#core/place/place.ts'

export type JobDocument = {
  id: JobId
  title: string
  company: string
  companySlug: string
  /** As written; null when the listing named no place. */
  locationText: string | null
  /** Names that people group jobs by: "Berlin", "London". Never "Remote". */
  places: string[]
  /** Other names the same places may be asked by: "Bavaria", "Germany". */
  placeNames: string[]
  remote: RemoteScope
  workSetting: WorkSetting | null
  jobType: JobType | null
  level: ExperienceLevel | null
  workType: WorkType | null
  sector: Sector | null
  category: Category | null
  /** Canonical skill names. */
  tags: string[]
  /** The pay made comparable. Where one end is missing, the other stands for both. */
  yearlyUsd: { min: number | null; max: number | null } | null
  descriptionText: string | null
  postedAt: number | null
  firstSeenAt: number
  /** The day (see utc-day.ts) on which it was last found still listed. */
  seenDay: number
  /** Whether it was ever posted again under another id. */
  isReposted: boolean
  /** Whether it is shown as the employer's own system says it. */
  isFromEmployer: boolean
  views: number
  applications: number
  /** What it asks of a person; null while no rule has read it. */
  demands: MatchDemands | null
}

/** When the job came out, as far as we know: sorting and "last 24 hours" go by this. */
export const publishedAt = (job: JobDocument) => job.postedAt ?? job.firstSeenAt
