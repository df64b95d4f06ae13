/** The known facts about a company as text for its card. Unknown facts are omitted. */
import type { Company } from '#core/company/company.ts'

export function companyFacts({ location, employees, rating }: Company): string[] {
  return [
    location,
    employees !== null && `${formatHeadCount(employees)} employees`,
    rating !== null && `Rating: ${rating}/5`,
  ].filter((fact) => fact !== null && fact !== false)
}

/** A source's head count without the word "employees" and with separators: "~18500 employees" becomes "~18,500". */
export const formatHeadCount = (employees: string) =>
  employees
    .replace(/\s(?:employees|people)$/i, '')
    .replace(/\d{4,15}/g, (digits) => Number(digits).toLocaleString('en'))
