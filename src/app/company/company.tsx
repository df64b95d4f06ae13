/**
 * /companies/:slug: what we know about a company, how it hires, and its open jobs by field. The list of all of them is
 * in the search.
 */

import { redirect } from 'react-router'
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
import { DotLine } from '#app/ui/dot-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { Refusal } from '#core/api/refusal.ts'
import type { Company } from '#core/company/company.ts'
import { breadcrumbs, organization } from '#core/html/structured-data.ts'
import type { JobCard } from '#core/job/job.ts'
import { LEVEL_LABELS, WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { type Count, EMPTY_QUERY, type Facets, type JobQuery } from '#core/search/query.ts'
import { parseQueryParams } from '#core/search/query-params.ts'
import { countOf } from '#core/text/count-of.ts'
import type { FieldJobs } from '#store/company-hiring.ts'
import { followingAlert } from '#work/alert/following-alert.ts'
import { hiringOf } from '#work/company/company-hiring.ts'
import { companyBySlug } from '#work/job/companies-at-hand.ts'
import './company-page.css'
import '#app/ui/back-link.css'
import { companySummary } from '#core/company/company-facts.ts'
import type { Route } from './+types/company.ts'
import { barsNote } from './bars-note.ts'
import {
  CompanyBars,
  CompanyChart,
  CompanyPay,
  CompanyRecord,
  hasRecord,
} from './company-record.tsx'
import { shownCompany, tooFewClosed } from './shown-company.ts'
import { WebsiteLink } from './website-link.tsx'

/** How many links to narrower searches are shown, enough to see what the company is looking for. */
const PLACES_NAMED = 5
const TAGS_NAMED = 12
/** Jobs shown in all, divided between the fields; at least `LEAST_OF_FIELD` of each. */
const JOBS_SHOWN = 18
const LEAST_OF_FIELD = 3

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { search, cards, clock, settings } = services
  const company = await companyBySlug(services, params.slug)
  if (!company) throw new Refusal('company_not_found')
  const asked = [...new URL(request.url).searchParams].filter(([name]) => name === 'page')
  const read = parseQueryParams(asked, { unknown: 'ignore' })
  if (!read.query) throw new Refusal('invalid_parameter', read.problems)

  const { page } = read.query
  const query: JobQuery = { ...EMPTY_QUERY, company: company.slug, page: 1 }
  // Further pages of the list are in the search.
  if (page > 1) throw redirect(jobsAddress({ ...query, page }), 301)
  const now = clock.now()
  const [found, hiring, followedBy] = await Promise.all([
    search.search({ ...query, perPage: 1 }, now),
    hiringOf(services, company.slug),
    followingAlert(services, publicViewerOf(context), company.slug),
  ])
  const ofEach = Math.max(LEAST_OF_FIELD, Math.floor(JOBS_SHOWN / hiring.fields.length))
  const fields = hiring.fields.map((field) => ({ ...field, newest: field.newest.slice(0, ofEach) }))
  const newest = await cards(fields.flatMap(({ newest }) => newest))
  return {
    now,
    company,
    followedBy,
    summary: companySummary(company),
    total: found.total,
    shown: shownCompany(hiring, found.total),
    tooFew: hiring.record.daysOpen === null ? tooFewClosed(hiring.record) : null,
    groups: groupsOf({ fields, newest, query, total: found.total }),
    searchHref: jobsAddress(query),
    bars: barsOf(query, found.facets, found.total),
    stack: narrower(query, found.facets.tags.slice(0, TAGS_NAMED), (tag) => ({ tags: [tag] })),
    structuredData: structuredData(company, settings.publicUrl),
    copyFrom: services.outageCache.copyFrom(),
  }
}

