/** What is known of a company, in the words of its card. Unknown facts are left out. */
import type { Company } from '#core/company.ts'

export function companyFacts({ location, employees, rating }: Company): string[] {
  return [
    location,
    employees !== null && `${employees} employees`,
    rating !== null && `Rating: ${rating}/5`,
  ].filter((fact) => fact !== null && fact !== false)
}
