/**
 * What a person has said about jobs besides applying: kept, opened, "not for me", companies and words they do not want
 * to see. And which jobs of a list that hides. Companies are slugs, words are as `plainWord` makes them.
 */
import type { JobCard, JobId } from '#core/job/job.ts'

export type JobLists = {
  viewed: JobId[]
  dismissed: JobId[]
  companies: string[]
  words: string[]
  hideViewed: boolean
  /** Hides the jobs whose application is tracked. */
  hideApplied: boolean
}

/** Everything that the pages of a signed-in person need to mark their cards. */
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

/** So many opened jobs and so many dismissed ones are remembered; beyond that the oldest fade. */
export const MAX_MARKED_JOBS = 2_000
export const MAX_HIDDEN_COMPANIES = 500
export const MAX_HIDDEN_WORDS = 100
/** Characters of a word. */
export const MAX_HIDDEN_WORD = 60

/** Characters of the part of an address that names a company. */
export const MAX_COMPANY_SLUG = 200

type Items = Pick<JobLists, 'viewed' | 'dismissed' | 'companies' | 'words'>

/**
 * What an account takes of lists that a browser kept: the newest, which `viewed` has last and the others first. What
 * the account hides already (`mine`) leaves less room.
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

type Told = Pick<JobCard, 'id' | 'title' | 'tags' | 'companySlug'>

/** Why this person does not want to see the job; null when they may. */
export function whyHidden(job: Told, marks: JobMarks): WhyHidden | null {
  if (marks.dismissed.includes(job.id)) return 'dismissed'
  if (marks.companies.includes(job.companySlug)) return 'company'
  if (marks.words.length > 0) {
    // Two spaces between a title and a skill: no phrase reaches across.
    const text = [job.title, ...job.tags].map(wordsOf).join('')
    if (marks.words.some((word) => text.includes(` ${word} `))) return 'word'
  }
  if (marks.hideViewed && marks.viewed.includes(job.id)) return 'viewed'
  if (marks.hideApplied && marks.tracked.includes(job.id)) return 'tracked'
  return null
}

/** A word or a phrase as it is compared: "C++", "node.js", "senior manager". Null when no word is left. */
export function plainWord(typed: string): string | null {
  const word = wordsOf(typed).trim().slice(0, MAX_HIDDEN_WORD).trim()
  return word || null
}

/**
 * Lower case, without accents, one space around each word; a stop between two words is kept, one at an end is not.
 * The rules of fold-text.ts are finer, and too heavy for every first visit.
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
