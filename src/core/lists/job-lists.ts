/**
 * A person's lists apart from applications: jobs that were saved, viewed or dismissed, and hidden companies and
 * words; and which jobs these hide. Companies are slugs, words are normalized by `plainWord`.
 */
import type { JobCard, JobId } from '#core/job/job.ts'
import { MAX_HIDDEN_COMPANIES, MAX_HIDDEN_WORDS } from '#core/settings/account-limits.ts'

export type JobLists = {
  viewed: JobId[]
  dismissed: JobId[]
  companies: string[]
  words: string[]
  hideViewed: boolean
  /** Hides jobs with a tracked application. */
  hideApplied: boolean
}

export type JobMarks = JobLists & { saved: JobId[]; tracked: JobId[] }

export const NO_MARKS: JobMarks = {
  saved: [],
  tracked: [],
  viewed: [],
  dismissed: [],
  companies: [],
  words: [],
  hideViewed: false,
  hideApplied: false,
}

/** How many viewed and how many dismissed jobs are remembered; beyond that the oldest are removed. */
export const MAX_MARKED_JOBS = 2_000
/** In characters. */
export const MAX_HIDDEN_WORD = 60

/** In characters. */
export const MAX_COMPANY_SLUG = 200

type Items = Pick<JobLists, 'viewed' | 'dismissed' | 'companies' | 'words'>

/**
 * What an account accepts from lists kept in a browser: the newest entries, which come last in `viewed` and first in
 * the others. Companies and words that the account already hides (`mine`) count towards the limits.
 */
export function withinListLimits(
  { viewed, dismissed, companies, words }: Items,
  mine: Pick<Items, 'companies' | 'words'> = NO_MARKS,
): Items {
  const isId = (id: number) => id > 0
  const isSlug = (slug: string) => slug !== '' && slug.length <= MAX_COMPANY_SLUG
  const plain = words.flatMap((word) => plainWord(word) ?? [])
  return {
    viewed: viewed.filter(isId).slice(-MAX_MARKED_JOBS),
    dismissed: dismissed.filter(isId).slice(0, MAX_MARKED_JOBS),
    companies: joining(companies.filter(isSlug), mine.companies, MAX_HIDDEN_COMPANIES),
    words: joining(plain, mine.words, MAX_HIDDEN_WORDS),
  }
}

const joining = (kept: string[], mine: string[], max: number) =>
  [...new Set(kept)].filter((item) => !mine.includes(item)).slice(0, Math.max(0, max - mine.length))

export type WhyHidden = 'dismissed' | 'company' | 'word' | 'viewed' | 'tracked'

type HideableJob = Pick<JobCard, 'id' | 'title' | 'tags' | 'companySlug'>

/** Why the job is hidden from this person; null if it is not. */
export function whyHidden(job: HideableJob, marks: JobMarks): WhyHidden | null {
  if (marks.dismissed.includes(job.id)) return 'dismissed'
  if (marks.companies.includes(job.companySlug)) return 'company'
  if (hasHiddenWord([job.title, ...job.tags], marks.words)) return 'word'
  if (marks.hideViewed && marks.viewed.includes(job.id)) return 'viewed'
  if (marks.hideApplied && marks.tracked.includes(job.id)) return 'tracked'
  return null
}

/** Whether one of these texts has a hidden word or phrase, given as `plainWord` writes it. */
export function hasHiddenWord(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return false
  // Joined texts have two spaces between them, so no phrase matches across a title and a skill.
  const text = texts.map(wordsOf).join('')
  return words.some((word) => text.includes(` ${word} `))
}

/** A word or phrase, normalized for comparison: "C++", "node.js", "senior manager". Null if no word is left. */
export function plainWord(typed: string): string | null {
  const word = wordsOf(typed).trim().slice(0, MAX_HIDDEN_WORD).trim()
  return word || null
}

/**
 * Lower case, without accents, one space around each word. A dot inside a word is kept, one at its end is not. The
 * rules of fold-text.ts are more precise, but too heavy for every first visit.
 */
const wordsOf = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/\.(?= |$)/g, ' ')
    .trim()
    .replace(/ +/g, ' ')} `
