/** What a company's card says besides its facts: why a search found it, and what the list is sorted by. */
import type { CompanyNote, CompanySort } from '#core/company/company.ts'
import { formatShortMoney } from '#core/pay/currency.ts'
import { countOf } from '#core/text/count-of.ts'

export function companyNotes(note: CompanyNote | undefined, sort: CompanySort): string[] {
  if (!note) return []
  return [foundByText(note), SORTED[sort](note)].filter((line) => line !== null)
}

function foundByText({ foundBy }: CompanyNote): string | null {
  if (foundBy === null) return null
  if (foundBy.kind === 'jobs') return `Found by ${countOf(foundBy.jobs, 'job')} in ${foundBy.text}`
  return `Found by its ${foundBy.kind === 'industry' ? 'industry' : 'location'}: ${foundBy.text}`
}

const SORTED: Readonly<Record<CompanySort, (note: CompanyNote) => string | null>> = {
  jobs: () => null,
  growth: ({ growth }) =>
    growth === null
      ? null
      : `${growth > 0 ? '+' : ''}${growth.toLocaleString('en')} in 30 days`.replace('-', '−'),
  pay: ({ pay }) =>
    pay &&
    `Median ${formatShortMoney(pay.median, pay.currency)} a year, from ${countOf(pay.jobs, 'job')}`,
  remote: ({ remoteJobs }) => (remoteJobs ? `${remoteJobs.toLocaleString('en')} remote` : null),
}
