/** /jobs/compare: up to four jobs side by side. The address names them, so that it can be bookmarked or shared. */
import './compare-jobs.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { knownHome, showHome } from '#app/lists/known-home.ts'
import { servicesContext } from '#app/request/context.ts'
import { publicViewerOf } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { compareAddress, readComparison } from '#core/job/compare-address.ts'
import { MAX_COMPARED } from '#core/job/job.ts'
import { compareJobs } from '#core/job/job-comparison.ts'
import { countOf } from '#core/text/count-of.ts'
import { comparedJobs } from '#work/match/compared-jobs.ts'
import type { Route } from './+types/compare-jobs.ts'
import { BackToJobs } from './back-to-jobs.tsx'
import { CompareTable } from './compare-table.tsx'
import { salaryContext } from './salary-context.ts'

export const middleware: Route.MiddlewareFunction[] = [showHome]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { ids, left, onlyDifferences } = readComparison(new URL(request.url).searchParams)
  const home = await knownHome({ request, context })
  const accountId = publicViewerOf(context)?.id ?? null
  const read = await comparedJobs(services, ids, { accountId, home })
  const priced = read.map((each) => ({ ...each, pay: each.pay && salaryContext(each.pay) }))
  return {
    now: services.clock.now(),
    jobs: priced.map(({ job, pay, confirmedAt, match }) => ({
      id: job.id,
      title: job.title,
      company: job.company,
      companySlug: job.companySlug,
      companyLogo: job.companyLogo,
      closedAt: job.closedAt,
      salary: job.salary,
      payDetails: job.payDetails,
      payHref: pay?.href ?? null,
      postedAt: job.postedAt ?? job.firstSeenAt,
      confirmedAt: confirmedAt.toISOString(),
      isMatch: match !== null && match.score !== null,
    })),
    comparison: compareJobs(priced.map((each) => ({ ...each, pay: each.pay?.text ?? null }))),
    left,
    missing: ids.length - read.length,
    onlyDifferences: onlyDifferences && read.length > 1,
  }
}

export default function CompareJobs({ loaderData }: Route.ComponentProps) {
  const { jobs, comparison, now, left, missing, onlyDifferences } = loaderData
  const ids = jobs.map(({ id }) => id)
  const same = comparison.rows.filter(({ isSame }) => isSame).length
  const rows = onlyDifferences ? comparison.rows.filter(({ isSame }) => !isSame) : comparison.rows
  const title = jobs.length > 1 ? `Compare ${jobs.length} jobs` : 'Compare jobs'
  return (
    <div className="page compare-page">
      <PageHead
        title={title}
        description="Jobs side by side: salary, place, skills and what the listings say about visas."
        path={compareAddress(ids)}
        isPrivate
      />
      <BackToJobs />
      <header className="compare-head">
        <h1>{title}</h1>
        {jobs.length > 1 && same > 0 && (
          <a
            href={compareAddress(ids, !onlyDifferences)}
            rel="nofollow"
            className="button"
            data-keep-scroll
          >
            {onlyDifferences ? `Show all rows (${same} more)` : 'Only differences'}
          </a>
        )}
      </header>
      {left > 0 && (
        <p className="notice notice-warn">
          <Icon name="info" />
          <span>
            You can compare up to {MAX_COMPARED} jobs, so {countOf(left, 'job')}{' '}
            {left === 1 ? 'isn’t' : 'aren’t'} shown. Remove one to add another.
          </span>
        </p>
      )}
      {missing > 0 && (
        <p className="notice notice-warn">
          <Icon name="triangle-alert" />
          <span>
            {countOf(missing, 'job')} {missing === 1 ? 'isn’t' : 'aren’t'} shown:{' '}
            {missing === 1 ? 'it has' : 'they have'} been removed or{' '}
            {missing === 1 ? 'was' : 'were'} closed long ago.
          </span>
        </p>
      )}
      {jobs.length === 0 ? (
        <NothingToCompare />
      ) : (
        <>
          {rows.length > 0 ? (
            <CompareTable
              jobs={jobs}
              rows={rows}
              shared={comparison.sharedSkills}
              now={now}
              onlyDifferences={onlyDifferences}
            />
          ) : (
            <p className="text-muted">These jobs say the same about everything we compare.</p>
          )}
          {comparison.sharedSkills.length > 0 && rows.some(({ id }) => id === 'skills') && (
            <p className="compare-quiet">
              Skills in bold: more than one of these jobs asks for them.
            </p>
          )}
          {!onlyDifferences && comparison.unknown && (
            <p className="compare-quiet">
              Not specified by {jobs.length > 1 ? 'any of these listings' : 'this listing'}:{' '}
              {comparison.unknown}.
            </p>
          )}
          {jobs.length === 1 && (
            <p className="compare-quiet">
              Choose another job in the{' '}
              <a href="/jobs" className="link">
                job list
              </a>{' '}
              to compare it with this one.
            </p>
          )}
        </>
      )}
    </div>
  )
}

function NothingToCompare() {
  return (
    <div className="card compare-none">
      <h2>No jobs to compare yet</h2>
      <p>
        Choose up to {MAX_COMPARED} jobs in the list with Compare. You’ll see their salaries,
        places, skills and visa facts side by side here.
      </p>
      <a href="/jobs" className="button button-primary">
        Browse Jobs
      </a>
    </div>
  )
}
