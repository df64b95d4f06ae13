/**
 * The 120 invented companies of the demonstration, each with its voice.
 * Addresses use the reserved top-level domain `.example`, so none can ever lead to somebody.
 */
import { AGENCIES } from './companies/agencies.ts'
import type { CompanyRow, VoiceName } from './companies/company.ts'
import { CORPORATES } from './companies/corporates.ts'
import { PUBLIC_BODIES } from './companies/public-bodies.ts'
import { SCALEUPS } from './companies/scaleups.ts'
import { STARTUPS } from './companies/startups.ts'
import { STUDIOS } from './companies/studios.ts'

export type Company = CompanyRow & { slug: string; voice: VoiceName }

const ROWS: [VoiceName, CompanyRow[]][] = [
  ['startup', STARTUPS],
  ['scaleup', SCALEUPS],
  ['corporate', CORPORATES],
  ['agency', AGENCIES],
  ['public', PUBLIC_BODIES],
  ['studio', STUDIOS],
]

export const COMPANIES: Company[] = ROWS.flatMap(([voice, rows]) =>
  rows.map((row) => ({ ...row, voice, slug: slugOf(row.name) })),
)

export const websiteOf = (company: Company) => `https://${company.slug}.example`

export const careersOf = (company: Company) => `https://careers.${company.slug}.example`

function slugOf(name: string) {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}
