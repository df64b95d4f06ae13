/** /about: why there is a Rolecall, what it stands for, and who looks after what. Roles only: nobody is invented. */

import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import * as jobs from '#store/jobs.ts'
import type { Route } from './+types/about.ts'
import { OperatorContact } from './operator-contact.tsx'

type Entry = { icon: IconName; title: string; text: string }

const VALUES: readonly Entry[] = [
  {
    icon: 'lightbulb',
    title: 'Innovation',
    text: 'Search that answers while you type, understands that JS means JavaScript, and works on an old phone, on a slow line and without JavaScript. New where it helps you, plain everywhere else.',
  },
  {
    icon: 'eye',
    title: 'Transparency',
    text: 'Each job says where it was found, when it was first and last seen, and whether it was posted before. What nobody told us is shown as unknown. No number is invented.',
  },
  {
    icon: 'users',
    title: 'Community',
    text: 'The source is open, anyone may run a copy, and everything these pages can do is open to your own programs through a documented API.',
  },
]

const ROLES: readonly Entry[] = [
  {
    icon: 'database',
    title: 'Listings',
    text: 'Looks after what comes in: reads listings, and draws pay, place and level out of them by rules that can be tested.',
  },
  {
    icon: 'search',
    title: 'Search',
    text: 'Looks after what you find: the index, the order of results, and totals that are exact.',
  },
  {
    icon: 'palette',
    title: 'Pages',
    text: 'Looks after what you see: pages that are quick, easy to read, and usable with a keyboard or a screen reader.',
  },
  {
    icon: 'shield-check',
    title: 'Operation',
    text: 'Looks after what you do not see: security, speed, and keeping as little about you as possible.',
  },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { hasDemo } = await jobs.demoState(context.get(worldContext).db)
  return { hasDemo }
}

export default function About({ loaderData: { hasDemo } }: Route.ComponentProps) {
  return (
    <div className="page py-10 md:py-14">
      <PageHead
        title="About"
        description="Rolecall is a job board for the tech industry that a job seeker can trust and that anyone can run. Founded in 2025."
        path="/about"
      />
      <header className="max-w-text space-y-4">
        <p className="text-sm font-semibold text-muted">Founded in 2025</p>
        <h1>A job board you can trust, and that anyone can run</h1>
      </header>

      <section className="mt-10" aria-labelledby="mission-title">
        <h2 id="mission-title" className="mb-3">
          Our mission
        </h2>
        <div className="prose">
          <p>
            Looking for work is hard enough. Too often the job was filled weeks ago, the pay is a
            secret, the same listing appears five times, and the site wants your e-mail address
            before it shows you anything.
          </p>
          <p>
            Rolecall gathers tech jobs from public sources, reads the facts out of them with care
            and puts them where you can find them in moments. It tells you what it knows and how it
            knows it, sends you to the employer's own form, and asks for nothing in return.
          </p>
          <p>
            <a href="/jobs">Browse the jobs</a>, or, if you are hiring, read{' '}
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
          A team of four roles
          {hasDemo && <span className="badge badge-info">Sample data</span>}
        </h2>
        <p className="mb-4 max-w-text">
          {hasDemo
            ? 'This copy shows sample data, so it names no people: these are the four roles the work is divided into.'
            : 'The work is divided into four roles. They are areas of responsibility, not names.'}
        </p>
        <Entries entries={ROLES} className="sm:grid-cols-2 lg:grid-cols-4" />
      </section>

      <section className="mt-12" aria-labelledby="operator-title">
        <h2 id="operator-title" className="mb-3">
          Who runs this copy
        </h2>
        <div className="prose">
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
