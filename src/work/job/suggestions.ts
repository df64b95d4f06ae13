/**
 * Search suggestions: names that begin with a text, or the most requested skills if there is no text. A company comes
 * with its slug, which the company filter takes.
 */
import { companyKey, companySlug } from '#core/company/company-name.ts'
import type { Statistics, Suggestion } from '#core/search/query.ts'
import * as companies from '#store/companies.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** `slug` is null except for companies, and for a company whose slug cannot be derived from its name. */
export type NextSearch = Suggestion & { slug: string | null }

/** From the specification: fewer letters match too much. */
const MIN_LETTERS = 2

export async function suggestions(
  { db, search }: Pick<Services, 'db' | 'search'>,
  text: string | null,
  limit: number,
): Promise<NextSearch[]> {
  if (text === null) return popular(await search.statistics(), limit)
  if (text.length < MIN_LETTERS) return []
  const found = await search.suggest(text, limit)
  const slugs = found.map(({ kind, text }) => (kind === 'company' ? slugOf(text) : null))
  const asked = slugs.filter((slug) => slug !== null)
  // While the database is down, a company is searched as a word.
  const known = await orIfDatabaseDown(() => companies.knownSlugs(db, asked), new Set<string>())
  return found.map((suggestion, at) => {
    const slug = slugs[at] ?? null
    return { ...suggestion, slug: slug !== null && known.has(slug) ? slug : null }
  })
}

const popular = ({ tags }: Statistics, limit: number) =>
  tags
    .slice(0, limit)
    .map(({ value, count }) => ({ kind: 'skill' as const, text: value, count, slug: null }))

/** The slug that the import creates. A name that is written differently than at import gives another slug. */
const slugOf = (name: string) => companySlug(companyKey(name))
