/**
 * Rows of the specification's `jobsdb` table, read as listings by its own mapping rules (section
 * 3): title falls back to position, and company to company_name. Defaults of those rules (full
 * time, mid level, on site) apply here too, because users of the table rely on them. The salary
 * stays unknown when the text has no amount.
 */
import { z } from 'zod'
import { isBelievableInstant, type Listing } from './listing.ts'

const text = z.string().nullish()

const JobsdbRow = z.object({
  id: z.union([z.string().trim().min(1), z.number()]).transform(String),
  title: text,
  position: text,
  company: text,
  company_name: text,
  description: text,
  requirements: text,
  location: text,
  apply_url: text,
  company_website: text,
  company_logo: text,
  employee_count: z.union([z.string(), z.number()]).nullish(),
  employee_count_raw: text,
  offices: text,
  tags: z.array(z.string()).nullish(),
  employment_type: text,
  work_type: text,
  sector: text,
  years_of_experience: z.union([z.string(), z.number()]).nullish(),
  salary: text,
  top_company: z.boolean().nullish(),
  dou_rating: z.union([z.string(), z.number()]).nullish(),
  posted_date: text,
  source: text,
  source_url: text,
  scraped_at: text,
  created_at: text,
  updated_at: text,
  expires_at: text,
})
type JobsdbRow = z.infer<typeof JobsdbRow>

/** Columns found only in this table; one of them is enough to tell a row from a listing. */
const TELLING = [
  'position',
  'company_name',
  'apply_url',
  'employment_type',
  'scraped_at',
  'created_at',
  'source_url',
  'posted_date',
  'years_of_experience',
]

export const isJobsdbRow = (value: object) => TELLING.some((column) => column in value)

/**
 * The row as an unvalidated listing, or the reasons why it isn't a row. The caller validates the
 * listing.
 */
export function fromJobsdbRow(
  value: object,
): { listing: Partial<Listing> } | { error: z.ZodError } {
  const parsed = JobsdbRow.safeParse(value)
  if (!parsed.success) return { error: parsed.error }
  const row = parsed.data
  return {
    listing: {
      source: filled(row.source) ?? 'jobsdb',
      id: row.id,
      title: filled(row.title) ?? filled(row.position) ?? '',
      company: filled(row.company) ?? filled(row.company_name) ?? '',
      url: webAddress(row.source_url),
      applyUrl: webAddress(row.apply_url),
      companyWebsite: row.company_website,
      companyLogo: row.company_logo,
      location: row.location,
      workplace: workSetting(row.location),
      employmentType: jobType(row.employment_type),
      experienceLevel: level(row),
      description: row.description,
      requirements: row.requirements,
      tags: row.tags,
      ...pay(row.salary),
      postedAt: postedAt(row),
      closedAt: instant(row.expires_at),
      workType: row.work_type,
      sector: row.sector,
      companyEmployees: filled(String(row.employee_count ?? '')) ?? filled(row.employee_count_raw),
      companyOffices: row.offices,
      companyRating: rating(row.dou_rating),
      companyIsTop: row.top_company,
    },
  }
}

const filled = (value: string | null | undefined) => value?.trim() || null

const JOB_TYPE_WORDS = [
  ['part', 'part_time'],
  ['contract', 'contract'],
  ['freelance', 'freelance'],
  ['intern', 'internship'],
] as const

function jobType(value: string | null | undefined) {
  const lower = (value ?? '').toLowerCase()
  return JOB_TYPE_WORDS.find(([word]) => lower.includes(word))?.[1] ?? 'full_time'
}

/** The first match decides: "2-3, Senior" is mid. "10-12" doesn't match "0-1". */
const LEVEL_WORDS = [
  [/(?<!\d)0-1(?!\d)|junior/i, 'entry'],
  [/(?<!\d)2-3(?!\d)|middle/i, 'mid'],
  [/4\+|senior/i, 'senior'],
  [/lead|director/i, 'lead'],
] as const

function level(row: JobsdbRow) {
  const asked = String(row.years_of_experience ?? '')
  return LEVEL_WORDS.find(([words]) => words.test(asked))?.[1] ?? 'mid'
}

function workSetting(location: string | null | undefined) {
  const lower = (location ?? '').toLowerCase()
  if (lower.includes('remote')) return 'remote'
  return lower.includes('hybrid') ? 'hybrid' : 'onsite'
}

/** "3-5" and "$120 - 150" mean thousands a year. The general salary rule reads everything else. */
const THOUSANDS = /^[$€£]? ?(\d{1,3}) ?k? ?[-–] ?[$€£]? ?(\d{1,3}) ?k? ?[$€£]?$/i

function pay(value: string | null | undefined): Pick<Listing, 'salary' | 'salaryText'> {
  const salaryText = filled(value)?.replace(/\s+/g, ' ') ?? null
  const found = THOUSANDS.exec(salaryText ?? '')
  if (!found || !salaryText) return { salaryText }
  const [min, max] = [Number(found[1]) * 1000, Number(found[2]) * 1000]
  const currency = salaryText.includes('€') ? 'EUR' : salaryText.includes('£') ? 'GBP' : 'USD'
  return { salaryText, salary: { min, max, currency, period: 'year' } }
}

/** The first of the four that is a date, in the order of the specification. */
function postedAt(row: JobsdbRow) {
  const candidates = [row.created_at, row.scraped_at, row.posted_date, row.updated_at]
  return candidates.map(instant).find((value) => value !== null) ?? null
}

const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/

/** Timestamps in PostgreSQL and ISO notation, as ISO 8601 with an offset; null for anything else. */
function instant(value: string | null | undefined): string | null {
  const found = DATE.exec(value?.trim() ?? '')
  if (!found) return null
  const [, day, time = '00:00:00', zone = 'Z'] = found
  const offset =
    zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  const at = `${day}T${time}${offset}`
  return isCalendarDay(day as string) && isBelievableInstant(at) ? new Date(at).toISOString() : null
}

/** "2026-02-30" isn't a day, but a Date would read it as March 2. */
function isCalendarDay(day: string) {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

function webAddress(value: string | null | undefined) {
  const address = filled(value)
  return address && /^https?:\/\//i.test(address) ? address : null
}

function rating(value: string | number | null | undefined) {
  const number = Number(value ?? Number.NaN)
  return number > 0 && number <= 5 ? number : null
}
