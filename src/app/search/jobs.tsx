/** /jobs: search. The URL holds the whole search, so that results can be shared, bookmarked or returned to. */
import './list-and-pane.css'
import '#app/match/match-bar.css'
import '#app/plan/plan.css'
import './saved-searches.css'
import {
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router'
import { DemoNotice } from '#app/frame/demo-notice.tsx'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { FeedLinks } from '#app/frame/feed-links.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { SearchFailed } from '#app/frame/search-failed.tsx'
import { isMixed } from '#app/job/job-list.tsx'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { knownHome, rememberHome } from '#app/lists/known-home.ts'
import { recordJobView } from '#app/lists/record-job-view.ts'
import { isFromElsewhere } from '#app/request/browser-cookie.ts'
import { lastVisitContext, servicesContext } from '#app/request/context.ts'
import { isRefused } from '#app/request/refused.ts'
import { publicViewerOf } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import { pack, usePacked } from '#app/ui/packed.ts'
import { alertOfQuery, isAlertSearch } from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import { toFollowed } from '#core/feed/feed-format.ts'
import { whyHidden } from '#core/lists/job-lists.ts'
import { isBadged } from '#core/match/card-match.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import { languageName } from '#core/requirement/spoken-language.ts'
import { chosenJob, isOtherViewOnly, isSelecting, withSelecting } from '#core/search/chosen-job.ts'
import { countSearch, describePlaces, describeSearch } from '#core/search/describe-search.ts'
import {
  type AskedQuery,
  BEST_MATCH,
  type JobQuery,
  LAST_VISIT,
  NONE_STATED,
} from '#core/search/query.ts'
import {
  formatQueryParams,
  parseQueryParams,
  withoutIdleCurrency,
} from '#core/search/query-params.ts'
import { savedParams, suggestedName } from '#core/search/saved-search.ts'
import { countOf } from '#core/text/count-of.ts'
import { companyNameOf } from '#work/job/companies-at-hand.ts'
import { foundJobs } from '#work/job/found-jobs.ts'
import { searchOffers } from '#work/job/search-offers.ts'
import { residentOf, withEligibility } from '#work/job/with-eligibility.ts'
import { withMatches } from '#work/match/card-matches.ts'
import { matchPersonOf } from '#work/match/match-person-of.ts'
import { planBanner } from '#work/plan/plan-banner.ts'
import { openSavedSearch } from '#work/search/save-search.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Route } from './+types/jobs.ts'
import { activeFilters, jobsAddress, placeLinks, withoutFilters } from './active-filters.ts'
import { askedQuery, atInstant, pageSearch } from './asked-query.ts'
import { ChooseBar } from './choose-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterSidebar } from './filter-sidebar.tsx'
import { findElsewhere } from './find-elsewhere.ts'
import { FollowButton } from './follow-button.tsx'
import { FoundJobs } from './found-jobs.tsx'
import { currencyOf, homeChoices, withUsualZone, zoneOf } from './home-choices.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { NoticeLine } from './notice-line.tsx'
import { offerLink } from './offer-link.ts'
import { PageSizeMenu } from './page-size-menu.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { readPreview } from './read-preview.tsx'
import { SearchBox } from './search-box.tsx'
import { SEARCH_FORM } from './search-form.ts'
import { SearchHelp } from './search-help.tsx'
import { fallbackHeading, searchNotices } from './search-notices.ts'
import { searchOrFallback } from './search-or-fallback.ts'
import { readingNote } from './search-reading.ts'
import { SortMenu } from './sort-menu.tsx'
import { useChosenJob } from './use-chosen-job.ts'
import { useSearchForm } from './use-search-form.ts'

/** With more filters than this, a list is one of thousands of similar ones, so search engines should not index it. */
const MAX_INDEXED_FILTERS = 2

export const middleware: Route.MiddlewareFunction[] = [recordJobView('list'), rememberHome]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { search, clock, outageCache } = services
  const address = new URL(request.url)
  const params = withUsualZone(address.searchParams)
  const read = parseQueryParams(params, { unknown: 'ignore', isPersonal: true })
  if (!read.query) throw new Refusal('invalid_parameter', read.problems)
  const viewer = publicViewerOf(context)
  const person = viewer && (await matchPersonOf(services, viewer.id))
  const lastVisitAt = context.get(lastVisitContext)
  const asked = askedQuery(read.query, { isPersonKnown: person !== null, lastVisitAt })
  const now = clock.now()
  const home = residentOf(asked) ?? (await knownHome({ request, context }))
  const usualCurrency = currencyOf(home?.home ?? null)
  // A search that names no currency and has no limits shows salaries in the currency of one's home.
  const isCurrencyOpen =
    !params.has('salaryCurrency') && asked.salaryMin === null && asked.salaryMax === null
  const salaryCurrency = isCurrencyOpen ? usualCurrency : asked.salaryCurrency
  const query = { ...asked, isCurrencyChosen: salaryCurrency !== usualCurrency }

  const chosen = chosenJob(address.search)
  const company = query.company === null ? null : await companyNameOf(services, query.company)
  const filters = activeFilters(query, company)
  const unfiltered = withoutFilters(query)
  const toAsked = (wanted: JobQuery): AskedQuery => ({ ...atInstant(wanted, lastVisitAt), person })
  const ask = (wanted: JobQuery) =>
    search.search(
      { ...toAsked(wanted), salaryCurrency, wantsMoreFacets: true, countsSalaries: true },
      now,
      request.signal,
    )
  const { exact, shown, found } = await searchOrFallback(query, filters.length, ask)
  if (found.ids.length === 0 && found.total > 0) throw new Refusal('page_not_found')
  const offers = await searchOffers(services, {
    query,
    total: exact.total,
    as: toAsked,
    now,
    signal: request.signal,
  })
  // Of the search itself, so that each count says what one more choice would find.
  const { facets, salaries } = exact
  const { reading } = found
  const note = readingNote(shown, reading, found.total)
  const text = reading.corrected ?? query.text
  const toSave = savedParams(read.query)
  const saved =
    viewer &&
    (await openSavedSearch(services, viewer.id, {
      search: toSave,
      keeps: !isFromElsewhere(request),
    }))

  return {
    now,
    query: { ...query, salaryCurrency },
    filters,
    clearHref: jobsAddress(unfiltered),
    text,
    heading: describeSearch({ ...query, text }, company),
    counted: countSearch({ ...query, text }, company, exact),
    path: jobsAddress(withoutIdleCurrency(asked)),
    followed: jobsAddress(toFollowed({ ...asked, text })),
    note,
    preview:
      chosen &&
      (await orIfDatabaseDown(
        () => readPreview({ request, context }, chosen, residentOf(asked)),
        null,
      )),
    isPrivate:
      chosen !== null ||
      filters.length > MAX_INDEXED_FILTERS ||
      query.newSince !== null ||
      shown !== query ||
      note !== null ||
      found.total === 0,
    lastVisitAt,
    savable: viewer &&
      toSave !== '' && {
        search: toSave,
        name: saved?.name ?? suggestedName({ ...query, text }, company),
        isSaved: saved !== null,
      },
    alertSearch: isAlertSearch(alertOfQuery(asked)) ? formatQueryParams({ ...asked, text }) : null,
    notices: searchNotices({
      asked: query,
      shown,
      unfiltered,
      filters: filters.length,
      isVisitUnknown: read.query.newSince === LAST_VISIT && lastVisitAt === null,
      // A signed-in person asked for matches, but their profile has too little to compare.
      isMatchUnknown: viewer !== null && person === null && asksForMatch(read.query),
    }),
    jobs: pack(
      await withEligibility(
        services,
        residentOf(query),
        (await withMatches(services, person, await foundJobs(services, found, query.text))).map(
          withBadge,
        ),
      ),
    ),
    offers: offers.map((offer) => offerLink(offer, filters, company)),
    elsewhere: found.total === 0 ? await findElsewhere(services) : [],
    exactTotal: exact.total,
    /** Null for somebody whose matches are unknown, or who has them first already. */
    bestFirst:
      person !== null && query.sort !== BEST_MATCH && exact.total > 0
        ? jobsAddress({ ...query, sort: BEST_MATCH, page: 1 })
        : null,
    missingIn: exact.total === 0 && query.location ? describePlaces(query.location) : null,
    fallback: fallbackHeading({ asked: query, shown, filters: filters.length, total: found.total }),
    homes: homeChoices(query, home),
    languageNames: Object.fromEntries(
      [...query.languages, ...(facets.more?.languages ?? []).map(({ value }) => value)].map(
        (code) => [code, code === NONE_STATED ? 'None stated' : languageName(code)],
      ),
    ),
    usualCurrency,
    usualZone: zoneOf(home?.home ?? null),
    total: found.total,
    facets: pack(facets),
    salaries,
    places: placeLinks(query, facets.more?.places ?? facets.locations),
    banner: await planBanner(services, viewer?.id ?? null),
    copyFrom: outageCache.copyFrom(),
    next: found.hasMore ? pageSearch(atInstant(shown, lastVisitAt), shown.page + 1) : null,
    previous: shown.page > 1 ? pageSearch(atInstant(shown, lastVisitAt), shown.page - 1) : null,
  }
}

