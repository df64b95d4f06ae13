/** Who offers a job: what is known of the employer, and the way to its other jobs. */

import { CompanyMark } from '#app/ui/company-mark.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import type { Company } from '#core/company/company.ts'

type Props = { company: Company }

export function CompanyBox({ company }: Props) {
  const { slug, name, location, employees, sector, rating, website, openJobs } = company
  return (
    <>
      <p className="flex items-center gap-3 font-semibold">
        <CompanyMark name={name} />
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
          {openJobs === 1 ? '1 open job' : `${openJobs} open jobs`}
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
