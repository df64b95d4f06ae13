/** /jobs: search. The URL holds the whole search, so that results can be shared, bookmarked or returned to. */
import { isRouteErrorResponse, useNavigation } from 'react-router'
import { DemoNotice } from '#app/frame/demo-notice.tsx'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { FeedLinks } from '#app/frame/feed-links.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { SearchFailed } from '#app/frame/search-failed.tsx'
import { knownHome, rememberHome } from '#app/lists/known-home.ts'
import { recordJobView } from '#app/lists/record-job-view.ts'
import { PlanBanner } from '#app/plan/plan-banner.tsx'
import { lastVisitContext, servicesContext } from '#app/request/context.ts'
import { isRefused } from '#app/request/refused.ts'
import { publicViewerOf } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { alertOfQuery, isAlertSearch } from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import { toFollowed } from '#core/feed/feed-format.ts'
import { isBadged } from '#core/match/card-match.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import { languageName } from '#core/requirement/spoken-language.ts'
import { describeSearch } from '#core/search/describe-search.ts'
import {
  type AskedQuery,
  BEST_MATCH,
  defaultSort,
  type JobQuery,
  LAST_VISIT,
  NONE_STATED,
} from '#core/search/query.ts'
import {
  formatQueryParams,
  parseQueryParams,
  withoutIdleCurrency,
} from '#core/search/query-params.ts'
import { countOf } from '#core/text/count-of.ts'
import { companyNameOf } from '#work/job/companies-at-hand.ts'
import { foundJobs } from '#work/job/found-jobs.ts'
import { searchOffers } from '#work/job/search-offers.ts'
import { residentOf, withEligibility } from '#work/job/with-eligibility.ts'
import { withMatches } from '#work/match/card-matches.ts'
import { matchPersonOf } from '#work/match/match-person-of.ts'
import { planBanner } from '#work/plan/plan-banner.ts'
import type { Route } from './+types/jobs.ts'
import { activeFilters, jobsAddress, placeLinks, withoutFilters } from './active-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterSidebar } from './filter-sidebar.tsx'
import { FollowButton } from './follow-button.tsx'
import { FoundJobs, NoJobsFound } from './found-jobs.tsx'
import { homeChoices, withUsualZone, zoneOf } from './home-choices.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { ReadingNote } from './reading-note.tsx'
import { SearchBox } from './search-box.tsx'
import { SEARCH_FORM } from './search-form.ts'
import { SearchHelp } from './search-help.tsx'
import { type SearchNotice, searchNotices } from './search-notices.ts'
import { SearchOffersBox } from './search-offers-box.tsx'
import { readingNote } from './search-reading.ts'
import { SortMenu } from './sort-menu.tsx'
import { useSearchForm } from './use-search-form.ts'

/** With more filters than this, a list is one of thousands of similar ones, so search engines should not index it. */
const MAX_INDEXED_FILTERS = 2

