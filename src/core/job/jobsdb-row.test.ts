import { expect, test } from 'vitest'
import { slowPieces } from '#test/linear-time.ts'
import { fromJobsdbRow, isJobsdbRow } from './jobsdb-row.ts'
import type { Listing } from './listing.ts'

/** The listing of a row that has only an id and the fields of every row. */
const PLAIN: Partial<Listing> = {
  source: 'jobsdb',
  id: '7',
  title: 'Engineer',
  company: 'Acme',
  url: null,
  applyUrl: null,
  companyWebsite: undefined,
  location: undefined,
  workplace: 'onsite',
  employmentType: 'full_time',
  experienceLevel: 'mid',
  salaryText: null,
  postedAt: null,
  closedAt: null,
  companyEmployees: null,
  companyRating: null,
}

const read = (columns: object) => {
  const row = fromJobsdbRow({ id: 7, title: 'Engineer', company: 'Acme', ...columns })
  if ('error' in row) throw row.error
  return row.listing
}

test('a full row becomes a full listing', () => {
  expect(
    read({
      id: 12,
      title: ' Data Engineer ',
      position: 'not read',
      company: 'Acme',
      company_name: 'not read',
      description: '<p>Pipelines</p>',
      requirements: 'SQL',
      location: 'Berlin (hybrid)',
      apply_url: 'https://acme.example/apply',
      company_logo: 'https://acme.example/logo.png',
      company_website: 'https://acme.example',
      employee_count: 120,
      employee_count_raw: '101-200',
      offices: 'Berlin, Paris',
      tags: ['SQL', 'dbt'],
      employment_type: 'Contract',
      work_type: 'Software Development',
      sector: 'Information and Internet',
      years_of_experience: '4+ years',
      salary: '€70 - 90',
      top_company: true,
      dou_rating: '4.5',
      posted_date: '2026-01-05',
      views: 3,
      appliances: 1,
      source: 'site',
      source_url: 'https://site.example/12',
      scraped_at: '2026-01-06 10:00:00+00',
      created_at: '2026-01-07T11:00:00Z',
      updated_at: null,
      user_id: null,
      expires_at: '2026-02-01',
    }),
  ).toEqual({
    source: 'site',
    id: '12',
    title: 'Data Engineer',
    company: 'Acme',
    url: 'https://site.example/12',
    applyUrl: 'https://acme.example/apply',
    companyWebsite: 'https://acme.example',
    companyLogo: 'https://acme.example/logo.png',
    location: 'Berlin (hybrid)',
    workplace: 'hybrid',
    employmentType: 'contract',
    experienceLevel: 'senior',
    description: '<p>Pipelines</p>',
    requirements: 'SQL',
    tags: ['SQL', 'dbt'],
    salaryText: '€70 - 90',
    salary: { min: 70_000, max: 90_000, currency: 'EUR', period: 'year' },
    postedAt: '2026-01-07T11:00:00.000Z',
    closedAt: '2026-02-01T00:00:00.000Z',
    workType: 'Software Development',
    sector: 'Information and Internet',
    companyEmployees: '120',
    companyOffices: 'Berlin, Paris',
    companyRating: 4.5,
    companyIsTop: true,
  })
})

test('a row without values gets the defaults of the table', () => {
  expect(read({})).toEqual(PLAIN)
})

test.each([
  [{ title: null, position: 'Designer' }, 'Designer', 'Acme'],
  [{ title: '  ', position: 'Designer' }, 'Designer', 'Acme'],
  [{ company: null, company_name: 'Globex' }, 'Engineer', 'Globex'],
  [{ company: '', company_name: ' Globex ' }, 'Engineer', 'Globex'],
  [{ title: null }, '', 'Acme'],
])('title falls back to position, company to company_name: %o', (columns, title, company) =>
  expect(read(columns)).toEqual({ ...PLAIN, title, company }),
)

