/**
 * A job as the pane beside the results shows it. Its facts and its text are HTML from the server, so that the pane needs
 * no code of its own for them. For loaders only.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { JobMatch } from '#app/job/job-match.tsx'
import { JobVerdict } from '#app/job/job-verdict.tsx'
import { TagLinks } from '#app/job/tag-links.tsx'
import { knownHome } from '#app/lists/known-home.ts'
import { servicesContext } from '#app/request/context.ts'
import { publicViewerOf } from '#app/request/viewer.ts'
import { RichText } from '#app/ui/rich-text.tsx'
import { SalaryTag } from '#app/ui/salary-tag.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { Resident } from '#core/eligibility/eligibility.ts'
import type { JobEligibility } from '#core/eligibility/job-eligibility.ts'
import type { JobDetail, JobId } from '#core/job/job.ts'
import { isGone } from '#core/job/job-closing.ts'
import { JOB_TYPE_LABELS, LEVEL_LABELS } from '#core/job/job-labels.ts'
import { unsaidSetting } from '#core/job/unsaid-setting.ts'
import { type WholeJob, wholeJob } from '#work/job/whole-job.ts'
import { withEligibility } from '#work/job/with-eligibility.ts'
import { matchOfJob } from '#work/match/match-of-job.ts'
import type { Route } from './+types/jobs.ts'

export type JobPreview = {
  id: JobId
  title: string
  company: string
  companyLogo: string | null
  companySlug: string
  isOpen: boolean
  /** Null if the listing has no application link. */
  applyUrl: string | null
  /** HTML of the line of facts below the title, and of everything below the actions. */
  facts: string
  body: string
}

/**
 * Null if there is no such job, or if it was closed so long ago that it has no page. `searchedFrom`: where the person
 * says that they live in this search.
 */
export async function readPreview(
  { request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>,
  id: JobId,
  searchedFrom: Resident | null = null,
): Promise<JobPreview | null> {
  const services = context.get(servicesContext)
  const now = services.clock.now()
  const whole = await wholeJob(services, id)
  if (!whole || isGone(whole.job, now)) return null
  const { job, applyUrl } = whole
  const home = searchedFrom ?? (await knownHome({ request, context }))
  const [[{ eligibility = null } = {}], match] = await Promise.all([
    withEligibility(services, home, [job]),
    matchOfJob(services, publicViewerOf(context)?.id ?? null, id),
  ])
  return {
    id,
    title: job.title,
    company: job.company,
    companyLogo: job.companyLogo,
    companySlug: job.companySlug,
    isOpen: job.closedAt === null,
    applyUrl,
    facts: renderToStaticMarkup(<Facts job={job} eligibility={eligibility} now={now} />),
    body: renderToStaticMarkup(
      <>
        {match && <JobMatch id={id} {...match} />}
        <Body whole={whole} />
      </>,
    ),
  }
}

type FactsProps = { job: JobDetail; eligibility: JobEligibility | null; now: Date }

function Facts({ job, eligibility, now }: FactsProps) {
  const { salary, payDetails, locationText, locationRaw, jobType, level } = job
  const facts = [
    unsaidSetting(job),
    jobType && JOB_TYPE_LABELS[jobType],
    level && LEVEL_LABELS[level],
  ]
  return (
    <>
      <p className="preview-facts">
        {(salary || payDetails) && <SalaryTag salary={salary} details={payDetails} />}
        {locationText && <span title={locationRaw ?? undefined}>{locationText}</span>}
        {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
        <TimeAgo at={job.postedAt ?? job.firstSeenAt} now={now} />
      </p>
      {eligibility && (
        <p className="job-head-verdict">
          <JobVerdict {...eligibility} />
        </p>
      )}
    </>
  )
}

function Body({ whole: { job, story } }: { whole: WholeJob }) {
  const { tags, descriptionHtml, requirementsHtml, url } = job
  return (
    <>
      {tags.length > 0 && (
        <p className="preview-tags">
          <TagLinks tags={tags} />
        </p>
      )}
      {descriptionHtml ? (
        <RichText html={descriptionHtml} />
      ) : (
        <p className="preview-none">No description was provided.</p>
      )}
      {requirementsHtml && (
        <>
          <h3 className="preview-heading">Requirements</h3>
          <RichText html={requirementsHtml} />
        </>
      )}
      <p className="preview-story">
        {story}
        {url && (
          <>
            {' '}
            <a href={url} target="_blank" rel="nofollow noopener noreferrer" className="link">
              Read the original listing
            </a>
          </>
        )}
      </p>
    </>
  )
}