export const middleware: Route.MiddlewareFunction[] = [recordJobView('list'), rememberHome]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { search, clock, outageCache } = services
  const params = withUsualZone(new URL(request.url).searchParams)
  const read = parseQueryParams(params, { unknown: 'ignore', isPersonal: true })
  if (!read.query) throw new Refusal('invalid_parameter', read.problems)
  const viewer = publicViewerOf(context)
  const person = viewer && (await matchPersonOf(services, viewer.id))
  const lastVisitAt = context.get(lastVisitContext)
  const asked = withoutUnknown(read.query, { isPersonKnown: person !== null, lastVisitAt })
  // 0 in a field limits nothing.
  const query = {
    ...asked,
    salaryMin: asked.salaryMin || null,
    salaryMax: asked.salaryMax || null,
    matchMin: asked.matchMin || null,
  }
  const now = clock.now()
  const home = residentOf(query) ?? (await knownHome({ request, context }))

  const company = query.company === null ? null : await companyNameOf(services, query.company)
  const filters = activeFilters(query, company)
  const unfiltered = withoutFilters(query)
  const toAsked = (asked: JobQuery): AskedQuery => ({ ...atInstant(asked, lastVisitAt), person })
  const ask = (asked: JobQuery) =>
    search.search(
      { ...toAsked(asked), wantsMoreFacets: true, countsSalaries: true },
      now,
      request.signal,
    )
  let shown = query
  let found = await ask(query)
  const { total: exactTotal } = found
  if (found.total === 0 && query.newSince !== null && filters.length > 1) {
    shown = { ...query, newSince: null }
    found = await ask(shown)
  }
  if (found.total === 0 && filters.length > 0) {
    shown = unfiltered
    found = await ask(unfiltered)
  }
  if (found.ids.length === 0 && found.total > 0) throw new Refusal('page_not_found')
  const offers = await searchOffers(services, {
    query,
    total: exactTotal,
    as: toAsked,
    now,
    signal: request.signal,
  })
  const { facets, salaries, reading } = found
  const note = readingNote(shown, reading, found.total)
  const text = reading.corrected ?? query.text

  return {
    now,
    query,
    filters,
    clearHref: jobsAddress(unfiltered),
    text,
    heading: describeSearch({ ...query, text }, company),
    path: jobsAddress(withoutIdleCurrency(query)),
    followed: jobsAddress(toFollowed({ ...query, text })),
    note,
    isPrivate:
      filters.length > MAX_INDEXED_FILTERS ||
      query.newSince !== null ||
      shown !== query ||
      note !== null ||
      found.total === 0,
    lastVisitAt,
    alertSearch: isAlertSearch(alertOfQuery(query)) ? formatQueryParams(query) : null,
    notices: searchNotices({
      asked: query,
      shown,
      unfiltered,
      total: found.total,
      isVisitUnknown: read.query.newSince === LAST_VISIT && lastVisitAt === null,
      // A signed-in person asked for matches, but their profile has too little to compare.
      isMatchUnknown: viewer !== null && person === null && asksForMatch(read.query),
    }),
    jobs: await withEligibility(
      services,
      residentOf(query),
      (await withMatches(services, person, await foundJobs(services, found, query.text))).map(
        withBadge,
      ),
    ),
    offers: offers.map(({ label, count, query: looser }) => ({
      label,
      count,
      href: jobsAddress(looser),
    })),
    exactTotal,
    homes: homeChoices(query, home),
    languageNames: Object.fromEntries(
      [...query.languages, ...(facets.more?.languages ?? []).map(({ value }) => value)].map(
        (code) => [code, code === NONE_STATED ? 'None stated' : languageName(code)],
      ),
    ),
    usualZone: zoneOf(home?.home ?? null),
    total: found.total,
    facets,
    salaries,
    places: placeLinks(query, facets.more?.places ?? facets.locations),
    banner: await planBanner(services, viewer?.id ?? null),
    copyFrom: outageCache.copyFrom(),
    next: found.hasMore ? pageSearch(atInstant(shown, lastVisitAt), shown.page + 1) : null,
    previous: shown.page > 1 ? pageSearch(atInstant(shown, lastVisitAt), shown.page - 1) : null,
  }
}

