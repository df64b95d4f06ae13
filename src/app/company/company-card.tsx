/** A company card in the directory: known facts, one per line, and a link to the website. */

import { CompanyTile } from '#app/ui/company-tile.tsx'
import type { Company } from '#core/company/company.ts'
import { companyFacts } from '#core/company/company-facts.ts'
import { formatOpenJobs } from './open-jobs.ts'
import { WebsiteLink } from './website-link.tsx'

type Props = {
  company: Company
  /** What else is said of it, such as why a search found it. */
  lines: readonly string[]
}

export function CompanyCard({ company, lines }: Props) {
  const { slug, name, logo, sector, website, isTop, isDemo, openJobs } = company
  return (
    <article className="card company-card">
      <CompanyTile name={name} logo={logo} size="large" />
      <div className="company-card-head">
        <h3 className="company-card-name">
          <a href={`/companies/${slug}`}>{name}</a>
        </h3>
        {sector && <p className="company-card-sector">{sector}</p>}
        {(isTop || isDemo) && (
          <p className="company-card-badges">
            {isTop && <span className="badge">Top Company</span>}
            {isDemo && <span className="badge badge-info">Sample data</span>}
          </p>
        )}
      </div>
      <ul className="company-card-facts">
        <li className="company-card-jobs">{formatOpenJobs(openJobs)}</li>
        {lines.map((line) => (
          <li key={line} className="company-card-note">
            {line}
          </li>
        ))}
        {companyFacts(company).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {website && <WebsiteLink website={website} name={name} className="company-card-website" />}
    </article>
  )
}
