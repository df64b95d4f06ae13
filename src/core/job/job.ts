/**
 * A job: one normalized listing as we show it. The vocabularies below are closed, so that filters,
 * table columns and URLs can rely on them. Anything a listing doesn't state is null.
 */

import type { Credit } from '#core/boards/source-credit.ts'
import type { EligibilityReading } from '#core/eligibility/read-eligibility.ts'
import type { PayDetails } from '#core/pay/pay-details.ts'
import type { Salary } from '#core/pay/salary.ts'
import type { Location } from '#core/place/place.ts'
import type { YearsAsked } from '#core/requirement/years-asked.ts'

/** Numeric, as in every URL of the product. Branded so that no other number passes for an id. */
export type JobId = number & { readonly __brand: 'JobId' }

export const JOB_TYPES = ['full_time', 'part_time', 'contract', 'internship', 'freelance'] as const
export type JobType = (typeof JOB_TYPES)[number]

export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'lead'] as const
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number]

export const WORK_SETTINGS = ['remote', 'hybrid', 'onsite'] as const
export type WorkSetting = (typeof WORK_SETTINGS)[number]

export const WORK_TYPES = [
  'Software Development',
  'Marketing and Sales',
  'Business Development and Sales',
  'Human Resources',
  'General Business, Strategy/Planning, and Consulting',
  'Other',
] as const
export type WorkType = (typeof WORK_TYPES)[number]

export const SECTORS = [
  'Information Services and Technology',
  'Software Development',
  'Internet Marketplace Platforms',
  'Information and Internet',
] as const
export type Sector = (typeof SECTORS)[number]

export const CATEGORIES = [
  'Software Development',
  'Data Science',
  'Design',
  'Product Management',
  'Marketing',
  'Customer Support',
] as const
export type Category = (typeof CATEGORIES)[number]

/** The vocabularies of which a search may ask for several values, by the field of the query. */
export const VOCABULARIES = {
  workSettings: WORK_SETTINGS,
  jobTypes: JOB_TYPES,
  levels: EXPERIENCE_LEVELS,
  workTypes: WORK_TYPES,
  sectors: SECTORS,
} as const

/** What the rules read from a listing. The same listing always gives the same facts. */
export type JobFacts = {
  title: string
  company: string
  companySlug: string
  /** The location as written, for display; null when none was given. */
  locationText: string | null
  location: Location
  workSetting: WorkSetting | null
  /** Who may do it from where, with the sentences that say so. */
  eligibility: EligibilityReading
  jobType: JobType | null
  level: ExperienceLevel | null
  years: YearsAsked | null
  /** Spoken languages that are required, ISO 639-1. */
  languages: string[]
  workType: WorkType | null
  sector: Sector | null
  category: Category | null
  /** Canonical skill names, most relevant first, without duplicates. */
  tags: string[]
  salary: Salary | null
  /** The salary as the source wrote it, if at all. */
  salaryText: string | null
  payDetails: PayDetails | null
  /** Sanitized HTML and its plain text; null when the source gave none. */
  descriptionHtml: string | null
  descriptionText: string | null
  requirementsHtml: string | null
}

/** Tags shown on a card before the count of the others. */
export const CARD_TAGS = 4

/** As many jobs as are read side by side. */
export const MAX_COMPARED = 4

/** One search result, as shown on a card. */
export type JobCard = {
  id: JobId
  title: string
  company: string
  companySlug: string
  /** The path of its logo, large; null without one. */
  companyLogo: string | null
  /** For display: what a program wrote ("BLANK,London") is shown as the place in it. */
  locationText: string | null
  /** What the program wrote; null if `locationText` is as written. */
  locationRaw: string | null
  workSetting: WorkSetting | null
  jobType: JobType | null
  level: ExperienceLevel | null
  tags: string[]
  salary: Salary | null
  salaryText: string | null
  payDetails: PayDetails | null
  /** ISO 8601, UTC. */
  postedAt: string | null
  firstSeenAt: string
  isDemo: boolean
}

/** A full job page. */
export type JobDetail = JobCard & {
  descriptionHtml: string | null
  descriptionText: string | null
  requirementsHtml: string | null
  years: YearsAsked | null
  location: Location
  workType: WorkType | null
  sector: Sector | null
  companyWebsite: string | null
  url: string | null
  hasApplyUrl: boolean
  source: string
  /** Sites that require a credit next to the job. */
  credits: Credit[]
  lastSeenAt: string
  closedAt: string | null
  repostedCount: number
  views: number
  applications: number
}