export default function Jobs({ loaderData: found }: Route.ComponentProps) {
  const { query, text, filters, clearHref, heading, path, isPrivate, total, facets } = found
  const { form, apply, applySoon } = useSearchForm(query)
  const navigation = useNavigation()
  const isSearching = navigation.location?.pathname === '/jobs'
  const count = `${countOf(total, 'job')} found`

  return (
    <>
      <PageHead
        title={query.page === 1 ? heading : `${heading}, page ${query.page}`}
        description={`${count}: ${heading.toLowerCase()}, gathered from public sources. We list each job once and show the salary when the employer states one.`}
        path={path}
        keywords={[heading, text, query.category, query.location, ...query.tags]}
        feed={{ page: found.followed, title: heading }}
        isPrivate={isPrivate}
      />
      <section className="hero">
        <div className="page pt-8 pb-5 md:pt-10 md:pb-6">
          <h1>{heading}</h1>
          <div className="mt-5 flex max-w-3xl gap-2">
            <SearchBox value={query.text ?? ''} form={SEARCH_FORM} />
            <button type="submit" form={SEARCH_FORM} className="button button-primary">
              Search
            </button>
          </div>
          <SearchHelp />
        </div>
      </section>

      <div className="page jobs-layout">
        <form
          ref={form}
          id={SEARCH_FORM}
          method="get"
          action="/jobs"
          onSubmit={(event) => {
            event.preventDefault()
            apply()
          }}
          onChange={applySoon}
        >
          <div id="filters" popover="auto" className="filters">
            <FilterSidebar
              query={query}
              facets={facets}
              salaries={found.salaries}
              places={found.places}
              homes={found.homes}
              languageNames={found.languageNames}
              usualZone={found.usualZone}
              total={total}
              lastVisitAt={found.lastVisitAt}
              now={found.now}
            />
          </div>
        </form>

        <section aria-label="Results" aria-busy={isSearching} className="results">
          <div className="results-head">
            {/* Announced as a whole when results arrive. Only screen readers need the number of filters. */}
            <div role="status" className="mr-auto">
              <h2>
                {count}
                {text && <span className="font-normal text-muted"> for “{text}”</span>}
              </h2>
              {filters.length > 0 && found.exactTotal > 0 && (
                <p className="sr-only">With {countOf(filters.length, 'filter')}.</p>
              )}
              {found.note && <ReadingNote {...found.note} />}
            </div>
            <button type="button" className="button lg:hidden" popoverTarget="filters">
              <Icon name="sliders-horizontal" />
              Filters{filters.length > 0 && ` (${filters.length})`}
            </button>
            {found.alertSearch && <FollowButton search={found.alertSearch} label="Create Alert" />}
            <SortMenu query={query} onChange={apply} />
            <KeysDialog />
          </div>
          <FilterChips filters={filters} clearHref={clearHref} />
          {found.notices.map((notice) => (
            <Notice key={notice.text} {...notice} />
          ))}
          <SearchOffersBox
            total={found.exactTotal}
            offers={found.offers}
            alertSearch={found.alertSearch}
          />
          {found.banner && <PlanBanner {...found.banner} />}
          {found.jobs.some((job) => job.isDemo) && <DemoNotice />}
          {total === 0 ? <NoJobsFound text={query.text} /> : <FoundJobs {...found} key={path} />}
          <div className="mt-6">
            <FeedLinks what="this search" page={found.followed} />
          </div>
        </section>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAnswer = isRouteErrorResponse(error) && (error.status < 500 || isRefused(error.data))
  return isAnswer ? <ErrorPage error={error} /> : <SearchFailed error={error} />
}

/** Cards show a badge only, so the rest of a match is not sent. */
const withBadge = <Job extends { match: JobMatch | null }>({ match, ...job }: Job) => ({
  ...job,
  match: isBadged(match) ? { score: match.score, tier: match.tier, reasons: match.reasons } : null,
})

const asksForMatch = ({ sort, matchMin }: JobQuery) => sort === BEST_MATCH || matchMin !== null

type Known = { isPersonKnown: boolean; lastVisitAt: Date | null }

/** Drops what needs a known person or a known last visit if there is none. */
function withoutUnknown(query: JobQuery, { isPersonKnown, lastVisitAt }: Known): JobQuery {
  const isVisitUnknown = query.newSince === LAST_VISIT && lastVisitAt === null
  return {
    ...query,
    newSince: isVisitUnknown ? null : query.newSince,
    ...(!isPersonKnown && {
      matchMin: null,
      sort: query.sort === BEST_MATCH ? defaultSort(query.text) : query.sort,
    }),
  }
}

/** The engine and the API need an instant; the URL keeps "last visit". */
const atInstant = (query: JobQuery, lastVisitAt: Date | null): JobQuery =>
  query.newSince === LAST_VISIT ? { ...query, newSince: lastVisitAt?.toISOString() ?? null } : query

/** Links to other job lists keep the scroll offset. */
function Notice({ text, isWarning, way }: SearchNotice) {
  return (
    <p className={isWarning ? 'notice notice-warn' : 'notice'}>
      <Icon name={isWarning ? 'triangle-alert' : 'info'} />
      <span className="flex-1">{text}</span>
      <a
        href={way.href}
        className="button button-small"
        data-keep-scroll={way.href.startsWith('/jobs') || undefined}
      >
        {way.label}
      </a>
    </p>
  )
}

/** The query of another page of the same list, for the page and for the API, whose defaults differ. */
function pageSearch(query: JobQuery, page: number) {
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
