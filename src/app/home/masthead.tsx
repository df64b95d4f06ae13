/** The masthead of the home page: today's date, the search, the counters and the latest jobs. */

import { SearchHelp } from '#app/search/search-help.tsx'
import { SalaryTag } from '#app/ui/salary-tag.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { JobCard } from '#core/job/job.ts'
import { briefLocation } from '#core/place/brief-location.ts'
import type { Count } from '#core/search/query.ts'
import { Counter } from './counter.tsx'
import { HomeSearch } from './home-search.tsx'

type Props = {
  now: Date
  /** `now` as text, formatted on the server because browsers punctuate the date differently. */
  today: string
  jobs: number
  companies: number
  tags: readonly { name: string; href: string }[]
  filterLocations: readonly Count[]
  latestJobs: readonly JobCard[]
  /** Whether there are sample jobs, which the page says before anything else. */
  hasDemo: boolean
}

export function Masthead(props: Props) {
  const { now, today, jobs, companies, tags, filterLocations, latestJobs, hasDemo } = props
  return (
    <section className="masthead">
      <div className="page">
        <p className="dateline">
          <time dateTime={now.toISOString().slice(0, 10)}>{today}</time>
          {hasDemo ? (
            <span>
              <strong className="badge badge-info">Sample data</strong> What you see here was made
              up to show how Rolecall works.
            </span>
          ) : (
            <span>Jobs in the tech industry</span>
          )}
        </p>
        <div className="masthead-columns">
          <div className="masthead-main">
            <h1 className="masthead-title">Find your next job in tech</h1>
            <p className="masthead-lead">
              Jobs from public sources, each listed once, with location, posting date and any stated
              salary at a glance.
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
            <h2 className="text-base">Latest Jobs</h2>
            {jobs === 0 ? (
              <p className="mt-3 text-muted">
                No jobs yet. New jobs appear here as soon as we find them.
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

type RollProps = { jobs: readonly JobCard[]; now: Date }

/** A compact list of jobs: title and company on the left, age and salary on the right. */
function JobRoll({ jobs, now }: RollProps) {
  return (
    <ol className="job-roll">
      {jobs.map(({ id, title, company, locationText, salary, postedAt, firstSeenAt }) => (
        <li key={id} className="job-roll-line">
          <a href={`/jobs/${id}`} className="job-roll-title">
            {title}
          </a>
          <TimeAgo at={postedAt ?? firstSeenAt} now={now} className="job-roll-age" />
          <span className="job-roll-company">
            {company}
            {locationText && `, ${briefLocation(locationText)}`}
          </span>
          {salary && <SalaryTag salary={salary} className="job-roll-pay" />}
        </li>
      ))}
    </ol>
  )
}
