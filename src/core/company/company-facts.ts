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

/** "Fintech · Berlin · 51–200 employees · Rating: 4.1/5". Null if nothing is known. */
export const companySentence = (company: Company): string | null =>
  [company.sector, ...companyFacts(company)].filter((fact) => fact !== null).join(' · ') || null