test.each([
  ['Part-time', 'part_time'],
  ['PART TIME', 'part_time'],
  ['Contract', 'contract'],
  ['part-time contract', 'part_time'],
  ['Freelancer', 'freelance'],
  ['Freelance contract', 'contract'],
  ['Internship', 'internship'],
  ['Full-time', 'full_time'],
  ['Permanent', 'full_time'],
  ['', 'full_time'],
  [null, 'full_time'],
])('employment type %s is %s', (employment_type, employmentType) =>
  expect(read({ employment_type })).toEqual({ ...PLAIN, employmentType }),
)

test.each([
  ['0-1', 'entry'],
  ['0-1 years', 'entry'],
  ['Junior', 'entry'],
  ['2-3', 'mid'],
  ['Middle', 'mid'],
  ['4+', 'senior'],
  ['Senior', 'senior'],
  ['senior', 'senior'],
  ['Lead', 'lead'],
  ['Director', 'lead'],
  ['2-3, Senior', 'mid'],
  ['10-12', 'mid'],
  ['12-30', 'mid'],
  ['14+', 'senior'],
  ['', 'mid'],
  ['many', 'mid'],
  [5, 'mid'],
  [null, 'mid'],
])('experience %s is %s', (years_of_experience, experienceLevel) =>
  expect(read({ years_of_experience })).toEqual({ ...PLAIN, experienceLevel }),
)

test.each([
  ['Remote', 'remote'],
  ['Hybrid remote, Berlin', 'remote'],
  ['Kyiv, HYBRID', 'hybrid'],
  ['Berlin', 'onsite'],
  ['', 'onsite'],
  [null, 'onsite'],
])('location "%s" is %s', (location, workplace) =>
  expect(read({ location })).toEqual({ ...PLAIN, location, workplace }),
)

const yearly = (min: number, max: number, currency: string) => ({
  salary: { min, max, currency, period: 'year' },
})

test.each<[string, Partial<Listing>]>([
  ['3-5', yearly(3_000, 5_000, 'USD')],
  ['$120 - 150', yearly(120_000, 150_000, 'USD')],
  ['$120k – $150K', yearly(120_000, 150_000, 'USD')],
  ['€70-90', yearly(70_000, 90_000, 'EUR')],
  ['70 - 90 €', yearly(70_000, 90_000, 'EUR')],
  ['£40-£50', yearly(40_000, 50_000, 'GBP')],
])('"%s" means thousands a year', (salary, pay) =>
  expect(read({ salary })).toEqual({ ...PLAIN, salaryText: salary, ...pay }),
)

test.each([
  '$1,500 - 2,000',
  'from 3-5 years',
  '20-25 / hour',
  '100',
  '-',
  '120-',
  'Competitive',
  '3000-5000',
])('"%s" is left to the general salary rule', (salary) =>
  expect(read({ salary })).toEqual({ ...PLAIN, salaryText: salary }),
)

test('a blank salary stays unknown', () => {
  expect(read({ salary: '  ' })).toEqual(PLAIN)
  expect(read({ salary: null })).toEqual(PLAIN)
})

test('hostile salary text is read quickly', () => {
  expect(slowPieces([' '], (text) => read({ salary: `1${text}x` }))).toEqual([])
  expect(slowPieces([' '], (text) => read({ salary: `$${text}1${text}-` }))).toEqual([])
  expect(slowPieces(['1-'], (text) => read({ salary: text }))).toEqual([])
})

