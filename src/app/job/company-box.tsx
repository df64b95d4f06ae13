/** The employer of a job: what we know in one sentence, and the way to its page. */

import './job-page.css'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { DotLine } from '#app/ui/dot-line.tsx'
import type { Company } from '#core/company/company.ts'
import { companySummary } from '#core/company/company-facts.ts'
import { countOf } from '#core/text/count-of.ts'

type Props = { company: Company }

export function CompanyBox({ company }: Props) {
  const { slug, name, logo, website, openJobs } = company
  const facts = companySummary(company)
  return (
    <>
      <p className="company-box-name">
        <CompanyTile name={name} logo={logo} />
        <span>
          <a href={`/companies/${slug}`}>{name}</a>
          {company.isTop && <span className="badge">Top Company</span>}
        </span>
      </p>
      {facts.length > 0 && (
        <p className="company-box-facts">
          <DotLine>{facts}</DotLine>
        </p>
      )}
      <p className="company-box-links">
        <a href={`/companies/${slug}`} className="link">
          {countOf(openJobs, 'open job')}
        </a>
        {website && (
          <a href={website} target="_blank" rel="nofollow noopener noreferrer" className="link">
            Website
            <span className="sr-only"> of {name}, opens in a new tab</span>
          </a>
        )}
      </p>
    </>
  )
}
