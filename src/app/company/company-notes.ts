/** What a company's card says besides its facts: why a search found it, and the figures that tell employers apart. */
import type { CompanyNote, CompanySort } from '#core/company/company.ts'
import { formatShortMoney } from '#core/pay/currency.ts'
import { countOf } from '#core/text/count-of.ts'

export type CompanyFigure = {
  name: 'pay' | 'growth' | 'remote'
  value: string
  label: string
}

export type ShownNote = { foundBy: string | null; figures: readonly CompanyFigure[] }

/** Figures without a value are left out. A sort by growth shows it in the place of remote jobs. */
export function companyNote(note: CompanyNote | undefined, sort: CompanySort): ShownNote {
  if (!note) return { foundBy: null, figures: [] }
  const figures = [payOf(note), sort === 'growth' ? growthOf(note) : remoteOf(note)]
  return { foundBy: foundByText(note), figures: figures.filter((figure) => figure !== null) }
}

function foundByText({ foundBy }: CompanyNote): string | null {
  if (foundBy === null) return null
  if (foundBy.kind === 'jobs') return `Found by ${countOf(foundBy.jobs, 'job')} in ${foundBy.text}`
  return `Found by its ${foundBy.kind === 'industry' ? 'industry' : 'location'}: ${foundBy.text}`
}

const payOf = ({ pay }: CompanyNote): CompanyFigure | null =>
  pay && {
    name: 'pay',
    value: formatShortMoney(pay.median, pay.currency),
    label: `median salary, ${countOf(pay.jobs, 'job')}`,
  }

const remoteOf = ({ remoteJobs }: CompanyNote): CompanyFigure | null =>
  remoteJobs ? { name: 'remote', value: remoteJobs.toLocaleString('en'), label: 'remote' } : null

function growthOf({ growth }: CompanyNote): CompanyFigure | null {
  if (growth === null) return null
  const value = `${growth > 0 ? '+' : ''}${growth.toLocaleString('en')}`.replace('-', '−')
  return { name: 'growth', value, label: 'in 30 days' }
}
