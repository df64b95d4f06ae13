/** /dashboard/company-details/SLUG: how to reach a company, from its listings and its own pages. */
import '#app/ui/back-link.css'
import '#app/tracker/stages.css'
import './company-details.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { JobId } from '#core/job/job.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { companyApplications } from '#store/company-applications.ts'
import * as jobs from '#store/jobs.ts'
import { findCompanyContacts } from '#work/company/find-company-contacts.ts'
import type { Route } from './+types/company-details-page.ts'
import { CompanyDetailsResult } from './company-details-result.tsx'
import { detailsAddress } from './details-address.ts'
import { knownWays } from './known-ways.ts'
import { OwnContacts } from './own-contacts.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const jobId = readNumericId<JobId>(new URL(args.request.url).searchParams.get('job') ?? '')
  const details = await findCompanyContacts(services, id, args.params.slug, jobId)
  const job = jobId && (await jobs.byId(services.db, jobId))
  const isOfCompany = job && job.companySlug === details.company.slug
  return {
    details,
    from: isOfCompany ? { id: job.id, title: job.title } : null,
    applications: await companyApplications(services.db, id, details.company.name),
    readsPages: services.readCompanyPages !== null,
  }
}

/** A look-up counts against a limit, so changes elsewhere don't repeat it. */
export const shouldRevalidate = () => false

export default function CompanyDetailsPage({ loaderData }: Route.ComponentProps) {
  const { details, from, applications, readsPages } = loaderData
  const { slug, name } = details.company
  // Its open jobs say more than the one job that led here.
  const main = details.suggestions.find(({ href }) => href.startsWith('/companies/'))
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
        <CompanyTile name={name} size="large" />
        <div className="details-name">
          <h1>How to reach {name}</h1>
          <p>{knownWays(details)}</p>
          <p className="text-sm text-muted">
            From the company’s listings and {readsPages ? 'public pages' : 'its job board'}. We
            never guess addresses.
          </p>
        </div>
        {main && (
          <a href={main.href} className="button button-primary">
            {main.label}
          </a>
        )}
      </header>
      <div className="details-columns">
        <CompanyDetailsResult details={details} isPage />
        {applications.length > 0 && <OwnContacts applications={applications} />}
      </div>
    </div>
  )
}
