/** /dashboard/company-details/SLUG: how to reach a company, from its listings and its own pages. */
import '#app/ui/back-link.css'
import '#app/tracker/stages.css'
import './company-details.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { DotLine } from '#app/ui/dot-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SalaryTag } from '#app/ui/salary-tag.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { JobCard, JobId } from '#core/job/job.ts'
import { locationOnCard } from '#core/job/location-on-card.ts'
import { EMPTY_QUERY } from '#core/search/query.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { companyApplications } from '#store/company-applications.ts'
import * as jobs from '#store/jobs.ts'
import { findCompanyContacts } from '#work/company/find-company-contacts.ts'
import type { Route } from './+types/company-details-page.ts'
import { CompanyDetailsResult } from './company-details-result.tsx'
import { detailsAddress } from './details-address.ts'
import { knownWays } from './known-ways.ts'
import { OwnContacts } from './own-contacts.tsx'

/** The newest ones; the company's page has all. */
const JOBS_SHOWN = 4

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const jobId = readNumericId<JobId>(new URL(args.request.url).searchParams.get('job') ?? '')
  const details = await findCompanyContacts(services, id, args.params.slug, jobId)
  const job = jobId && (await jobs.byId(services.db, jobId))
  const isOfCompany = job && job.companySlug === details.company.slug
  const now = services.clock.now()
  const query = { ...EMPTY_QUERY, company: details.company.slug, perPage: JOBS_SHOWN }
  const { ids, total } = await services.search.search(query, now)
  return {
    details,
    openJobs: { total, newest: await services.cards(ids) },
    now,
    from: isOfCompany ? { id: job.id, title: job.title } : null,
    applications: await companyApplications(services.db, id, details.company.name),
    readsPages: services.readCompanyPages !== null,
  }
}

/** A look-up counts against a limit, so changes elsewhere don't repeat it. */
export const shouldRevalidate = () => false

export default function CompanyDetailsPage({ loaderData }: Route.ComponentProps) {
  const { details, openJobs, now, from, applications, readsPages } = loaderData
  const { slug, name } = details.company
  const noted = applications.reduce((count, { contacts }) => count + contacts.length, 0)
  return (
    <div className="details-page">
      <PageHead
        title={`Company details: ${name}`}
        description={`How to reach ${name}.`}
        path={detailsAddress(slug)}
        isPrivate
      />
      <a
        href={from ? `/jobs/${from.id}` : `/companies/${encodeURIComponent(slug)}`}
        className="back-link"
      >
        <Icon name="arrow-left" />
        {from ? from.title : `Jobs at ${name}`}
      </a>
      <header className="details-head">
        <CompanyTile name={name} logo={openJobs.newest[0]?.companyLogo ?? null} size="large" />
        <div className="details-name">
          <h1>How to reach {name}</h1>
          <p>{knownWays(details, noted)}</p>
        </div>
      </header>
      <div className="details-columns">
        <div className="details-main">
          {applications.length > 0 && <OwnContacts applications={applications} />}
          <CompanyDetailsResult details={details} isPage />
          <p className="details-note">
            From the company’s listings and {readsPages ? 'public pages' : 'its job board'}. We
            never guess addresses.
          </p>
        </div>
        {openJobs.total > 0 && (
          <section aria-labelledby="open-jobs" className="details-jobs">
            <h2 id="open-jobs" className="area-title">
              Open jobs <span>{openJobs.total}</span>
            </h2>
            <ul>
              {openJobs.newest.map((job) => (
                <OpenJob key={job.id} job={job} now={now} />
              ))}
            </ul>
            <a href={`/companies/${encodeURIComponent(slug)}`} className="button">
              See all open jobs at {name}
            </a>
          </section>
        )}
      </div>
    </div>
  )
}

function OpenJob({ job, now }: { job: JobCard; now: Date }) {
  const isPaid = job.salary !== null || Boolean(job.payDetails?.targetEarnings)
  return (
    <li>
      <a href={`/jobs/${job.id}`}>{job.title}</a>
      <p className="details-note">
        <DotLine>
          {locationOnCard(job)}
          <TimeAgo at={job.postedAt ?? job.firstSeenAt} now={now} />
        </DotLine>
      </p>
      {isPaid && <SalaryTag salary={job.salary} details={job.payDetails} />}
    </li>
  )
}
