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
import { EMPTY_QUERY } from '#core/search/query.ts'
import { countOf } from '#core/text/count-of.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { companyApplications } from '#store/company-applications.ts'
import * as jobs from '#store/jobs.ts'
import { findCompanyContacts } from '#work/company/find-company-contacts.ts'
import type { Route } from './+types/company-details-page.ts'
import { CompanyDetailsResult } from './company-details-result.tsx'
import { detailsAddress } from './details-address.ts'
import { knownInWords, knownPeople } from './known-people.ts'
import { OwnApplications, OwnPeople } from './own-contacts.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const jobId = readNumericId<JobId>(new URL(args.request.url).searchParams.get('job') ?? '')
  const details = await findCompanyContacts(services, id, args.params.slug, jobId)
  const job = jobId && (await jobs.byId(services.db, jobId))
  const isOfCompany = job && job.companySlug === details.company.slug
  const query = { ...EMPTY_QUERY, company: details.company.slug, perPage: 1 }
  const { ids, total } = await services.search.search(query, services.clock.now())
  const [newest] = await services.cards(ids)
  return {
    details,
    openJobs: total,
    logo: newest?.companyLogo ?? null,
    from: isOfCompany ? { id: job.id, title: job.title } : null,
    applications: await companyApplications(services.db, id, details.company.name),
    readsPages: services.readCompanyPages !== null,
  }
}

/** A look-up counts against a limit, so changes elsewhere don't repeat it. */
export const shouldRevalidate = () => false

export default function CompanyDetailsPage({ loaderData }: Route.ComponentProps) {
  const { details, openJobs, logo, from, applications, readsPages } = loaderData
  const { slug, name } = details.company
  const people = knownPeople(applications)
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
        <CompanyTile name={name} logo={logo} size="large" />
        <div className="details-name">
          <h1>How to reach {name}</h1>
          <p>
            {knownInWords(details, people)}{' '}
            {openJobs > 0 && (
              <a href={`/companies/${encodeURIComponent(slug)}`} className="link">
                {countOf(openJobs, 'open job')}
              </a>
            )}
          </p>
        </div>
      </header>
      <div className="details-columns">
        {applications.length > 0 && (
          <div className="details-main">
            {people.length > 0 && <OwnPeople people={people} />}
            <OwnApplications applications={applications} />
          </div>
        )}
        <div className="details-main">
          <CompanyDetailsResult details={details} isPage />
          <p className="details-note">
            From the company’s listings and {readsPages ? 'public pages' : 'its job board'}. We
            never guess addresses.
          </p>
        </div>
      </div>
    </div>
  )
}
