/** /about: mission, values and team. The team section names roles only, because no people are invented. */

import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import * as jobs from '#store/jobs.ts'
import type { Route } from './+types/about.ts'
import { OperatorContact } from './operator-contact.tsx'

type Entry = { icon: IconName; title: string; text: string }

const VALUES: readonly Entry[] = [
  {
    icon: 'lightbulb',
    title: 'Innovation',
    text: 'Search suggests words as you type, knows that JS means JavaScript, and works on old phones and slow connections, even with JavaScript turned off. We add something new only if it helps you find a job.',
  },
  {
    icon: 'eye',
    title: 'Transparency',
    text: 'Each job shows where we found it, when we added it, when we last saw it open, and whether it was reposted. If the listing doesn’t state something, we show “Not specified”. We never make up numbers.',
  },
  {
    icon: 'users',
    title: 'Community',
    text: 'The code is open source, and anyone can run their own site. With our documented API, your programs can do everything you can do on these pages.',
  },
]

const ROLES: readonly Entry[] = [
  {
    icon: 'database',
    title: 'Listings',
    text: 'Collects listings and reads the salary, location and experience level from them with tested rules.',
  },
  {
    icon: 'search',
    title: 'Search',
    text: 'Makes sure a search finds the right jobs, in the right order, with exact totals.',
  },
  {
    icon: 'palette',
    title: 'Pages',
    text: 'Builds pages that are fast, easy to read, and usable with a keyboard or a screen reader.',
  },
  {
    icon: 'shield-check',
    title: 'Operations',
    text: 'Keeps the site secure and fast, and stores as little about you as possible.',
  },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { hasDemo } = await jobs.demoState(context.get(servicesContext).db)
  return { hasDemo }
}

export default function About({ loaderData: { hasDemo } }: Route.ComponentProps) {
  return (
    <div className="page py-10 md:py-14">
      <PageHead
        title="About"
        description="Rolecall is an open-source job board for the tech industry that you can trust. Founded in 2025."
        path="/about"
      />
      <header className="max-w-text space-y-4">
        <p className="text-sm font-semibold text-muted">Founded in 2025</p>
        <h1>An open-source job board you can trust</h1>
      </header>

      <section className="mt-10" aria-labelledby="mission-title">
        <h2 id="mission-title" className="mb-3">
          Our mission
        </h2>
        <div className="prose">
          <p>
            Looking for work is hard enough. Too often the job was filled weeks ago, the salary is a
            secret, the same listing appears five times, and the site wants your email address
            before it shows you anything.
          </p>
          <p>
            Rolecall gathers tech jobs from public sources and makes them easy to find. We show what
            we know and where we found it, and send you to the employer’s own form. Rolecall is
            free.
          </p>
          <p>
            <a href="/jobs">Browse jobs</a>, or if you’re hiring, read{' '}
            <a href="/post-a-job">how to post a job</a>.
          </p>
        </div>
      </section>

      <section className="mt-12" aria-labelledby="values-title">
        <h2 id="values-title" className="mb-4">
          What we value
        </h2>
        <Entries entries={VALUES} className="md:grid-cols-3" />
      </section>

      <section className="mt-12" aria-labelledby="team-title">
        <h2 id="team-title" className="mb-2 flex flex-wrap items-center gap-3">
          Our team: four roles
          {hasDemo && <span className="badge badge-info">Sample data</span>}
        </h2>
        <p className="mb-4 max-w-text">
          {hasDemo
            ? 'This site shows sample data, so we don’t name people. The team has these four roles.'
            : 'We divide the work into four roles.'}
        </p>
        <Entries entries={ROLES} className="sm:grid-cols-2 lg:grid-cols-4" />
      </section>

      <section className="mt-12" aria-labelledby="operator-title">
        <h2 id="operator-title" className="mb-3">
          Who runs this site
        </h2>
        <div className="prose">
          <p>
            Rolecall is software that anyone can run. The person or company that runs a site is its
            operator. On this site, “we” means the operator.
          </p>
          <OperatorContact />
        </div>
      </section>
    </div>
  )
}

function Entries({ entries, className }: { entries: readonly Entry[]; className: string }) {
  return (
    <ul className={`grid gap-4 ${className}`}>
      {entries.map(({ icon, title, text }) => (
        <li key={title} className="card p-5">
          <Icon name={icon} className="size-5 text-accent" />
          <h3 className="mt-3">{title}</h3>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
