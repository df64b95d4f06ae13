/** Companies from the database, or, while it is down, from the cache of recent reads. */
import { COMPANIES_PER_PAGE, type Company, type CompanyPage } from '#core/company/company.ts'
import * as companies from '#store/companies.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Part = Pick<Services, 'db' | 'outageCache'>

export const companyBySlug = ({ db, outageCache }: Part, slug: string): Promise<Company | null> =>
  outageCache.read(`company:${slug}`, () => companies.bySlug(db, slug))

/**
 * Caches only the first pages in the usual order. Searches and later pages are unlimited in number and would displace
 * what others read.
 */
const KEPT_PAGES = 100

export function companyDirectory(
  { db, outageCache, recent }: Part & Pick<Services, 'recent'>,
  asked: Parameters<typeof companies.directory>[1],
): Promise<CompanyPage> {
  const { text, page, perPage, sort = 'jobs' } = asked
  const load = () => companies.directory(db, asked)
  const isKept =
    text === null && sort === 'jobs' && page <= KEPT_PAGES && perPage === COMPANIES_PER_PAGE
  if (!isKept) return outageCache.ask(load, () => null)
  return recent.read(`companies:${page}`, () => outageCache.read(`companies:${page}`, load))
}

/** For a heading, which works without it: also null if the name is not available while the database is down. */
export const companyNameOf = async (services: Part, slug: string): Promise<string | null> =>
  (await orIfDatabaseDown(() => companyBySlug(services, slug), null))?.name ?? null
