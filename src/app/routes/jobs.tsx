/** /jobs: search. The address holds the whole search, so that any result can be shared, kept or gone back to. */
import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, useNavigate, useNavigation } from 'react-router'
import { activeFilters, jobsAddress, withoutFilters } from '#app/active-filters.ts'
import { worldContext } from '#app/context.ts'
import { DemoNotice } from '#app/ui/demo-notice.tsx'
import { ErrorPage } from '#app/ui/error-page.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { FilterSidebar } from '#app/ui/filter-sidebar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { JobList, JobListSkeleton } from '#app/ui/job-list.tsx'
import { KeysDialog } from '#app/ui/keys-dialog.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { fillForm, formAddress, SEARCH_FORM } from '#app/ui/search-form.ts'
import { SortMenu } from '#app/ui/sort-menu.tsx'
import { useMoreJobs } from '#app/ui/use-more-jobs.ts'
import type { JobQuery } from '#core/query.ts'
import { formatQueryParams, parseQueryParams } from '#core/query-params.ts'
import { Refusal } from '#core/refusal.ts'
import * as jobs from '#store/jobs.ts'
import type { Route } from './+types/jobs.ts'

/** Beyond this many filters a list is one of thousands alike: not for search engines. */
const MAX_INDEXED_FILTERS = 2

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, search, clock } = context.get(worldContext)
  const read = parseQueryParams(new URL(request.url).searchParams, { unknown: 'ignore' })
  if (!read.query) throw new Refusal('invalid_parameter', read.problems)
  const { query } = read
  const now = clock.now()

  const filters = activeFilters(query)
  const unfiltered = withoutFilters(query)
  let shown = query
  let found = await search.search(query, now)
  if (found.total === 0 && filters.length > 0) {
    shown = unfiltered
    found = await search.search(unfiltered, now)
  }
  if (found.ids.length === 0 && found.total > 0) throw new Refusal('page_not_found')

  return {
    now,
    query,
    filters,
    clearHref: jobsAddress(unfiltered),
    heading: describeSearch(query),
    path: jobsAddress(query),
    isPrivate: filters.length > MAX_INDEXED_FILTERS || shown !== query || found.total === 0,
    /** Set when the filters left nothing and the list is that of the words alone. */
    filtersIgnored: shown !== query,
    jobs: await jobs.cards(db, found.ids),
    total: found.total,
    facets: found.facets,
    next: found.hasMore ? pageSearch(shown, shown.page + 1) : null,
    previous: shown.page > 1 ? pageSearch(shown, shown.page - 1) : null,
  }
}

export default function Jobs({ loaderData: found }: Route.ComponentProps) {
  const { query, filters, clearHref, heading, path, isPrivate, total, facets } = found
  const { form, apply, applySoon } = useSearchForm(query)
  const navigation = useNavigation()
  const isSearching = navigation.location?.pathname === '/jobs'
  const count = `${total.toLocaleString('en')} ${total === 1 ? 'job' : 'jobs'} found`

  return (
    <>
      <PageHead
        title={heading}
        description={`${count}: ${heading.toLowerCase()}, gathered from public sources, with pay, place and age at a glance.`}
        path={path}
        isPrivate={isPrivate}
      />
      <section className="hero">
        <div className="page py-8 md:py-10">
          <h1>{heading}</h1>
          <div className="mt-5 flex max-w-3xl gap-2">
            <SearchBox value={query.text ?? ''} form={SEARCH_FORM} />
            <button type="submit" form={SEARCH_FORM} className="button button-primary">
              Search
            </button>
          </div>
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
            <FilterSidebar query={query} facets={facets} total={total} />
          </div>
        </form>

        <section aria-label="Results" aria-busy={isSearching} className="results">
          <div className="results-head">
            <h2 className="mr-auto">
              <span role="status">
                {count}
                {query.text && <span className="font-normal text-muted"> for “{query.text}”</span>}
              </span>
            </h2>
            <button type="button" className="button lg:hidden" popoverTarget="filters">
              <Icon name="sliders-horizontal" />
              Filters{filters.length > 0 && ` (${filters.length})`}
            </button>
            <SortMenu sort={query.sort} onChange={apply} />
            <KeysDialog />
          </div>
          <FilterChips filters={filters} clearHref={clearHref} />
          {found.filtersIgnored && total > 0 && (
            <p className="notice notice-warn">
              <Icon name="triangle-alert" />
              <span className="flex-1">
                No job fits all of these filters. Below is every job without them.
              </span>
              <a href={clearHref} className="button button-small" data-keep-scroll>
                Clear filters
              </a>
            </p>
          )}
          {found.jobs.some((job) => job.isDemo) && <DemoNotice />}
          {total === 0 ? <NothingFound text={query.text} /> : <Found {...found} key={path} />}
        </section>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) ? <ErrorPage error={error} /> : <SearchFailed />
}