export default function CompanyPage({ loaderData: found }: Route.ComponentProps) {
  const { company, total, now, shown } = found
  const { name, isDemo } = company
  const jobsText = countOf(total, 'open job')
  return (
    <>
      <PageHead
        title={`Jobs at ${name}`}
        description={`${jobsText} at ${name}${company.location ? ` (${company.location})` : ''}, with salary, location and posting date, and how long jobs stay open.`}
        path={addressOf(company)}
        keywords={[`${name} jobs`, name, company.location, company.sector]}
        feed={{ page: addressOf(company), title: `Jobs at ${name}` }}
        isPrivate={isDemo || total === 0}
      />
      {found.structuredData.map((data, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed order
        <JsonLd key={at} data={data} />
      ))}
      <CompanyHead {...found} />
      <div className="page company-columns">
        <section className="company-jobs" aria-labelledby="jobs-title">
          <div className="company-jobs-head">
            <h2 id="jobs-title">{total === 0 ? 'No open jobs right now' : jobsText}</h2>
            {total > 0 && (
              <a href={found.searchHref} className="button button-small">
                <Icon name="sliders-horizontal" />
                Search and filter these jobs
              </a>
            )}
          </div>
          {isDemo && <DemoNotice />}
          {total === 0 ? (
            <div className="card company-empty">
              <p>
                {name} has no open jobs at the moment. New jobs appear here as soon as they’re
                listed.
              </p>
              <a href="/jobs" className="button">
                Browse all jobs
              </a>
            </div>
          ) : (
            found.groups.map((group) => <FieldGroup key={group.title} {...group} now={now} />)
          )}
        </section>
        <aside className="company-side" aria-label={`About ${name}`}>
          {shown.chart && <CompanyChart chart={shown.chart} />}
          <CompanyRecord {...shown} tooFew={found.tooFew} now={now} />
          {shown.pay && <CompanyPay pay={shown.pay} />}
          {found.bars.map((bars) => (
            <CompanyBars key={bars.id} {...bars} />
          ))}
          {found.stack.length > 0 && (
            <section aria-labelledby="stack-title">
              <h2 id="stack-title">Stack</h2>
              <p className="company-stack">
                {found.stack.map(({ label, count, href }) => (
                  <a key={href} href={href} className="tag">
                    {label} <span className="option-count">{count.toLocaleString('en')}</span>
                  </a>
                ))}
              </p>
            </section>
          )}
          <FeedLinks what="this company" page={addressOf(company)} />
        </aside>
      </div>
    </>
  )
}

type Data = Route.ComponentProps['loaderData']

