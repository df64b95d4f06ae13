/**
 * The search contract: what may be asked of the jobs, and what comes back.
 * Every page, the API and the engine speak this and nothing else, so that the engine can change.
 * The rules are those of the product's job list; lists are OR within a filter, AND between filters.
 */

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
import type { CardMatch } from '#core/match/card-match.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
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
/** The order that is about one person: for those who are signed in. */
export const BEST_MATCH = 'best_match'
export type Sort = (typeof SORTS)[number] | typeof BEST_MATCH

/** The order of a page when none is asked for: with words, what answers them best comes first. */
export const defaultSort = (text: string | null): Sort =>
  text === null ? 'newest' : 'most_relevant'

/** Posted-date keys and their reach in hours. `ua_gt1m` is the odd one: older than 30 days. */
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

/** The instant of `newSince` that is a matter of who asks: the end of their visit before this one. */
export const LAST_VISIT = 'last_visit'

/** How far back one can ask for jobs that were confirmed since; the list page offers one week. */
export const MAX_CONFIRMED_DAYS = 365
export const CONFIRMED_DAYS = 7

/** The list page offers 25, 50 and 100; the search itself takes 1 to 100 and gives 20 when not told. */
export const PAGE_SIZES = [25, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 25
export const API_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100

export type JobQuery = {
  /** Free text; null when blank. Every word must match somewhere in title, company, tags, location, category or description. */
  text: string | null
  /** Place text; contained, case and accents aside, in the job's location. */
  location: string | null
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
  /** The same of when we first found it. */
  firstSeen: PostedKey | null
  /** First found at this instant (ISO 8601, UTC) or later. LAST_VISIT says nothing until somebody's is put in its place. */
  newSince: string | null
  /** Only jobs that were found still listed within so many days before today, in whole days of UTC. */
  confirmedDays: number | null
  /** Only jobs that were never posted again under another id. */
  neverReposted: boolean
  /** Only jobs read from the employer's own system, see source-kind.ts. */
  fromEmployer: boolean
  /** US dollars a year. Jobs whose pay is unknown stay; known pay must reach `salaryMin` and not start above `salaryMax`. */
  salaryMin: number | null
  salaryMax: number | null
  /** A company's slug. */
  company: string | null
  /** Drop jobs without pay, place or job type. */
  hideNoData: boolean
  /** Only jobs that suit the person so well, 0 to 100; nothing to a query without a person. */
  matchMin: number | null
  sort: Sort
  /** From 1. */
  page: number
  perPage: number
}

export const EMPTY_QUERY: JobQuery = {
  text: null,
  location: null,
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
  company: null,
  hideNoData: false,
  matchMin: null,
  sort: 'newest',
  page: 1,
  perPage: DEFAULT_PAGE_SIZE,
}

/** A query, and whom its `best_match` and `matchMin` are about; without anybody these two say nothing. */
export type AskedQuery = JobQuery & { person?: MatchPerson | null }

/** The least match that one can ask for by a click. */
export const MATCH_STEPS = [50, 70, 90] as const

/** One value of a filter and how many jobs of this query have it. */
export type Count<Value extends string = string> = { value: Value; count: number }

/**
 * Counts over all jobs that match the query, most frequent first; closed vocabularies list every value, zeros too.
 * Each is counted without the query's own filter of that name, so that it tells what choosing another value brings.
 */
export type Facets = {
  workSettings: Count<WorkSetting>[]
  jobTypes: Count<JobType>[]
  levels: Count<ExperienceLevel>[]
  workTypes: Count<WorkType>[]
  sectors: Count<Sector>[]
  /** At most 20, named as people say them ("Berlin", "London"). */
  locations: Count[]
  /** At most 30. */
  tags: Count[]
  /** Known yearly pay in US dollars over the matches; null when none is known. */
  salaryRange: { min: number; max: number } | null
}

export type SearchPage = {
  ids: JobId[]
  /** Exact number of jobs that match. */
  total: number
  hasMore: boolean
  facets: Facets
  reading: Reading
}

/** How the text of a query was understood. */
export type Reading = {
  /** The text as it was searched, when slips were mended; null when it was searched as typed. Quoted words never are. */
  corrected: string | null
  /** Words left out because no job has all of them together. */
  dropped: string[]
  /**
   * What made jobs match, for marking it in titles and snippets: folded words, phrases with single spaces, and
   * beginnings of words, which end in "*".
   */
  marks: string[]
}

/** Where in a job a word stands. */
export type MatchedField = 'title' | 'company' | 'skills' | 'place' | 'category' | 'description'

/** Why a job is an answer to a text. */
export type Explanation = {
  parts: {
    /** As typed. */
    asked: string
    met: {
      words: string
      /** As typed, as a phrase, by another name, written in one, as a beginning, or with a slip mended. */
      how: 'itself' | 'phrase' | 'alias' | 'joined' | 'beginning' | 'slip'
      fields: MatchedField[]
      /** What it adds to the score if it is the best of its part. */
      score: number
    }[]
  }[]
  /** The best of each part, summed. */
  text: number
  /** Factors for the likeness of the title and for age. */
  likeness: number
  freshness: number
  score: number
}

/** Something to type next: what it is, and how many jobs it leads to. */
export type Suggestion = {
  kind: 'title' | 'skill' | 'company' | 'place'
  text: string
  count: number
}

/** What the whole collection looks like; for the home page. */
export type Statistics = {
  jobs: number
  companies: number
  /** 6, by the first part of the place. */
  locations: Count[]
  categories: Count<Category>[]
  /** 10. */
  tags: Count[]
  /** 6 by views; then 6 by time of arrival. */
  featured: JobId[]
  latest: JobId[]
}

/** The part of an AbortSignal that the search needs. */
export type Abandon = {
  readonly aborted: boolean
  addEventListener(event: 'abort', listener: () => void): void
}

/** What an engine, in this process or elsewhere, must answer. `now` decides what "last 24 hours" means. */
export type JobSearch = {
  /** Who gives up waiting says so by `abandon`: what nobody waits for need not be searched. */
  search(query: AskedQuery, now: Date, abandon?: Abandon): Promise<SearchPage>
  suggest(text: string, limit: number): Promise<Suggestion[]>
  /** Up to three other jobs with the same first title word or the same place. */
  related(id: JobId, limit: number): Promise<JobId[]>
  statistics(): Promise<Statistics>
  /** Of each job; null when the query has no text, or the job is not open or does not meet that text. */
  explain(
    query: JobQuery,
    ids: readonly JobId[],
    now: Date,
    abandon?: Abandon,
  ): Promise<(Explanation | null)[]>
}

/** A search result with what made it match; nothing is marked where no text was asked. */
export type FoundJob = JobCard & {
  titleMarks: MarkRange[]
  /** The telling part of the description or the skills, where the card alone does not show every word asked for. */
  snippet: MarkedText | null
  /** How well it suits the person who asks; absent where nobody is known. */
  match?: CardMatch | null
}
