/** The known facts about a company as text. Unknown facts are omitted. */
import type { Company } from './company.ts'
import { formatHeadCount } from './head-count.ts'

export function companyFacts({ location, employees, rating }: Company): string[] {
  return [
    location,
    employees !== null && `${formatHeadCount(employees)} employees`,
    rating !== null && `Rating: ${rating.toFixed(1)}/5`,
  ].filter((fact) => fact !== null && fact !== false)
}

/** Its field first: ["Fintech", "Berlin", "51–200 employees", "Rating: 4.1/5"]. */
export const companySummary = (company: Company): string[] => [
  ...(company.sector === null ? [] : [company.sector]),
  ...companyFacts(company),
]
