/**
 * What to search for next: names that begin with a text, or what most jobs ask for while there is none.
 * A company comes with its slug, since that is what the company filter takes.
 */
import { companyKey, companySlug } from '#core/company/company-name.ts'
import type { Statistics, Suggestion } from '#core/search/query.ts'
import * as companies from '#store/companies.ts'
import { orIfAway } from '#work/world/or-if-away.ts'
import type { World } from '#work/world/world.ts'

/** `slug` is null for all but companies, and for a company that is not found by its name. */
export type NextSearch = Suggestion & { slug: string | null }

/** The specification's: fewer letters begin too much. */
const MIN_LETTERS = 2

export async function suggestions(
  { db, search }: Pick<World, 'db' | 'search'>,
  text: string | null,
  limit: number,
): Promise<NextSearch[]> {
  if (text === null) return popular(await search.statistics(), limit)
  if (text.length < MIN_LETTERS) return []
  const found = await search.suggest(text, limit)
  const slugs = found.map(({ kind, text }) => (kind === 'company' ? slugOf(text) : null))
  const asked = slugs.filter((slug) => slug !== null)
  // A company that nobody can look up now is searched for as a word.
  const known = await orIfAway(() => companies.knownSlugs(db, asked), new Set<string>())
  return found.map((suggestion, at) => {
    const slug = slugs[at] ?? null
    return { ...suggestion, slug: slug !== null && known.has(slug) ? slug : null }
  })
}

const popular = ({ tags }: Statistics, limit: number) =>
  tags
    .slice(0, limit)
    .map(({ value, count }) => ({ kind: 'skill' as const, text: value, count, slug: null }))

/** As the import makes it. A name that is written otherwise than it was then has another. */
const slugOf = (name: string) => companySlug(companyKey(name))
