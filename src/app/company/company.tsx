/** /companies/:slug: facts about one company, and its open jobs, newest first. */

import { detailsWay } from '#app/company-details/details-address.ts'
import { DemoNotice } from '#app/frame/demo-notice.tsx'
import { FeedLinks } from '#app/frame/feed-links.tsx'
import { JsonLd } from '#app/frame/json-ld.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { JobList } from '#app/job/job-list.tsx'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { servicesContext } from '#app/request/context.ts'
import { publicViewerOf } from '#app/request/viewer.ts'
import { jobsAddress } from '#app/search/active-filters.ts'
import { FollowButton } from '#app/search/follow-button.tsx'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Refusal } from '#core/api/refusal.ts'
import type { Company } from '#core/company/company.ts'
import { breadcrumbs, organization } from '#core/html/structured-data.ts'
import { LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { type Count, EMPTY_QUERY, type Facets, type JobQuery } from '#core/search/query.ts'
import { parseQueryParams } from '#core/search/query-params.ts'
import { countOf } from '#core/text/count-of.ts'
import { followingAlert } from '#work/alert/following-alert.ts'
import { companyBySlug } from '#work/job/companies-at-hand.ts'
import type { Route } from './+types/company.ts'
import { formatHeadCount } from './company-facts.ts'
import { WebsiteLink } from './website-link.tsx'

/** How many links to narrower searches are shown, enough to see what the company is looking for. */
const PLACES_NAMED = 4
const TAGS_NAMED = 4

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { search, cards, clock, settings } = services
  const company = await companyBySlug(services, params.slug)
  if (!company) throw new Refusal('company_not_found')
  const asked = [...new URL(request.url).searchParams].filter(([name]) => name === 'page')
  const read = parseQueryParams(asked, { unknown: 'ignore' })
  if (!read.query) throw new Refusal('invalid_parameter', read.problems)

  const now = clock.now()
  const query: JobQuery = { ...EMPTY_QUERY, company: company.slug, page: read.query.page }
  const found = await search.search(query, now)
  if (query.page > 1 && found.ids.length === 0) throw new Refusal('page_not_found')
  return {
    now,
    company,
    followedBy: await followingAlert(services, publicViewerOf(context), company.slug),
    page: query.page,
    lastPage: Math.ceil(found.total / query.perPage),
    total: found.total,
    jobs: await cards(found.ids),
    searchHref: jobsAddress({ ...query, page: 1 }),
    narrower: narrowerSearches({ ...query, page: 1 }, found.facets, found.total),
    structuredData: structuredData(company, settings.publicUrl),
    copyFrom: services.outageCache.copyFrom(),
  }
}

