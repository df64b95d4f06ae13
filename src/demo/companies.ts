/**
 * The demo's 120 invented companies, each with its voice. Addresses use the reserved top-level domain `.example`,
 * so they can't lead to anyone.
 */
import { CompanyRow } from './company.ts'
import rows from './data/companies.json' with { type: 'json' }

export type Company = CompanyRow & { slug: string }

export const COMPANIES: Company[] = CompanyRow.array()
  .parse(rows)
  .map((row) => ({ ...row, slug: slugOf(row.name) }))

export const websiteOf = (company: Company) => `https://${company.slug}.example`

export const careersOf = (company: Company) => `https://careers.${company.slug}.example`

function slugOf(name: string) {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}
