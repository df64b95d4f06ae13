/**
 * The search contract: what a search can ask for, and what it returns. Pages, the API and the engine use only this,
 * so the engine can be replaced. Lists are OR within a filter and AND between filters.
 */

import type { EligibilityChoice, EligibilityClass } from '#core/eligibility/eligibility-choice.ts'
import type { JobEligibility } from '#core/eligibility/job-eligibility.ts'
import type {
  Category,
  ExperienceLevel,
  JobCard,
  JobId,
  JobType,
  Sector,
  WorkSetting,
  WorkType,
} from '#core/job/job.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import type { WhatIfAnswer } from '#core/match/what-if.ts'
import type { SalaryCounts } from '#core/pay/salary-bars.ts'
import type { PayAnswer } from '#core/salaries/pay-figures.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import type { MarkedText, MarkRange } from '#core/text/marked-text.ts'

export const SORTS = [
  'newest',
  'oldest',
  'most_relevant',
  'most_viewed',
  'most_applied',
  'salary_high_to_low',
  'salary_low_to_high',
  'recently_found',
  'recently_confirmed',
] as const
/** Ordered by match; for signed-in people only. */
export const BEST_MATCH = 'best_match'
export type Sort = (typeof SORTS)[number] | typeof BEST_MATCH

/** The default order of a page: by relevance if there is a text, otherwise newest first. */
export const defaultSort = (text: string | null): Sort =>
  text === null ? 'newest' : 'most_relevant'

/** Posted-date keys and their reach in hours. Unlike the others, `ua_gt1m` means older than 30 days. */
export const POSTED_HOURS = {
  today: 24,
  ua_24h: 24,
  ua_6h: 6,
  ua_12h: 12,
  last3: 72,
  ua_3d: 72,
  last7: 168,
  ua_7d: 168,
  ua_2w: 336,
  ua_1m: 720,
  ua_gt1m: 720,
} as const
export type PostedKey = keyof typeof POSTED_HOURS
export const POSTED_KEYS = Object.keys(POSTED_HOURS) as [PostedKey, ...PostedKey[]]

/** A value of `newSince` that depends on the person: the end of their previous visit. */
export const LAST_VISIT = 'last_visit'

/** The largest and the usual number of days for `confirmedDays`; the list page offers one week. */
export const MAX_CONFIRMED_DAYS = 365
export const CONFIRMED_DAYS = 7