export default function CompanyPage({ loaderData: found }: Route.ComponentProps) {
  const { company, page, total, narrower } = found
  const { name, website, isTop, isDemo } = company
  const details = detailsWay(company.slug, useJobMarks().isVisitor)
  const jobsText = countOf(total, 'open job')
  return (
    <>
      <PageHead
        title={page === 1 ? `Jobs at ${name}` : `Jobs at ${name}, page ${page}`}
        description={`${jobsText} at ${name}${company.location ? ` (${company.location})` : ''}, newest first, with salary, location and posting date.`}
        path={addressOf(company, page)}
        keywords={[`${name} jobs`, name, company.location, company.sector]}
        feed={{ page: addressOf(company, 1), title: `Jobs at ${name}` }}
        isPrivate={isDemo || total === 0}
      />
      {found.structuredData.map((data, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed order
        <JsonLd key={at} data={data} />
      ))}
      <section className="hero">
        <div className="page py-6 md:py-8">
          <a href="/companies" className="company-back">
            <Icon name="arrow-left" />
            All companies
          </a>
          <div className="company-title">
            <CompanyTile name={name} size="large" />
            <div className="company-name">
              <h1>{name}</h1>
              {(isTop || isDemo) && (
                <p className="mt-2 flex flex-wrap gap-1.5">
                  {isTop && <span className="badge">Top Company</span>}
                  {isDemo && <span className="badge badge-info">Sample data</span>}
                </p>
              )}
            </div>
            {found.followedBy === null ? (
              <FollowButton search={`company=${company.slug}`} label="Follow" />
            ) : (
              <a href={`/dashboard/job-alerts?edit=${found.followedBy}`} className="button">
                <Icon name="check" />
                Following
              </a>
            )}
            <a href={details.href} rel="nofollow" className="button">
              <Icon name={details.icon} />
              {details.label}
            </a>
            {website && <WebsiteLink website={website} name={name} />}
          </div>
          <Facts company={company} />
        </div>
      </section>

      <section className="page directory">
        <div className="directory-head">
          <h2 className="tabular-nums">{total === 0 ? 'No open jobs right now' : jobsText}</h2>
          {total > 0 && (
            <a href={found.searchHref} className="button button-small ml-auto">
              <Icon name="sliders-horizontal" />
              Search and filter these jobs
            </a>
          )}
        </div>
        {narrower.length > 0 && (
          <ul className="narrower" aria-label="Filter these jobs">
            {narrower.map(({ label, count, href }) => (
              <li key={href}>
                <a href={href} className="pill">
                  {label} <span className="option-count">{count.toLocaleString('en')}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {isDemo && <DemoNotice className="mb-4" />}
        {total === 0 ? (
          <div className="card px-6 py-12 text-center">
            <p className="text-muted">
              {name} has no open jobs at the moment. New jobs appear here as soon as they’re listed.
            </p>
            <a href="/jobs" className="button mt-5">
              Browse all jobs
            </a>
          </div>
        ) : (
          <JobList jobs={found.jobs} now={found.now} />
        )}
        <Pager page={page} last={found.lastPage} hrefOf={(number) => addressOf(company, number)} />
        <div className="mt-6">
          <FeedLinks what="this company" page={addressOf(company, 1)} />
        </div>
      </section>
    </>
  )
}

function Facts({ company }: { company: Company }) {
  const { location, employees, sector, rating } = company
  const facts = [
    ['Location', location],
    ['Industry', sector],
    ['Employees', employees === null ? null : formatHeadCount(employees)],
    ['Rating', rating === null ? null : `${rating}/5`],
  ].filter(([, value]) => value !== null)
  if (facts.length === 0) return null
  return (
    <dl className="company-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Filtered searches that match some of this company's jobs but not all. */
function narrowerSearches(query: JobQuery, facets: Facets, total: number) {
  const each = <Value extends string>(
    counts: readonly Count<Value>[],
    change: (value: Value) => Partial<JobQuery>,
    labels?: Readonly<Record<Value, string>>,
  ) =>
    counts
      .filter(({ count }) => count > 0 && count < total)
      .map(({ value, count }) => ({
        label: labels?.[value] ?? value,
        count,
        href: jobsAddress({ ...query, ...change(value) }),
      }))

  return [
    ...each(facets.workSettings, (value) => ({ workSettings: [value] }), WORK_SETTING_LABELS),
    ...each(facets.levels, (value) => ({ levels: [value] }), LEVEL_LABELS),
    ...each(facets.locations.slice(0, PLACES_NAMED), (location) => ({ location })),
    ...each(facets.tags.slice(0, TAGS_NAMED), (value) => ({ tags: [value] })),
  ]
}

/** Sample companies get no Organization data because they don't exist. */
function structuredData(company: Company, publicUrl: string): object[] {
  const url = publicUrl + addressOf(company, 1)
  const { name, website, isDemo } = company
  const trail = breadcrumbs([
    { name: 'Home', url: `${publicUrl}/` },
    { name: 'Companies', url: `${publicUrl}/companies` },
    { name, url },
  ])
  const sameAs = website === null ? [] : [website]
  const employer = isDemo ? null : organization({ name, url, logo: null, sameAs })
  return [trail, employer].filter((data) => data !== null)
}

function addressOf({ slug }: Company, page: number) {
  const path = `/companies/${encodeURIComponent(slug)}`
  return page > 1 ? `${path}?page=${page}` : path
}