function CompanyHead({ company, summary, shown, tooFew, followedBy, now }: Data) {
  const { slug, name, logo, website, isTop } = company
  const confirmedAt = hasRecord({ ...shown, tooFew }) ? null : shown.lastSeenAt
  const details = detailsWay(slug, useJobMarks().isVisitor)
  return (
    <section className="hero">
      <div className="page company-head">
        <a href="/companies" className="back-link">
          <Icon name="arrow-left" />
          All companies
        </a>
        <div className="company-title">
          <CompanyTile name={name} logo={logo} size="large" />
          <div className="company-name">
            <h1>{name}</h1>
            {(summary.length > 0 || confirmedAt) && (
              <p className="company-sentence">
                <DotLine>
                  {summary}
                  {confirmedAt && (
                    <span>
                      Jobs last confirmed <TimeAgo at={confirmedAt} now={now} inSentence />
                    </span>
                  )}
                </DotLine>
              </p>
            )}
            {isTop && (
              <p className="company-badges">
                <span className="badge">Top Company</span>
              </p>
            )}
          </div>
          <div className="company-acts no-print">
            {followedBy === null ? (
              <FollowButton
                search={`company=${slug}`}
                label="Follow"
                className="button button-primary"
              />
            ) : (
              <a href={`/dashboard/job-alerts?edit=${followedBy}`} className="button">
                <Icon name="check" />
                Following
              </a>
            )}
            <a href={details.href} rel="nofollow" className="button">
              <Icon name={details.icon} />
              {details.label}
            </a>
            {website && <WebsiteLink website={website} name={name} className="company-website" />}
          </div>
        </div>
        {shown.figures.length > 0 && (
          <dl className="company-figures">
            {shown.figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}

type Group = {
  title: string
  jobs: JobCard[]
  /** All of them, where not all are shown. */
  all: { label: string; href: string } | null
}

function FieldGroup({ title, jobs, all, now }: Group & { now: Date }) {
  return (
    <section className="company-field" aria-label={title}>
      <h3>{title}</h3>
      <JobList jobs={jobs} now={now} />
      {all && (
        <p className="company-field-more">
          <a href={all.href} className="link">
            {all.label}
          </a>
        </p>
      )}
    </section>
  )
}

type GroupsProps = {
  fields: readonly FieldJobs[]
  newest: readonly JobCard[]
  query: JobQuery
  /** How many open jobs the company has. */
  total: number
}

/** One group a field; a company with few jobs has a single one. */
function groupsOf({ fields, newest, query, total }: GroupsProps) {
  const byId = new Map(newest.map((job) => [job.id, job]))
  return fields.map(({ field, jobs: count, newest }): Group => {
    const jobs = newest.flatMap((id) => byId.get(id) ?? [])
    const title = field ?? (fields.length === 1 ? 'All fields' : 'Other fields')
    const href = jobsAddress({ ...query, ...(field && { category: field }) })
    const label = field
      ? `All ${count.toLocaleString('en')} in ${field}`
      : `All ${total.toLocaleString('en')} open jobs, newest first`
    return { title, jobs, all: count > newest.length ? { label, href } : null }
  })
}

function barsOf(query: JobQuery, facets: Facets, total: number) {
  const bars = [
    {
      id: 'places-title',
      title: 'By place',
      noun: 'place',
      bars: narrower(query, facets.locations.slice(0, PLACES_NAMED), (location) => ({ location })),
      isWhole: facets.locations.length <= PLACES_NAMED,
    },
    {
      id: 'settings-title',
      title: 'By work setting',
      noun: 'work setting',
      isWhole: true,
      bars: narrower(
        query,
        facets.workSettings,
        (value) => ({ workSettings: [value] }),
        (value) => WORK_SETTING_LABELS[value],
      ),
    },
    {
      id: 'levels-title',
      title: 'By level',
      noun: 'level',
      isWhole: true,
      bars: narrower(
        query,
        facets.levels,
        (value) => ({ levels: [value] }),
        (value) => LEVEL_LABELS[value],
      ),
    },
  ]
  return bars
    .filter(({ bars }) => bars.length > 1)
    .map(({ noun, isWhole, ...one }) => ({
      ...one,
      bars: scaled(one.bars),
      note: barsNote({ counts: one.bars.map(({ count }) => count), isWhole, total, noun }),
    }))
}

/** `share` is in percent of the longest. */
function scaled<Bar extends { count: number }>(bars: readonly Bar[]) {
  const most = Math.max(...bars.map(({ count }) => count))
  return bars.map((bar) => ({ ...bar, share: Math.round((bar.count / most) * 1_000) / 10 }))
}

/** A search for each value that some of this company's jobs have. */
const narrower = <Value extends string>(
  query: JobQuery,
  counts: readonly Count<Value>[],
  change: (value: Value) => Partial<JobQuery>,
  labelOf: (value: Value) => string = (value) => value,
) =>
  counts
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({
      label: labelOf(value),
      count,
      href: jobsAddress({ ...query, ...change(value) }),
    }))

/** Sample companies get no Organization data because they don't exist. */
function structuredData(company: Company, publicUrl: string): object[] {
  const url = publicUrl + addressOf(company)
  const { name, logo, website, isDemo } = company
  const trail = breadcrumbs([
    { name: 'Home', url: `${publicUrl}/` },
    { name: 'Companies', url: `${publicUrl}/companies` },
    { name, url },
  ])
  const sameAs = website === null ? [] : [website]
  const employer = isDemo
    ? null
    : organization({ name, url, logo: logo && publicUrl + logo, sameAs })
  return [trail, employer].filter((data) => data !== null)
}

const addressOf = ({ slug }: Company) => `/companies/${encodeURIComponent(slug)}`
