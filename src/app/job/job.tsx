/**
 * /jobs/ID and /job/ID: one job, open or recently closed. The first path is canonical. Closed jobs and sample data
 * are kept out of search engines.
 */

import { data } from 'react-router'
import { CompanyDetailsWidget } from '#app/company-details/company-details-widget.tsx'
import { JsonLd } from '#app/frame/json-ld.tsx'
import { PageHead } from '#app/frame/page-head.tsx'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { knownHome, showHome } from '#app/lists/known-home.ts'
import { recordJobView } from '#app/lists/record-job-view.ts'
import { useViewed } from '#app/lists/use-viewed.ts'
import { servicesContext } from '#app/request/context.ts'
import { publicViewerOf } from '#app/request/viewer.ts'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import { SalaryTag } from '#app/ui/salary-tag.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { excerpt } from '#core/html/html.ts'
import { breadcrumbs } from '#core/html/structured-data.ts'
import type { JobDetail } from '#core/job/job.ts'
import { isGone } from '#core/job/job-closing.ts'
import { WORK_SETTING_LABELS } from '#core/job/job-labels.ts'
import { jobPosting } from '#core/job/job-posting.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { wholeJob } from '#work/job/whole-job.ts'
import { withEligibility } from '#work/job/with-eligibility.ts'
import { matchOfJob } from '#work/match/match-of-job.ts'
import { payOfJob } from '#work/salaries/pay-of-job.ts'
import type { Route } from './+types/job.ts'
import { ApplyLink } from './apply-link.tsx'
import { BackToJobs } from './back-to-jobs.tsx'
import { CompanyBox } from './company-box.tsx'
import { FoundOn } from './found-on.tsx'
import { JobDetails, ListingHistory } from './job-facts.tsx'
import { JobListings } from './job-listings.tsx'
import { JobMatch } from './job-match.tsx'
import { JobMissing } from './job-missing.tsx'
import { JobPageActions } from './job-page-actions.tsx'
import { JobVerdict } from './job-verdict.tsx'
import { RelatedJobs } from './related-jobs.tsx'
import { salaryContext } from './salary-context.ts'
import { similarJobs } from './similar-jobs.ts'
import { TagLinks } from './tag-links.tsx'

/** The length of description that search engines show. */
const SUMMARY_CHARS = 155

