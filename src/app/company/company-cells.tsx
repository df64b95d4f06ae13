/** A compact grid of companies, each linking to its page. */

import { CompanyTile } from '#app/ui/company-tile.tsx'
import type { Company } from '#core/company/company.ts'
import { briefLocation } from '#core/place/brief-location.ts'
import { formatOpenJobs } from './open-jobs.ts'

export function CompanyCells({ companies }: { companies: readonly Company[] }) {
  return (
    <ul className="company-cells">
      {companies.map(({ slug, name, logo, location, openJobs }) => (
        <li key={slug}>
          <a href={`/companies/${slug}`} className="company-cell">
            <CompanyTile name={name} logo={logo} />
            <span className="min-w-0 flex-1">
              <span className="company-cell-name">{name}</span>
              {location && <span className="company-cell-place">{briefLocation(location)}</span>}
              <span className="text-sm tabular-nums">{formatOpenJobs(openJobs)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
