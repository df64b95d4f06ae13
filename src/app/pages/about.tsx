/**
 * /about: mission, values and team, with figures of this site that prove what it claims. The team section names roles
 * only, because no people are invented.
 */
import './about.css'
import type { ReactNode } from 'react'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { Refusal } from '#core/api/refusal.ts'
import { CONFIRMED_DAYS, EMPTY_QUERY } from '#core/search/query.ts'
import { formatQueryParams } from '#core/search/query-params.ts'
import * as jobs from '#store/jobs.ts'
import { homeData } from '#work/job/home-data.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/about.ts'
import { OperatorContact } from './operator-contact.tsx'

type Entry = { title: string; text: string }

const VALUES: readonly Entry[] = [
  {
    title: 'Innovation',
    text: 'Search suggests words as you type, knows that JS means JavaScript, and works on old phones and slow connections, even with JavaScript turned off. We add something new only if it helps you find a job.',
  },
  {
    title: 'Transparency',
    text: 'Each job shows where we found it, when we added it, when we last saw it open, and whether it was reposted. If the listing doesn’t state something, we show “Not specified”. We never make up numbers.',
  },
  {
    title: 'Community',
    text: 'The code is open source, and anyone can run their own site. With our documented API, your programs can do everything you can do on these pages.',
  },
]

const ROLES: readonly Entry[] = [
  {
    title: 'Listings',
    text: 'Collects listings and reads the salary, location and experience level from them with tested rules.',
  },
  {
    title: 'Search',
    text: 'Makes sure a search finds the right jobs, in the right order, with exact totals.',
  },
  {
    title: 'Pages',
    text: 'Builds pages that are fast, easy to read, and usable with a keyboard or a screen reader.',
  },
  {
    title: 'Operations',
    text: 'Keeps the site secure and fast, and stores as little about you as possible.',
  },
]

const CONFIRMED = { ...EMPTY_QUERY, confirmedDays: CONFIRMED_DAYS }

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { hasDemo } = await jobs.demoState(services.db)
  return { hasDemo, figures: await figuresIfReady(services) }
}

/** Null if the search can't answer, as while it starts: the page can be read without them. */
async function figuresIfReady(services: Services) {
  const { search, clock } = services
  try {
    const [{ totalJobs, totalCompanies }, confirmed] = await Promise.all([
      homeData(services),
      search.search({ ...CONFIRMED, perPage: 1 }, clock.now()),
    ])
    return { jobs: totalJobs, companies: totalCompanies, confirmed: confirmed.total }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

export default function About({ loaderData: { hasDemo, figures } }: Route.ComponentProps) {
  return (
    <div className="page about">
      <PageHead
        title="About"
        description="Rolecall is an open-source job board for the tech industry that you can trust. Founded in 2025."
        path="/about"
      />
      <header className="about-head">
        <div>
          <p className="about-founded">Founded in 2025</p>
          <h1>An open-source job board you can trust</h1>
          <p className="about-lede">
            Rolecall gathers tech jobs from public sources and makes them easy to find. We show what
            we know and where we found it, and send you to the employer’s own form. Rolecall is
            free.
          </p>
          <p className="about-acts">
            <a href="/jobs" className="button button-primary">
              Browse jobs
            </a>
            <span>
              Hiring? Read{' '}
              <a href="/post-a-job" className="link">
                how to post a job
              </a>
              .
            </span>
          </p>
        </div>
        {figures && figures.jobs > 0 && <Figures {...figures} hasDemo={hasDemo} />}
      </header>

      <Part id="mission" title="Our mission">
        <p className="about-mission">
          Looking for work is hard enough. Too often the job was filled weeks ago, the salary is a
          secret, the same listing appears five times, and the site wants your email address before
          it shows you anything. So Rolecall lists each job once, says when it was last seen open,
          and shows everything before it asks who you are.
        </p>
      </Part>
      <Part id="values" title="What we value">
        <Entries entries={VALUES} />
      </Part>
      <Part id="team" title="Our team: four roles">
        <p className="about-note">
          {hasDemo
            ? 'This site shows sample data, so we don’t name people. The team has these four roles.'
            : 'We divide the work into four roles.'}
        </p>
        <Entries entries={ROLES} />
      </Part>
      <Part id="operator" title="Who runs this site">
        <div className="prose">
          <p>
            Rolecall is software that anyone can run. The person or company that runs a site is its
            operator. On this site, “we” means the operator.
          </p>
          <OperatorContact />
        </div>
      </Part>
    </div>
  )
}

type FiguresProps = { jobs: number; companies: number; confirmed: number; hasDemo: boolean }

function Figures({ jobs, companies, confirmed, hasDemo }: FiguresProps) {
  const lines = [
    {
      href: '/jobs',
      value: jobs,
      label: `open ${jobs === 1 ? 'job' : 'jobs'}${confirmed === jobs ? `, all confirmed in the last ${CONFIRMED_DAYS} days` : ''}`,
    },
    {
      href: `/jobs?${formatQueryParams(CONFIRMED)}`,
      value: confirmed === jobs ? 0 : confirmed,
      label: `confirmed open in the last ${CONFIRMED_DAYS} days`,
    },
    {
      href: '/companies',
      value: companies,
      label: companies === 1 ? 'company hiring' : 'companies hiring',
    },
  ]
  return (
    <ul className="about-figures" aria-label="This site in numbers">
      {lines
        .filter(({ value }) => value > 0)
        .map(({ href, value, label }) => (
          <li key={href}>
            <a href={href}>
              <strong>{value.toLocaleString('en')}</strong> <span>{label}</span>
            </a>
          </li>
        ))}
      {hasDemo && <li className="about-sample">Sample data</li>}
    </ul>
  )
}

/** Titles in one column, texts in the other, so that the page can be skimmed down its left edge. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="about-part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="about-entries" data-count={entries.length}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
