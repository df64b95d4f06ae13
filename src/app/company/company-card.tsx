/** A company of the directory: its name, the known facts as one sentence, its open jobs, and a link to the website. */

import { CompanyTile } from '#app/ui/company-tile.tsx'
import type { Company } from '#core/company/company.ts'
import { companySentence } from '#core/company/company-facts.ts'
import { formatOpenJobs } from './open-jobs.ts'
import { WebsiteLink } from './website-link.tsx'

type Props = {
  company: Company
  /** What else is said of it, such as why a search found it. */
  lines: readonly string[]
}

export function CompanyCard({ company, lines }: Props) {
  const { slug, name, logo, website, isTop, openJobs } = company
  const sentence = companySentence(company)
  return (
    <article className="card company-card">
      <CompanyTile name={name} logo={logo} />
      <div className="company-card-head">
        <h3 className="company-card-name">
          <a href={`/companies/${slug}`}>{name}</a>
        </h3>
        {isTop && <span className="badge">Top Company</span>}
      </div>
      {sentence && <p className="company-card-facts">{sentence}</p>}
      <p className="company-card-jobs">
        <span>{formatOpenJobs(openJobs)}</span>
        {lines.map((line) => (
          <span key={line} className="company-card-note">
            {line}
          </span>
        ))}
        {website && <WebsiteLink website={website} name={name} className="company-card-website" />}
      </p>
    </article>
  )
}
