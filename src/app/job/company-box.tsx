/** The employer of a job: known facts and a link to its other jobs. */

import { CompanyTile } from '#app/ui/company-tile.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import type { Company } from '#core/company/company.ts'
import { countOf } from '#core/text/count-of.ts'

type Props = { company: Company }

export function CompanyBox({ company }: Props) {
  const { slug, name, location, employees, sector, rating, website, openJobs } = company
  return (
    <>
      <p className="flex items-center gap-3 font-semibold">
        <CompanyTile name={name} />
        <span className="min-w-0">{name}</span>
        {company.isTop && <span className="badge">Top Company</span>}
      </p>
      <div className="mt-3">
        <FactList
          facts={[
            ['Location', location],
            ['Employees', employees],
            ['Sector', sector],
            ['Rating', rating === null ? null : `${rating}/5`],
          ]}
        />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <a href={`/companies/${slug}`} className="link">
          {countOf(openJobs, 'open job')}
        </a>
        {website && (
          <a href={website} target="_blank" rel="nofollow noopener noreferrer" className="link">
            Website
          </a>
        )}
      </p>
    </>
  )
}
