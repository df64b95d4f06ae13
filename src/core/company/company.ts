/** A company: the employer, derived from its listings and grouped by normalized name. */

export type Company = {
  slug: string
  name: string
  website: string | null
  /** The path of its logo, large; null without one. */
  logo: string | null
  /** Head count as a source wrote it ("51–200"). */
  employees: string | null
  /** Where its offices are, or else where its jobs are; null when neither is known. */
  location: string | null
  sector: string | null
  /** 0 to 5. */
  rating: number | null
  isTop: boolean
  openJobs: number
  isDemo: boolean
}

export const COMPANY_SORTS = ['jobs', 'growth', 'pay', 'remote'] as const
/** The first: top companies, then those with the most open jobs. */
export type CompanySort = (typeof COMPANY_SORTS)[number]

/** What the directory says of a company besides its facts. Counted once an hour; null until then. */
export type CompanyNote = {
  /** Open jobs now, less those of 30 days ago; null for companies that we have known for a shorter time. */
  growth: number | null
  remoteJobs: number | null
  /** The median that its open jobs state a year, and how many state it. */
  pay: { median: number; currency: string; jobs: number } | null
  /** What a search found it by, if not its name. */
  foundBy: FoundBy | null
}

export type FoundBy =
  | { kind: 'industry' | 'offices'; text: string }
  /** A place of its open jobs. */
  | { kind: 'jobs'; text: string; jobs: number }

export type CompanyPage = {
  companies: Company[]
  /** By slug. */
  notes: Record<string, CompanyNote>
  total: number
  hasMore: boolean
}

/** Cards on one page of the company directory. */
export const COMPANIES_PER_PAGE = 24
export const FEATURED_COMPANIES = 8
