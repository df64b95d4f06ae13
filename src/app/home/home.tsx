/** /: the home page. The latest jobs, the search, and links into the catalog. */
import { JsonLd } from '#app/frame/json-ld.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { JobList } from '#app/job/job-list.tsx'
import { servicesContext } from '#app/request/context.ts'
import { isPaused, viewerOf } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Kept } from '#app/ui/kept.tsx'
import { pack, usePacked } from '#app/ui/packed.ts'
import { organization, webSite } from '#core/html/structured-data.ts'
import type { Category } from '#core/job/job.ts'
import { defaultSort, EMPTY_QUERY } from '#core/search/query.ts'
import { formatQueryParams } from '#core/search/query-params.ts'
import { countOf } from '#core/text/count-of.ts'
import { DEMO_TESTIMONIALS } from '#demo/testimonials.ts'
import { homeData, homeFrame } from '#work/job/home-data.ts'
import type { Route } from './+types/home.ts'
import { type Catalog, HomeCatalog, Nothing } from './home-catalog.tsx'
import { Masthead } from './masthead.tsx'
import { RuledSection } from './ruled-section.tsx'
import { Testimonials } from './testimonials.tsx'

const FEATURED_JOBS = 4
const ROLL_LINES = 7
const POPULAR_TAGS = 8
const FILTER_LOCATIONS = 8

/** Formatted in the loader only, because browsers punctuate the date differently. */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { search, cards, clock, settings, outageCache } = services
  const now = clock.now()
  // Extra jobs, because some of the newest may also be featured.
  const newest = { ...EMPTY_QUERY, perPage: ROLL_LINES + FEATURED_JOBS }
  const [home, everything, { featuredCompanies, hasDemo }] = await Promise.all([
    homeData(services),
    search.search(newest, now),
    homeFrame(services),
  ])
  const featuredJobs = home.featuredJobs.slice(0, FEATURED_JOBS)
  const featured = new Set(featuredJobs.map(({ id }) => id))
  const rest = everything.ids.filter((id) => !featured.has(id)).slice(0, ROLL_LINES)
  return {
    now,
    today: DAY.format(now),
    jobs: home.totalJobs,
    companies: home.totalCompanies,
    shownJobs: pack({ featuredJobs, latestJobs: await cards(rest) }),
    copyFrom: outageCache.copyFrom(),
    tags: home.popularTags
      .slice(0, POPULAR_TAGS)
      .map(({ name }) => ({ name, href: forText(name) })),
    catalog: pack<Catalog>({
      categories: home.topCategories
        .toSorted(byCount)
        .map((category) => ({ ...category, href: inCategory(category.name) })),
      locations: home.topLocations
        .toSorted(byCount)
        .map((place) => ({ ...place, href: atLocation(place.name) })),
      featuredCompanies,
    }),
    filterLocations: everything.facets.locations.slice(0, FILTER_LOCATIONS),
    isSignedIn: isPaused(context) || viewerOf(context) !== null,
    hasDemo,
    testimonials: hasDemo ? DEMO_TESTIMONIALS : [],
    structuredData: [
      webSite({
        name: 'Rolecall',
        url: `${settings.publicUrl}/`,
        searchUrl: `${settings.publicUrl}/jobs?query={search_term}`,
      }),
      organization({
        name: settings.operator.name ?? 'Rolecall',
        url: `${settings.publicUrl}/`,
        logo: `${settings.publicUrl}/icon-512.png`,
        sameAs: settings.operator.links,
      }),
    ],
  }
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const isEmpty = home.jobs === 0
  const { featuredJobs, latestJobs } = usePacked(home.shownJobs)
  const catalog = usePacked(home.catalog)
  return (
    <>
      <PageHead
        title="Rolecall: tech jobs, each listed once"
        description={`${countOf(home.jobs, 'open tech job')} at ${countOf(home.companies, 'hiring company', 'hiring companies')}, gathered from public sources. We list each job once and show the salary when the employer states one.`}
        path="/"
        feed={{ page: '/jobs', title: 'Newest jobs' }}
      />
      {home.structuredData.map((data, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed pair
        <JsonLd key={at} data={data} />
      ))}

      <Masthead {...home} latestJobs={latestJobs} />

      <div className="page home-sections">
        <RuledSection
          title="Featured Jobs"
          aside="What others look at most"
          more={{ href: '/jobs', label: 'All jobs' }}
        >
          {isEmpty ? (
            <Nothing>The most viewed jobs appear here.</Nothing>
          ) : (
            <JobList jobs={featuredJobs} now={home.now} />
          )}
        </RuledSection>

        <Kept as="div" className="contents" by={['home-catalog', catalog]}>
          {() => <HomeCatalog {...catalog} />}
        </Kept>

        {home.testimonials.length > 0 && (
          <RuledSection
            title="What People Say"
            aside="These quotes are made up for the demo, and so is the claim that more than 10,000 professionals use Rolecall."
          >
            <Testimonials testimonials={home.testimonials} />
          </RuledSection>
        )}

        <section className="closing">
          <h2 className="closing-title">Find your next job</h2>
          <p className="text-muted">
            You can search and apply without an account. With an account, you can save jobs, track
            your applications, and tailor your CV to each job.
          </p>
          <p className="flex flex-wrap gap-3">
            {home.isSignedIn ? (
              <a href="/dashboard" className="button button-primary">
                Dashboard
              </a>
            ) : (
              <a href="/auth/signup" className="button button-primary">
                Sign up
              </a>
            )}
            <a href="/jobs" className="button">
              Browse Jobs
              <Icon name="arrow-right" />
            </a>
          </p>
        </section>
      </div>
    </>
  )
}

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count
const forText = (text: string) =>
  `/jobs?${formatQueryParams({ ...EMPTY_QUERY, text, sort: defaultSort(text) })}`
const inCategory = (category: Category) =>
  `/jobs?${formatQueryParams({ ...EMPTY_QUERY, category })}`
const atLocation = (location: string) => `/jobs?${formatQueryParams({ ...EMPTY_QUERY, location })}`
