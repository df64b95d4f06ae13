/** /sitemap: every page for people, plus the most useful searches. Search engines have /sitemap.xml. */

import { DemoNotice } from '#app/frame/demo-notice.tsx'
import { useFrameData } from '#app/frame/frame-data.ts'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import * as companies from '#store/companies.ts'
import * as jobs from '#store/jobs.ts'
import { homeData } from '#work/job/home-data.ts'
import type { Route } from './+types/site-map.ts'

/** A list short enough to scan; /companies has them all. */
const COMPANIES = 60

const PAGES = [
  {
    title: 'Find a job',
    links: [
      ['/', 'Home'],
      ['/jobs', 'Jobs'],
      ['/jobs?remote=true', 'Remote jobs'],
      ['/jobs.rss', 'Newest jobs as a feed (RSS)'],
      ['/companies', 'Companies'],
      ['/salaries', 'Salaries'],
      ['/trends', 'Trends'],
      ['/job-alerts', 'Job Alerts'],
      ['/resources', 'Career Resources'],
    ],
  },
  {
    title: 'Rolecall',
    links: [
      ['/about', 'About'],
      ['/contact', 'Contact'],
      ['/post-a-job', 'Post a Job'],
      ['/newsletter', 'Newsletter'],
      ['/api/docs', 'API reference'],
      ['/sitemap', 'Sitemap'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['/privacy', 'Privacy Policy'],
      ['/terms', 'Terms of Service'],
      ['/cookies', 'Cookie Policy'],
      ['/accessibility', 'Accessibility'],
    ],
  },
] as const

/** Where there are plans. */
const SUBSCRIPTIONS = ['/subscription', 'Subscriptions'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db } = services
  const [{ topCategories, topLocations }, directory, { hasDemo }] = await Promise.all([
    homeData(services),
    companies.directory(db, { text: null, page: 1, perPage: COMPANIES }),
    jobs.demoState(db),
  ])
  const named = directory.companies.map(({ slug, name, openJobs }) => ({ slug, name, openJobs }))
  return {
    categories: topCategories,
    locations: topLocations,
    companies: named,
    totalCompanies: directory.total,
    hasDemo,
  }
}

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  const { categories, locations, companies, totalCompanies, hasDemo } = loaderData
  const hasPlans = Boolean(useFrameData()?.plans)
  return (
    <div className="page py-10 md:py-14">
      <PageHead
        title="Sitemap"
        description="Every page of Rolecall, with jobs by category and location, and the companies that are hiring."
        path="/sitemap"
      />
      <h1>Sitemap</h1>
      {hasDemo && <DemoNotice className="mt-6" />}
      <div className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {PAGES.map(({ title, links }) => (
          <Group
            key={title}
            title={title}
            links={[...links, ...(title === 'Rolecall' && hasPlans ? [SUBSCRIPTIONS] : [])].map(
              ([to, label]) => ({ to, label, count: null }),
            )}
          />
        ))}
        <Group
          title="Jobs by category"
          links={categories.map(({ name, count }) => ({
            to: `/jobs?category=${encodeURIComponent(name)}`,
            label: name,
            count,
          }))}
        />
        <Group
          title="Jobs by location"
          links={locations.map(({ name, count }) => ({
            to: `/jobs?location=${encodeURIComponent(name)}`,
            label: name,
            count,
          }))}
        />
      </div>
      {companies.length > 0 && (
        <section className="mt-12" aria-labelledby="companies-title">
          <h2 id="companies-title">Companies that are hiring</h2>
          <ul className="mt-3 columns-1 gap-8 sm:columns-2 lg:columns-3">
            {companies.map(({ slug, name, openJobs }) => (
              <MapLink key={slug} to={`/companies/${slug}`} label={name} count={openJobs} />
            ))}
          </ul>
          {totalCompanies > companies.length && (
            <p className="mt-4">
              <a href="/companies" className="link">
                All {totalCompanies.toLocaleString('en-US')} companies
              </a>
            </p>
          )}
        </section>
      )}
    </div>
  )
}

type MapEntry = { to: string; label: string; count: number | null }

function Group({ title, links }: { title: string; links: MapEntry[] }) {
  if (links.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul>
        {links.map((link) => (
          <MapLink key={link.to} {...link} />
        ))}
      </ul>
    </section>
  )
}

function MapLink({ to, label, count }: MapEntry) {
  return (
    <li className="flex items-baseline gap-2 py-1">
      <a href={to} className="link min-w-0">
        {label}
      </a>
      {count !== null && (
        <span className="text-sm text-muted tabular-nums">{count.toLocaleString('en-US')}</span>
      )}
    </li>
  )
}
