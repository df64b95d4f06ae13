/** Companies as they are; while the database is away, as they were when somebody last looked. */
import { COMPANIES_PER_PAGE, type Company, type CompanyPage } from '#core/company/company.ts'
import * as companies from '#store/companies.ts'
import { orIfAway } from '#work/world/or-if-away.ts'
import type { World } from '#work/world/world.ts'

type Part = Pick<World, 'db' | 'atHand'>

export const companyBySlug = ({ db, atHand }: Part, slug: string): Promise<Company | null> =>
  atHand.read(`company:${slug}`, () => companies.bySlug(db, slug))

/**
 * Kept are the first pages as people leaf through them. Searches and far pages are without number, and would push out
 * what others read.
 */
const KEPT_PAGES = 100

export function companyDirectory(
  { db, atHand }: Part,
  asked: Parameters<typeof companies.directory>[1],
): Promise<CompanyPage> {
  const { text, page, perPage } = asked
  const load = () => companies.directory(db, asked)
  const isKept = text === null && page <= KEPT_PAGES && perPage === COMPANIES_PER_PAGE
  return isKept ? atHand.read(`companies:${page}`, load) : atHand.ask(load, () => null)
}

/** For a heading, which can do without: null too where it is not at hand. */
export const companyNameOf = async (world: Part, slug: string): Promise<string | null> =>
  (await orIfAway(() => companyBySlug(world, slug), null))?.name ?? null
