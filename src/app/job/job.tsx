/**
 * /jobs/ID and /job/ID: one job, open or recently closed. The first path is canonical. Closed jobs and sample data
 * are kept out of search engines.
 */

import './job-page.css'
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
import { FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { excerpt } from '#core/html/html.ts'
import { breadcrumbs } from '#core/html/structured-data.ts'
import type { JobDetail } from '#core/job/job.ts'
import { isGone } from '#core/job/job-closing.ts'
import { jobPosting } from '#core/job/job-posting.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import * as applications from '#store/applications.ts'
import { wholeJob } from '#work/job/whole-job.ts'
import { withEligibility } from '#work/job/with-eligibility.ts'
import { matchOfJob } from '#work/match/match-of-job.ts'
import { payOfJob } from '#work/salaries/pay-of-job.ts'
import type { Route } from './+types/job.ts'
import { BackToJobs } from './back-to-jobs.tsx'
import { CompanyBox } from './company-box.tsx'
import { FoundOn } from './found-on.tsx'
import { JobDecidingFacts } from './job-deciding-facts.tsx'
import { jobDetails, ListingFacts } from './job-facts.tsx'
import { JobLifeLine } from './job-life-line.tsx'
import { JobListings } from './job-listings.tsx'
import { JobMatch } from './job-match.tsx'
import { JobMissing } from './job-missing.tsx'
import { JobPageActions, JobTools } from './job-page-actions.tsx'
import { JobVerdict } from './job-verdict.tsx'
import { moreAtCompany } from './more-at-company.ts'
import { RelatedJobs } from './related-jobs.tsx'
import { SalaryBar } from './salary-bar.tsx'
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
  const { job, applyUrl, company, listings, story, life } = whole
  const now = clock.now()
  if (isGone(job, now)) throw new Refusal('job_gone')
  const home = await knownHome({ request, context })
  const [{ eligibility = null } = {}] = await withEligibility(services, home, [job])
  const viewer = publicViewerOf(context)
  const [related, more, pay, match, application] = await Promise.all([
    similarJobs(services, job),
    moreAtCompany(services, job),
    payOfJob(services, job),
    matchOfJob(services, viewer?.id ?? null, id),
    viewer && applications.ofJob(services.db, viewer.id, id),
  ])
  const { descriptionText, ...shown } = job
  const isHidden = job.isDemo || job.closedAt !== null
  return data(
    {
      job: shown,
      eligibility,
      match,
      application,
      now,
      applyUrl,
      company,
      related,
      more: more.filter(({ id }) => !related.some((other) => other.id === id)),
      pay: pay && salaryContext(pay),
      listings: listings.map(({ board: _, steadySince: __, firstSeenAt: ___, ...shown }) => shown),
      story,
      life,
      pageUrl: `${settings.publicUrl}/jobs/${id}`,
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
  const { job, now, applyUrl, isHidden, summary, posting, trail, pageUrl } = loaderData
  const { id, title, descriptionHtml, requirementsHtml, tags, closedAt } = job
  const isOpen = closedAt === null
  const hasText = descriptionHtml !== null || requirementsHtml !== null
  useViewed(id, isOpen)
  return (
    <div className="page job-page">
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
      <div className="job-columns">
        <div className="job-main">
          <JobHead {...loaderData} />
          {closedAt && (
            <p className="notice notice-warn">
              <Icon name="triangle-alert" />
              <span>
                <strong>This job is closed</strong> (<TimeAgo at={closedAt} now={now} inSentence />
                ), so you can no longer apply. We keep this page for a while for people who did.
              </span>
            </p>
          )}
          {loaderData.match && <JobMatch id={id} {...loaderData.match} />}
          {descriptionHtml ? (
            <section aria-labelledby="description-title">
              <div className="job-section-head">
                <h2 id="description-title">Description</h2>
                <CopyButton
                  from="description"
                  label="Copy job description"
                  copied="Description copied"
                  failed="Could not copy job description"
                />
              </div>
              <RichText id="description" html={descriptionHtml} />
            </section>
          ) : (
            !requirementsHtml && <NoDescription url={job.url} />
          )}
          {requirementsHtml && (
            <section aria-labelledby="requirements-title">
              <div className="job-section-head">
                <h2 id="requirements-title">Requirements</h2>
              </div>
              <RichText html={requirementsHtml} />
            </section>
          )}
          <JobListings listings={loaderData.listings} isOpen={isOpen} now={now} />
          {!hasText && <OtherJobs {...loaderData} />}
        </div>

        <aside className="job-side" aria-label="About this job">
          <JobPageActions
            key={job.id}
            job={job}
            isOpen={isOpen}
            applyUrl={applyUrl}
            pageUrl={pageUrl}
            application={loaderData.application}
          />
          {isOpen && <JobTools job={job} />}
          <JobSide {...loaderData} />
          {hasText && <OtherJobs {...loaderData} />}
        </aside>
      </div>
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

function JobHead({ job, now, pay, eligibility }: Data) {
  return (
    <header className="job-head">
      <CompanyTile name={job.company} logo={job.companyLogo} size="large" />
      <div className="job-head-main">
        <h1>{job.title}</h1>
        <p className="job-head-company">
          <a href={`/companies/${job.companySlug}`} className="link">
            {job.company}
          </a>
          {job.isDemo && <span className="badge badge-info">Sample data</span>}
          {job.closedAt && <span className="badge badge-warn">Closed</span>}
        </p>
        <JobDecidingFacts job={job} now={now} />
        {pay && <SalaryBar context={pay} />}
        {eligibility && (
          <p className="job-head-verdict">
            <JobVerdict {...eligibility} />
          </p>
        )}
        {job.tags.length > 0 && (
          <p className="job-tags">
            <span className="sr-only">Tech Stack: </span>
            <TagLinks tags={job.tags} />
          </p>
        )}
        <FoundOn credits={job.credits} />
      </div>
    </header>
  )
}

function JobSide({ job, story, life, company }: Data) {
  const { isVisitor } = useJobMarks()
  const details = jobDetails(job)
  return (
    <>
      <section aria-labelledby="life-title">
        <h2 id="life-title" className="side-title">
          Listing history
        </h2>
        <p className="job-story">{story}</p>
        <JobLifeLine life={life} />
        <ListingFacts job={job} />
      </section>
      {details && (
        <section aria-labelledby="details-title">
          <h2 id="details-title" className="side-title">
            Job Details
          </h2>
          <FactList facts={details} />
        </section>
      )}
      {(company || !isVisitor) && (
        <section aria-labelledby="company-title">
          <h2 id="company-title" className="side-title">
            Company
          </h2>
          {company && <CompanyBox company={company} />}
          {!isVisitor && (
            <CompanyDetailsWidget
              key={job.companySlug}
              slug={job.companySlug}
              name={job.company}
              job={job.id}
            />
          )}
        </section>
      )}
    </>
  )
}

function OtherJobs({ job, related, more }: Data) {
  if (more.length + related.length === 0) return null
  return (
    <div className="job-others">
      {more.length > 0 && (
        <section aria-labelledby="more-title">
          <h2 id="more-title" className="side-title">
            More at {job.company}
          </h2>
          <RelatedJobs jobs={more} isOneCompany />
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related-title">
          <h2 id="related-title" className="side-title">
            {job.closedAt === null ? 'Related Jobs' : 'Similar open jobs'}
          </h2>
          <RelatedJobs jobs={related} />
        </section>
      )}
    </div>
  )
}

/** A listing of facts alone is often complete elsewhere. */
function NoDescription({ url }: { url: string | null }) {
  return (
    <p className="job-no-text">
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