/** The list page offers 25, 50 and 100. The API takes 1 to 100, 20 by default. */
export const PAGE_SIZES = [25, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 25
export const API_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100

/** What an employer offers to people from elsewhere. */
export const SUPPORT = ['visa', 'relocation'] as const
export type Support = (typeof SUPPORT)[number]

/** The value of a facet for jobs that state nothing. */
export const NONE_STATED = 'none_stated'

/** Groups of the least number of years asked for, each with its lowest. */
export const YEARS_GROUPS = ['0-1', '2-3', '4-5', '6-9', '10+', NONE_STATED] as const
export type YearsGroup = (typeof YEARS_GROUPS)[number]

/** The distances from a city that pages offer, in kilometers. */
export const DISTANCES_KM = [10, 25, 50, 100] as const
export const MAX_DISTANCE_KM = 500

/** The hours of a shared working day that pages offer. */
export const OVERLAP_HOURS = [2, 4, 6, 8] as const

/** Fields that together are one filter. */
export const COMBINED_FILTERS = [
  ['location', 'withinKm', 'excludeRemote'],
  ['eligibleFrom', 'mayWorkIn', 'eligibility'],
  ['overlapHours', 'timeZone'],
] as const satisfies (keyof JobQuery)[][]
/** Salaries are asked for in this currency unless another one is named. */
export const DEFAULT_CURRENCY = 'USD'

export type JobQuery = {
  /**
   * Free text; null if blank. Every word must match in the title, company, tags, location, category or description.
   */
  text: string | null
  /**
   * Places, areas and countries, separated by semicolons: jobs in one of them, and remote jobs open to one of them. A
   * text that is none of these is a part of a job's location, ignoring case and accents.
   */
  location: string | null
  /** Also jobs within this distance of the cities in `location`. */
  withinKm: number | null
  /** Leaves out remote jobs that are only open to the location. */
  excludeRemote: boolean
  /** Where the person lives (ISO 3166-1 alpha-2), and where else they may work: see core/eligibility. */
  eligibleFrom: string | null
  mayWorkIn: string[]
  /** Empty means what can be done from there. Without `eligibleFrom`, it filters nothing. */
  eligibility: EligibilityChoice[]
  /**
   * The least number of working hours shared with the person's day; jobs that state no hours are included. Without a
   * time zone (IANA), it filters nothing.
   */
  overlapHours: number | null
  timeZone: string | null
  /** A job needs one of each. Languages are ISO 639-1 codes, or NONE_STATED. */
  support: Support[]
  languages: string[]
  years: YearsGroup[]
  /** Only jobs that can be done remotely. */
  remote: boolean
  workSettings: WorkSetting[]
  jobTypes: JobType[]
  levels: ExperienceLevel[]
  /** Canonical skill names; a job needs one of them. */
  tags: string[]
  workTypes: WorkType[]
  sectors: Sector[]
  category: Category | null
  posted: PostedKey | null
  /** Like `posted`, for when we first found the job. */
  firstSeen: PostedKey | null
  /**
   * First found at or after this time (ISO 8601, UTC). LAST_VISIT has no effect until it is replaced by a person's
   * visit.
   */
  newSince: string | null
  /** Only jobs confirmed as still listed within this many days before today, in whole UTC days. */
  confirmedDays: number | null
  /** Only jobs that were never reposted under another id. */
  neverReposted: boolean
  /** Only jobs from the employer's own system, see source-kind.ts. */
  fromEmployer: boolean
  /**
   * A year, in `salaryCurrency`. Jobs without a known salary are included unless `salaryStated` is set; others must
   * reach `salaryMin` and not start above `salaryMax`.
   */
  salaryMin: number | null
  salaryMax: number | null
  /** ISO 4217, one of CURRENCY_CODES. */
  salaryCurrency: string
  /** Set if the currency was chosen against that of one's home: links then name it even without limits. */
  isCurrencyChosen?: boolean | undefined
  /** Only jobs with a known salary that can be compared. */
  salaryStated: boolean
  /** A company's slug. */
  company: string | null
  /** Leaves out jobs without salary, place or job type. */
  hideNoData: boolean
  /** The lowest match score, 0 to 100. Ignored without a person. */
  matchMin: number | null
  sort: Sort
  /** From 1. */
  page: number
  perPage: number
}

export const EMPTY_QUERY: JobQuery = {
  text: null,
  location: null,
  withinKm: null,
  excludeRemote: false,
  eligibleFrom: null,
  mayWorkIn: [],
  eligibility: [],
  overlapHours: null,
  timeZone: null,
  support: [],
  languages: [],
  years: [],
  remote: false,
  workSettings: [],
  jobTypes: [],
  levels: [],
  tags: [],
  workTypes: [],
  sectors: [],
  category: null,
  posted: null,
  firstSeen: null,
  newSince: null,
  confirmedDays: null,
  neverReposted: false,
  fromEmployer: false,
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: DEFAULT_CURRENCY,
  salaryStated: false,
  company: null,
  hideNoData: false,
  matchMin: null,
  sort: 'newest',
  page: 1,
  perPage: DEFAULT_PAGE_SIZE,
}

/** A query with the person its `best_match` and `matchMin` refer to. Without a person, both are ignored. */
export type AskedQuery = JobQuery & {
  person?: MatchPerson | null
  /**
   * Searches the text as written: no typo is corrected, no word is completed, and no part is given up if no job has all
   * of them. Without it, the text is what somebody is typing.
   */
  isLiteral?: boolean
  /** Also counts the facets of `MoreFacets`. */
  wantsMoreFacets?: boolean
  /** Also counts the jobs by salary. */
  countsSalaries?: boolean
}

/** The match filters that pages offer. */
export const MATCH_STEPS = [50, 70, 90] as const

/** A filter value, and how many of the matching jobs have it. */
export type Count<Value extends string = string> = { value: Value; count: number }

/**
 * Counts over all matching jobs, most frequent first; fixed vocabularies list every value, including zeros. Each
 * filter's counts ignore that filter, so they show what choosing another value would give.
 */
export type Facets = {
  workSettings: Count<WorkSetting>[]
  jobTypes: Count<JobType>[]
  levels: Count<ExperienceLevel>[]
  workTypes: Count<WorkType>[]
  sectors: Count<Sector>[]
  /** At most 20, by display name ("Berlin", "London"). */
  locations: Count[]
  /** At most 30. */
  tags: Count[]
  /** Range of known salaries in US dollars a year; null if none is known. */
  salaryRange: { min: number; max: number } | null
  /** Null unless asked for. */
  more: MoreFacets | null
}

/** Facets that only pages with their filters ask for. */
export type MoreFacets = {
  /** Empty without a home. */
  eligibility: Count<EligibilityClass>[]
  support: Count<Support>[]
  /** At most 20 languages; NONE_STATED is always among them. */
  languages: Count[]
  years: Count<YearsGroup>[]
  /** How many of the jobs found state working hours; null unless hours are asked for. */
  statedHours: number | null
  /** The usual places and their countries, each with all jobs inside it, but without remote jobs from elsewhere. */
  places: Count[]
}

export type SearchPage = {
  ids: JobId[]
  /** The exact number of matching jobs. */
  total: number
  /** Set if there may be more: a cluster scores only the most likely jobs of a person exactly. */
  isAtLeast?: true
  hasMore: boolean
  facets: Facets
  /** Null unless asked for. */
  salaries: SalaryCounts | null
  reading: Reading
}

/** How the query text was understood. */
export type Reading = {
  /**
   * The text that was searched, if typos were corrected; null if searched as typed. Quoted words are never
   * corrected.
   */
  corrected: string | null
  /** Words left out because no job has all of them. */
  dropped: string[]
  /**
   * What made jobs match, to highlight in titles and snippets: folded words, phrases with single spaces, and
   * prefixes ending in "*".
   */
  marks: string[]
}

/** The part of a job in which a word was found. */
export type MatchedField = 'title' | 'company' | 'skills' | 'place' | 'category' | 'description'

/** Why a job matches a text. */
export type Explanation = {
  parts: {
    /** As typed. */
    asked: string
    met: {
      words: string
      /** As typed, as a phrase, by alias, as one joined word, by prefix, or with a typo corrected. */
      how: 'itself' | 'phrase' | 'alias' | 'joined' | 'beginning' | 'slip'
      fields: MatchedField[]
      /** What it adds to the score if it is the best match of its part. */
      score: number
    }[]
  }[]
  /** The sum of the best match of each part. */
  text: number
  /** Factors for title similarity and age. */
  likeness: number
  freshness: number
  score: number
}

/** A completion: what it is, and how many jobs it leads to. */
export type Suggestion = {
  kind: 'title' | 'skill' | 'company' | 'place'
  text: string
  count: number
}

/** Figures about all jobs, for the home page. */
export type Statistics = {
  jobs: number
  companies: number
  /** The top 6, by the first part of the place. */
  locations: Count[]
  categories: Count<Category>[]
  /** The top 10. */
  tags: Count[]
  /** 6 by views, and 6 by time of arrival. */
  featured: JobId[]
  latest: JobId[]
}

/** What an engine must provide, in this process or elsewhere. `now` defines what "last 24 hours" means. */
export type JobSearch = {
  /** `abandon` signals that the caller no longer waits, so the search may stop. */
  search(query: AskedQuery, now: Date, abandon?: AbortSignal): Promise<SearchPage>
  suggest(text: string, limit: number): Promise<Suggestion[]>
  /** Up to `limit` other jobs with the same first title word or the same place. */
  related(id: JobId, limit: number): Promise<JobId[]>
  statistics(): Promise<Statistics>
  /** What jobs of a role, level and place state about pay. `abandon` as for a search. */
  pay(question: PayQuestion, now: Date, abandon?: AbortSignal): Promise<PayAnswer>
  /** Which changes of a person would open most jobs, naming up to `jobs` of each. `abandon` as for a search. */
  whatIf(person: MatchPerson, jobs: number, abandon?: AbortSignal): Promise<WhatIfAnswer>
  /** One per job; null if the query has no text, or if the job is not open or does not match. */
  explain(
    query: JobQuery,
    ids: readonly JobId[],
    now: Date,
    abandon?: AbortSignal,
  ): Promise<(Explanation | null)[]>
}

/** A search result with its highlights; without a text, nothing is highlighted. */
export type FoundJob = JobCard & {
  titleMarks: MarkRange[]
  /** The best passage of the description or skills, if the card does not show every word of the search. */
  snippet: MarkedText | null
  /** How well it suits the person; absent if there is none. */
  match?: Pick<JobMatch, 'score' | 'tier' | 'reasons'> | null
  /** What the listing says to the person about where they live; null if that is unknown. */
  eligibility?: JobEligibility | null
}
