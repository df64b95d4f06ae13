/** A company of the directory: its name, the known facts each on its line, its figures, and a link to the website. */

import { CompanyTile } from '#app/ui/company-tile.tsx'
import type { Company, CompanySort } from '#core/company/company.ts'
import { companyFacts } from '#core/company/company-facts.ts'
import type { ShownNote } from './company-notes.ts'
import { formatOpenJobs } from './open-jobs.ts'
import { WebsiteLink } from './website-link.tsx'

type Props = {
  company: Company
  note: ShownNote
  sort: CompanySort
}

export function CompanyCard({ company, note, sort }: Props) {
  const { slug, name, logo, website, sector, location, isTop, openJobs } = company
  const facts = companyFacts({ ...company, location: null })
  const [jobs, ...available] = formatOpenJobs(openJobs).split(' ')
  return (
    <article className="card company-card">
      <CompanyTile name={name} logo={logo} />
      <div className="company-card-head">
        <h3 className="company-card-name">
          <a href={`/companies/${slug}`}>{name}</a>
        </h3>
        {website && <WebsiteLink website={website} name={name} className="company-card-website" />}
      </div>
      <div className="company-card-facts">
        {sector && <p>{sector}</p>}
        {location && <p>{location}</p>}
        {(isTop || facts.length > 0) && (
          <p className="company-card-more">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {isTop && <span className="badge">Top Company</span>}
          </p>
        )}
        {note.foundBy && <p className="company-card-found">{note.foundBy}</p>}
      </div>
      <ul className="company-card-figures">
        <li>
          <strong>{jobs}</strong>
          {` ${available.join(' ')}`}
        </li>
        {note.figures.map((figure) => (
          <li
            key={figure.name}
            data-figure={figure.name}
            data-sorted={figure.name === sort || undefined}
          >
            <strong>{figure.value}</strong>
            {` ${figure.label}`}
          </li>
        ))}
      </ul>
    </article>
  )
}
