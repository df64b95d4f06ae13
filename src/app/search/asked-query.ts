/** What a request for /jobs asks of the engine, and the queries of its other pages. For loaders. */
import { BEST_MATCH, defaultSort, type JobQuery, LAST_VISIT } from '#core/search/query.ts'
import { formatQueryParams } from '#core/search/query-params.ts'

type Known = { isPersonKnown: boolean; lastVisitAt: Date | null }

/** Without filters that limit nothing, and without what needs a known person or a known last visit if there is none. */
export function askedQuery(query: JobQuery, { isPersonKnown, lastVisitAt }: Known): JobQuery {
  const isVisitUnknown = query.newSince === LAST_VISIT && lastVisitAt === null
  return {
    ...query,
    newSince: isVisitUnknown ? null : query.newSince,
    // 0 in a field limits nothing.
    salaryMin: query.salaryMin || null,
    salaryMax: query.salaryMax || null,
    matchMin: query.matchMin || null,
    ...(!isPersonKnown && {
      matchMin: null,
      sort: query.sort === BEST_MATCH ? defaultSort(query.text) : query.sort,
    }),
  }
}

/** The engine and the API need an instant; the URL keeps "last visit". */
export const atInstant = (query: JobQuery, lastVisitAt: Date | null): JobQuery =>
  query.newSince === LAST_VISIT ? { ...query, newSince: lastVisitAt?.toISOString() ?? null } : query

/** The query of another page of the same list, for the page and for the API, whose defaults differ. */
export function pageSearch(query: JobQuery, page: number) {
  const search = formatQueryParams({ ...query, page })
  const states = (name: string) => new RegExp(`(?:^|&)${name}=`).test(search)
  return [
    search,
    !states('sort') && `sort=${query.sort}`,
    !states('perPage') && `perPage=${query.perPage}`,
  ]
    .filter(Boolean)
    .join('&')
}