type FoundProps = Pick<
  Awaited<ReturnType<typeof loader>>,
  'jobs' | 'total' | 'now' | 'next' | 'previous'
>

function Found({ jobs, total, now, next, previous }: FoundProps) {
  const rest = useMoreJobs({ jobs, next })
  const shown = [...jobs, ...rest.more]
  const results = useRef<HTMLDivElement>(null)
  const focusFrom = useRef<number | null>(null)

  // The first of the new jobs is where the keyboard goes on.
  useEffect(() => {
    if (focusFrom.current === null || shown.length <= focusFrom.current) return
    const titles = results.current?.querySelectorAll<HTMLElement>('[data-job] h3 a')
    titles?.[focusFrom.current]?.focus({ preventScroll: true })
    focusFrom.current = null
  }, [shown.length])

  return (
    <div ref={results} className="grid gap-3">
      {previous && (
        <a href={`/jobs?${previous}`} className="button">
          Load Previous Jobs
        </a>
      )}
      <JobList jobs={shown} now={now} />
      {rest.isLoading && <JobListSkeleton cards={3} />}
      {rest.next && (
        <a
          href={`/jobs?${rest.next}`}
          className="button justify-self-center"
          aria-disabled={rest.isLoading}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            focusFrom.current = shown.length
            void rest.load()
          }}
        >
          Load More Jobs
        </a>
      )}
      <p role="status" className="sr-only">
        {rest.more.length > 0 && `Showing ${shown.length} of ${total.toLocaleString('en')} jobs`}
      </p>
    </div>
  )
}

function NothingFound({ text }: { text: string | null }) {
  return (
    <div className="card px-6 py-12 text-center">
      <h3 className="text-lg">No jobs found</h3>
      <p className="mx-auto mt-2 max-w-96 text-muted">
        {text
          ? `Nothing holds all of “${text}”. Check the spelling, or ask for less.`
          : 'New jobs appear here as soon as a source lists them.'}
      </p>
      {text && (
        <a href="/jobs" className="button button-primary mt-5">
          Clear search
        </a>
      )}
    </div>
  )
}

function SearchFailed() {
  return (
    <div className="page py-16">
      <title>Search failed | Rolecall</title>
      <div className="max-w-text space-y-4" role="alert">
        <h1>Failed to search jobs. Please try again.</h1>
        <p className="text-muted">
          The search did not answer. What you were looking for is kept in the address.
        </p>
        {/* An address of nothing but a question mark would lose it: the same page is loaded anew. */}
        <button
          type="button"
          className="button button-primary"
          onClick={() => window.location.reload()}
        >
          Try Again
        </button>
      </div>
    </div>
  )
}

/** Fields that are still being moved or typed in wait a little; a box or a menu counts at once. */
const SETTLE_MS = 400

function useSearchForm(query: JobQuery) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()

  useEffect(() => {
    if (form.current) fillForm(form.current, query)
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = () => {
    clearTimeout(timer.current)
    if (form.current)
      void navigate(`/jobs${formAddress(form.current)}`, { preventScrollReset: true })
  }
  const applySoon = ({ target }: { target: EventTarget }) => {
    // A field without a name is about this browser, not about the search.
    if (
      !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) ||
      !target.name
    ) {
      return
    }
    clearTimeout(timer.current)
    const settles = target.type === 'range' || target.type === 'text'
    timer.current = setTimeout(apply, settles ? SETTLE_MS : 0)
  }
  return { form, apply, applySoon }
}

/** The search of another page of the same list, for the page and for the API, whose page size differs. */
function pageSearch(query: JobQuery, page: number) {
  const search = formatQueryParams({ ...query, page })
  const isDefaultSize = !/(?:^|&)perPage=/.test(search)
  return [search, isDefaultSize && `perPage=${query.perPage}`].filter(Boolean).join('&')
}

/** "Remote rust jobs in Berlin", as a heading; "Tech jobs" when nothing is asked. */
function describeSearch({ text, category, tags, remote, location }: JobQuery): string {
  const subject = text ?? category ?? (tags.length === 1 ? tags[0] : null) ?? 'tech'
  const words = [remote && 'remote', subject, 'jobs', location && `in ${location}`]
  const sentence = words.filter(Boolean).join(' ')
  return sentence[0]?.toUpperCase() + sentence.slice(1)
}
