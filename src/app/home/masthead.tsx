/** The head of the front page: the day, the search, how much is on the roll, and its newest lines. */

import { SearchHelp } from '#app/search/search-help.tsx'
import type { JobCard } from '#core/job/job.ts'
import type { Count } from '#core/search/query.ts'
import { Counter } from './counter.tsx'
import { HomeSearch } from './home-search.tsx'
import { JobRoll } from './job-roll.tsx'
import { SampleBadge } from './sample-badge.tsx'

type Props = {
  now: Date
  /** The same day in words; browsers and server would write it with other commas. */
  today: string
  jobs: number
  companies: number
  tags: readonly { name: string; href: string }[]
  filterLocations: readonly Count[]
  latestJobs: readonly JobCard[]
}

export function Masthead(props: Props) {
  const { now, today, jobs, companies, tags, filterLocations, latestJobs } = props
  return (
    <section className="masthead">
      <div className="page">
        <p className="dateline">
          <time dateTime={now.toISOString().slice(0, 10)}>{today}</time>
          <span>Jobs in the tech industry</span>
        </p>
        <div className="masthead-columns">
          <div className="masthead-main">
            <h1 className="masthead-title">A roll call of jobs in tech</h1>
            <p className="masthead-lead">
              Jobs from public sources, each listed once, with salary, location and age side by
              side.
            </p>
            <HomeSearch locations={filterLocations} />
            <SearchHelp />
            {tags.length > 0 && (
              <p className="popular-tags">
                <span className="text-sm text-muted">Popular</span>
                {tags.map(({ name, href }) => (
                  <a key={name} href={href} className="tag">
                    {name}
                  </a>
                ))}
              </p>
            )}
            <dl className="figures">
              <div>
                <dd className="figure">
                  <Counter total={jobs} />
                </dd>
                <dt>active job {jobs === 1 ? 'listing' : 'listings'}</dt>
              </div>
              <div>
                <dd className="figure">
                  <Counter total={companies} />
                </dd>
                <dt>hiring {companies === 1 ? 'company' : 'companies'}</dt>
              </div>
            </dl>
          </div>
          <div className="masthead-roll">
            <h2 className="flex flex-wrap items-center justify-between gap-2 text-base">
              Latest on the roll
              {latestJobs.some(({ isDemo }) => isDemo) && <SampleBadge />}
            </h2>
            {jobs === 0 ? (
              <p className="mt-3 text-muted">
                No jobs yet. New ones appear here as soon as they are found.
              </p>
            ) : (
              <JobRoll jobs={latestJobs} now={now} />
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
