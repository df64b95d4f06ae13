/** A company card in the directory: known facts, one per line, and a link to the website. */

import { CompanyTile } from '#app/ui/company-tile.tsx'
import type { Company } from '#core/company/company.ts'
import { companyFacts } from './company-facts.ts'
import { formatOpenJobs } from './open-jobs.ts'
import { WebsiteLink } from './website-link.tsx'

export function CompanyCard({ company }: { company: Company }) {
  const { slug, name, sector, website, isTop, isDemo, openJobs } = company
  return (
    <article className="card company-card">
      <CompanyTile name={name} size="large" />
      <div className="min-w-0">
        <h3 className="company-card-name">
          <a href={`/companies/${slug}`}>{name}</a>
        </h3>
        {sector && <p className="text-sm text-muted">{sector}</p>}
        {(isTop || isDemo) && (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {isTop && <span className="badge">Top Company</span>}
            {isDemo && <span className="badge badge-info">Sample data</span>}
          </p>
        )}
      </div>
      <ul className="company-card-facts">
        <li className="font-semibold">{formatOpenJobs(openJobs)}</li>
        {companyFacts(company).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {website && <WebsiteLink website={website} name={name} className="company-card-website" />}
    </article>
  )
}