/** Another job beside the same results is no other search, and neither is selecting some of them. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && isOtherViewOnly(currentUrl.search, nextUrl.search)
    ? false
    : defaultShouldRevalidate

// What few searches show.
const loadNoJobsFound = async () => (await import('./no-jobs-found.tsx')).NoJobsFound
const Nothing = onDemand(loadNoJobsFound, import.meta.env.SSR ? await loadNoJobsFound() : null)
const loadSearchOffersBox = async () => (await import('./search-offers-box.tsx')).SearchOffersBox
const Offers = onDemand(
  loadSearchOffersBox,
  import.meta.env.SSR ? await loadSearchOffersBox() : null,
)
const loadReadingNote = async () => (await import('./reading-note.tsx')).ReadingNote
const Note = onDemand(loadReadingNote, import.meta.env.SSR ? await loadReadingNote() : null)
const loadPlanBanner = async () => (await import('#app/plan/plan-banner.tsx')).PlanBanner
const Banner = onDemand(loadPlanBanner, import.meta.env.SSR ? await loadPlanBanner() : null)
const loadSearchSavers = async () => (await import('./search-savers.tsx')).SearchSavers
const Savers = onDemand(loadSearchSavers, import.meta.env.SSR ? await loadSearchSavers() : null)

export default function Jobs({ loaderData: found }: Route.ComponentProps) {
  const { query, text, filters, clearHref, heading, counted, path, isPrivate, exactTotal } = found
  const jobs = usePacked(found.jobs)
  const facets = usePacked(found.facets)
  const { form, apply, applySoon } = useSearchForm(query)
  const { chosen, hasPane, focusNext, onClick, onStep, open, setSelecting } = useChosenJob()
  const { search } = useLocation()
  const selects = isSelecting(search)
  const navigation = useNavigation()
  const isSearching = navigation.location?.pathname === '/jobs'
  const { marks, isVisitor } = useJobMarks()
  const first = jobs.find((job) => whyHidden(job, marks) === null)?.id ?? null
  // Which jobs of other pages are hidden is unknown here, so only a complete list says how many of all are.
  const isComplete = jobs.length === exactTotal
  const hidden = isComplete ? jobs.filter((job) => whyHidden(job, marks) !== null).length : 0
  // Then the title says it all, and there is nothing to filter.
  const isNothing = found.total === 0 && filters.length === 0
  const count = `${countOf(exactTotal, 'job')} found${hidden > 0 ? `, ${hidden} hidden` : ''}`

  const sidebar = {
    // The same on every page of the results, in any order.
    query: { ...query, page: 1, perPage: 1, sort: 'newest' as const },
    facets,
    salaries: found.salaries,
    places: found.places,
    homes: found.homes,
    languageNames: found.languageNames,
    usualZone: found.usualZone,
    usualCurrency: found.usualCurrency,
    total: exactTotal,
    lastVisitAt: found.lastVisitAt,
  }

  return (
    <>
      <PageHead
        title={query.page === 1 ? counted : `${counted}, page ${query.page}`}
        description={`${heading}: ${exactTotal.toLocaleString('en')} open now, gathered from public sources. We list each job once and show the salary when the employer states one.`}
        path={path}
        keywords={[heading, text, query.category, query.location, ...query.tags]}
        feed={{ page: found.followed, title: heading }}
        isPrivate={isPrivate}
      />
      <section className="hero">
        <div className="page jobs-hero">
          <div className="jobs-title">
            <h1>{counted}</h1>
            {!isVisitor && <Savers savable={found.savable || null} now={found.now} />}
            {jobs.some((job) => job.isDemo) && <DemoNotice isMixed={isMixed(jobs)} />}
          </div>
          <div className="jobs-search">
            <SearchBox value={query.text ?? ''} form={SEARCH_FORM} />
            <button type="submit" form={SEARCH_FORM} className="button button-primary">
              Search
            </button>
          </div>
          <SearchHelp />
        </div>
      </section>

      <div className={isNothing ? 'page jobs-layout jobs-layout-nothing' : 'page jobs-layout'}>
        <a href="#results" className="skip-link">
          Skip to results
        </a>
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
          <Kept
            as="div"
            id="filters"
            popover="auto"
            className="filters"
            by={isVisitor && sidebar.lastVisitAt === null ? ['filters', sidebar] : null}
          >
            {() => <FilterSidebar {...sidebar} now={found.now} />}
          </Kept>
        </form>

        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of links, also by keys */}
        <section
          onClick={onClick}
          id="results"
          tabIndex={-1}
          aria-label="Results"
          aria-busy={isSearching}
          className="results"
        >
          <div className="results-head">
            {/*
              Announced as a whole when results arrive. Only screen readers need the number of filters, and a count that
              the title has.
            */}
            <div
              role="status"
              className={hidden === 0 && !found.missingIn && !found.note ? 'sr-only' : undefined}
            >
              <h2>
                {count}
                <span>
                  {text && ` for “${text}”`}
                  {found.missingIn && ` in ${found.missingIn}`}
                </span>
              </h2>
              {filters.length > 0 && (
                <p className="sr-only">With {countOf(filters.length, 'filter')}.</p>
              )}
              {found.note && <Note {...found.note} />}
            </div>
            <button type="button" className="button filters-button" popoverTarget="filters">
              <Icon name="sliders-horizontal" />
              Filters{filters.length > 0 && ` (${filters.length})`}
            </button>
            {found.total > 0 && <SortMenu query={query} onChange={applySoon} />}
            {found.total > 0 && (
              <a
                href={`/jobs${withSelecting(search, !selects)}`}
                rel="nofollow"
                className="button select-jobs"
                data-on={selects || undefined}
                onClick={(event) => {
                  event.preventDefault()
                  void setSelecting(!selects)
                }}
              >
                {selects ? 'Done' : 'Select'}
              </a>
            )}
            <KeysDialog onStep={onStep} open={open} />
            {found.alertSearch && found.total > 0 && (
              <FollowButton search={found.alertSearch} label="Create Alert" />
            )}
          </div>
          {found.preview && (
            <p className="notice preview-elsewhere">
              <span>
                <a href={`/jobs/${found.preview.id}`} className="link">
                  {found.preview.title}
                </a>
                , {found.preview.company}
              </span>
            </p>
          )}
          {found.bestFirst && (
            <p className="jobs-best-first">
              <Icon name="sparkles" />
              <a href={found.bestFirst} rel="nofollow" className="link">
                Show the jobs that fit you best first
              </a>
            </p>
          )}
          <FilterChips filters={filters} clearHref={clearHref} />
          {found.notices.map((notice) => (
            <NoticeLine key={notice.text} {...notice} />
          ))}
          {found.offers.length > 0 && (
            <Offers total={exactTotal} offers={found.offers} alertSearch={found.alertSearch} />
          )}
          {found.fallback && <h2 className="results-fallback">{found.fallback}</h2>}
          {found.total === 0 ? (
            <Nothing
              text={query.text}
              // The offers have the same button.
              alertSearch={found.offers.length > 0 ? null : found.alertSearch}
              elsewhere={found.elsewhere}
            />
          ) : (
            <FoundJobs
              {...found}
              jobs={jobs}
              current={chosen ?? (hasPane ? first : null)}
              isSelecting={selects}
              key={path}
            />
          )}
          {found.banner && found.total > 0 && <Banner {...found.banner} />}
          {found.total > 0 && (
            <div className="results-foot">
              <PageSizeMenu query={query} onChange={applySoon} />
              <FeedLinks what="this search" page={found.followed} />
            </div>
          )}
          <ChooseBar isSelecting={selects} search={search} onDone={setSelecting} />
        </section>
        {(chosen ?? first) !== null && (
          <PreviewPane
            given={found.preview}
            chosen={chosen}
            first={first}
            hasPane={hasPane}
            focusNext={focusNext}
          />
        )}
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
