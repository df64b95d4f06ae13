/** The known facts about a company as text for its card. Unknown facts are omitted. */
import type { Company } from '#core/company/company.ts'
import { formatHeadCount } from '#core/company/head-count.ts'

export function companyFacts({ location, employees, rating }: Company): string[] {
  return [
    location,
    employees !== null && `${formatHeadCount(employees)} employees`,
    rating !== null && `Rating: ${rating}/5`,
  ].filter((fact) => fact !== null && fact !== false)
}