test.each([
  ['2026-01-05', '2026-01-05T00:00:00.000Z'],
  ['2026-01-05T10:20:30Z', '2026-01-05T10:20:30.000Z'],
  ['2026-01-05T10:20:30.123456Z', '2026-01-05T10:20:30.123Z'],
  ['2026-01-05T10:20:30+02:00', '2026-01-05T08:20:30.000Z'],
  ['2026-01-05T10:20:30-0530', '2026-01-05T15:50:30.000Z'],
  ['2026-01-05 10:20:30+00', '2026-01-05T10:20:30.000Z'],
  ['2026-01-05 10:20:30.5+05:30', '2026-01-05T04:50:30.500Z'],
  ['2026-01-05 10:20:30', '2026-01-05T10:20:30.000Z'],
  ['2026-01-05 10:20', '2026-01-05T10:20:00.000Z'],
  [' 2026-01-05 ', '2026-01-05T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-02-29', null],
  ['2026-02-30T10:00:00Z', null],
  ['2026-13-01', null],
  ['2026-01-05 25:00:00', null],
  ['2026-01-05T10:20:30+99:00', null],
  ['0001-01-01T00:00:00Z', null],
  ['9999-12-31', null],
  ['infinity', null],
  ['yesterday', null],
  ['1767607200', null],
  ['05.01.2026', null],
  ['2026-01-05 and more', null],
  ['', null],
])('the timestamp "%s" is read as %s', (created_at, postedAt) =>
  expect(read({ created_at })).toEqual({ ...PLAIN, postedAt }),
)

const DAYS = {
  created_at: '2026-01-01',
  scraped_at: '2026-01-02',
  posted_date: '2026-01-03',
  updated_at: '2026-01-04',
}

test.each([
  [{}, '01'],
  [{ created_at: null }, '02'],
  [{ created_at: 'yesterday', scraped_at: '' }, '03'],
  [{ created_at: null, scraped_at: null, posted_date: '?' }, '04'],
])('the first valid of four dates is used: with %o the day is %s', (without, day) =>
  expect(read({ ...DAYS, ...without })).toEqual({
    ...PLAIN,
    postedAt: `2026-01-${day}T00:00:00.000Z`,
  }),
)

test.each<[object, Partial<Listing>]>([
  [{ employee_count: '51-200' }, { companyEmployees: '51-200' }],
  [{ employee_count: null, employee_count_raw: '51-200' }, { companyEmployees: '51-200' }],
  [{ employee_count: '', employee_count_raw: '51-200' }, { companyEmployees: '51-200' }],
  [{ employee_count: 0 }, { companyEmployees: '0' }],
  [{ dou_rating: 3.7 }, { companyRating: 3.7 }],
  [{ dou_rating: '4' }, { companyRating: 4 }],
  [{ dou_rating: 0 }, {}],
  [{ dou_rating: '' }, {}],
  [{ dou_rating: '9' }, {}],
  [{ dou_rating: 'good' }, {}],
  [{ apply_url: 'javascript:alert(1)' }, {}],
  [{ apply_url: 'acme.example/apply' }, {}],
  [{ apply_url: ' HTTPS://acme.example ' }, { applyUrl: 'HTTPS://acme.example' }],
  [{ source: ' dou ' }, { source: 'dou' }],
  [{ id: 'a-7' }, { id: 'a-7' }],
])('%o', (columns, listing) => expect(read(columns)).toEqual({ ...PLAIN, ...listing }))

test.each([
  [{ id: undefined }, 'id'],
  [{ id: ' ' }, 'id'],
  [{ id: null }, 'id'],
  [{ title: 7 }, 'title'],
  [{ tags: 'SQL' }, 'tags'],
  [{ salary: 90_000 }, 'salary'],
  [{ top_company: 'yes' }, 'top_company'],
])('%o is rejected with the name of the column', (columns, column) => {
  const row = fromJobsdbRow({ id: 7, title: 'Engineer', company: 'Acme', ...columns })
  expect('error' in row && row.error.issues.map((issue) => issue.path)).toEqual([[column]])
})

test.each([
  [{ id: 7, position: 'Engineer' }, true],
  [{ id: 7, title: 'Engineer', company: 'Acme', created_at: null }, true],
  [{ id: 7, title: 'Engineer', company: 'Acme', apply_url: 'https://a.example' }, true],
  [{ source: 'lever', id: '7', title: 'Engineer', company: 'Acme', applyUrl: null }, false],
  [{}, false],
])('%o is a row of the table: %s', (value, answer) => expect(isJobsdbRow(value)).toBe(answer))