export const middleware: Route.MiddlewareFunction[] = [recordJobView('job'), showHome]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { clock, settings, outageCache } = services
  const id = requireJobId(params.jobId)
  const whole = await wholeJob(services, id)
  if (!whole) throw new Refusal('job_not_found')
  const { job, applyUrl, company, listings, story } = whole
  const now = clock.now()
  if (isGone(job, now)) throw new Refusal('job_gone')
  const home = await knownHome({ request, context })
  const [{ eligibility = null } = {}] = await withEligibility(services, home, [job])
  const [related, pay, match] = await Promise.all([
    similarJobs(services, job),
    payOfJob(services, job),
    matchOfJob(services, publicViewerOf(context)?.id ?? null, id),
  ])
  const { descriptionText, ...shown } = job
  const isHidden = job.isDemo || job.closedAt !== null
  return data(
    {
      job: shown,
      eligibility,
      match,
      now,
      applyUrl,
      company,
      related,
      pay: pay && salaryContext(pay),
      listings: listings.map(({ board: _, steadySince: __, firstSeenAt: ___, ...shown }) => shown),
      story,
      copyFrom: outageCache.copyFrom(),
      isHidden,
      summary: summarise(job),
      posting: jobPosting(job, settings),
      trail: isHidden ? null : trailTo(job, settings),
    },
    isHidden ? { headers: { 'X-Robots-Tag': 'noindex' } } : undefined,
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Job({ loaderData }: Route.ComponentProps) {
  const { job, now, applyUrl, company, related, isHidden, summary, posting, trail } = loaderData
  const { listings, story } = loaderData
  const { id, title, descriptionHtml, requirementsHtml, tags, closedAt } = job
  const isOpen = closedAt === null
  const { isVisitor } = useJobMarks()
  useViewed(id, isOpen)
  return (
    <div className="page py-6 md:py-8">
      <PageHead
        title={`${title} at ${job.company}`}
        description={summary}
        path={`/jobs/${id}`}
        keywords={[title, job.company, job.locationText, ...tags]}
        kind="article"
        isPrivate={isHidden}
      />
      {posting && <JsonLd data={posting} />}
      {trail && <JsonLd data={trail} />}

      <BackToJobs />
      <header className="job-head">
        <CompanyTile name={job.company} size="large" />
        <div className="min-w-0">
          <h1>{title}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <a href={`/companies/${job.companySlug}`} className="link">
              {job.company}
            </a>
            {job.isDemo && <span className="badge badge-info">Sample data</span>}
            {!isOpen && <span className="badge badge-warn">Closed</span>}
          </p>
          <p className="job-head-facts">
            <SalaryTag salary={job.salary} details={job.payDetails} />
            <span>{job.locationText ?? 'Location not specified'}</span>
            {job.workSetting && <span>{WORK_SETTING_LABELS[job.workSetting]}</span>}
            <TimeAgo at={job.postedAt ?? job.firstSeenAt} now={now} />
          </p>
          {loaderData.pay && (
            <p className="job-head-pay">
              <a href={loaderData.pay.href}>{loaderData.pay.text}</a>
            </p>
          )}
          {loaderData.eligibility && (
            <p className="job-head-verdict">
              <JobVerdict {...loaderData.eligibility} />
            </p>
          )}
          <FoundOn credits={job.credits} />
        </div>
        <div className="job-head-actions no-print">
          {isOpen && <ApplyLink id={id} url={applyUrl} />}
          <JobPageActions job={job} />
        </div>
      </header>
      {!isOpen && (
        <p className="notice notice-warn mb-6">
          <Icon name="triangle-alert" />
          <span className="min-w-0 flex-1">
            <strong>This job is closed</strong> (<TimeAgo at={closedAt} now={now} inSentence />
            ), so you can no longer apply. We keep this page for a while for people who did.
          </span>
        </p>
      )}

      <div className="job-columns">
        <div className="min-w-0 space-y-8">
          {loaderData.match && <JobMatch id={id} {...loaderData.match} />}
          <section aria-labelledby="description-title">
            <div className="mb-3 flex items-center justify-between gap-4">
              <h2 id="description-title">Description</h2>
              {descriptionHtml && (
                <CopyButton
                  from="description"
                  label="Copy job description"
                  copied="Description copied"
                  failed="Could not copy job description"
                />
              )}
            </div>
            {descriptionHtml ? (
              <RichText id="description" html={descriptionHtml} />
            ) : (
              <NoDescription url={job.url} />
            )}
          </section>
          <JobListings listings={listings} isOpen={isOpen} now={now} />
          {tags.length > 0 && (
            <section aria-labelledby="tags-title">
              <h2 id="tags-title">Tech Stack</h2>
              <p className="mt-3 flex flex-wrap gap-2">
                <TagLinks tags={tags} />
              </p>
            </section>
          )}
          {requirementsHtml && (
            <section aria-labelledby="requirements-title">
              <h2 id="requirements-title" className="mb-3">
                Requirements
              </h2>
              <RichText html={requirementsHtml} />
            </section>
          )}
        </div>

        <aside
          className="grid grid-cols-1 content-start items-start gap-4 md:grid-cols-2 lg:grid-cols-1"
          aria-label="About this job"
        >
          <section className="card p-4" aria-labelledby="details-title">
            <h2 id="details-title" className="side-title">
              Job Details
            </h2>
            <JobDetails job={job} now={now} />
          </section>
          <section className="card p-4" aria-labelledby="life-title">
            <h2 id="life-title" className="side-title">
              Listing history
            </h2>
            <p className="mb-3 text-sm">{story}</p>
            <ListingHistory job={job} now={now} />
          </section>
          {!isVisitor && (
            <section className="card p-4" aria-labelledby="contacts-title">
              <h2 id="contacts-title" className="side-title">
                Company details
              </h2>
              <CompanyDetailsWidget
                key={job.companySlug}
                slug={job.companySlug}
                name={job.company}
                job={job.id}
              />
            </section>
          )}
          {company && (
            <section className="card p-4" aria-labelledby="company-title">
              <h2 id="company-title" className="side-title">
                Company
              </h2>
              <CompanyBox company={company} />
            </section>
          )}
          {related.length > 0 && (
            <section className="card p-4" aria-labelledby="related-title">
              <h2 id="related-title" className="side-title">
                {isOpen ? 'Related Jobs' : 'Similar open jobs'}
              </h2>
              <RelatedJobs jobs={related} />
            </section>
          )}
        </aside>
      </div>
    </div>
  )
}

function NoDescription({ url }: { url: string | null }) {
  return (
    <p className="text-muted">
      No description was provided.
      {url && (
        <>
          {' '}
          <a href={url} target="_blank" rel="nofollow noopener noreferrer" className="link">
            Read the original listing
          </a>
          .
        </>
      )}
    </p>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <JobMissing error={error} />
}

function summarise({ title, company, locationText, descriptionText }: JobDetail): string {
  const place = locationText ? `, ${locationText}` : ''
  return excerpt(`${title} at ${company}${place}. ${descriptionText ?? ''}`, SUMMARY_CHARS)
}

const trailTo = ({ title }: JobDetail, { publicUrl }: { publicUrl: string }) =>
  breadcrumbs([
    { name: 'Home', url: `${publicUrl}/` },
    { name: 'Jobs', url: `${publicUrl}/jobs` },
    { name: title, url: null },
  ])
