/** A company: the employer, derived from its listings and grouped by normalized name. */

export type Company = {
  slug: string
  name: string
  website: string | null
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

export type CompanyPage = { companies: Company[]; total: number; hasMore: boolean }

/** Cards on one page of the company directory. */
export const COMPANIES_PER_PAGE = 24
export const FEATURED_COMPANIES = 8
