/**
 * Checks more than 200 synthetic jobs against a schema of Google's table, then each rule with a
 * case of its own.
 */
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { JobDetail, JobId } from './job.ts'
import { jobPosting } from './job-posting.ts'

const publicUrl = 'https://jobs.example'

const plain: JobDetail = {
  id: 42 as JobId, // the brand has no constructor; ids come from the database
  title: 'Backend Engineer',
  company: 'Acme',
  companySlug: 'acme',
  companyLogo: null,
  locationText: 'Berlin, Germany',
  locationRaw: null,
  location: {
    places: [{ city: 'Berlin', region: null, country: 'DE' }],
    countries: ['DE'],
    remote: 'none',
  },
  workSetting: 'onsite',
  jobType: 'full_time',
  level: 'senior',
  tags: ['TypeScript'],
  salary: { min: 70_000, max: 90_000, currency: 'EUR', period: 'year' },
  salaryText: '€70,000 - €90,000',
  payDetails: null,
  postedAt: '2026-02-20T08:00:00.000Z',
  firstSeenAt: '2026-03-01T08:00:00.000Z',
  isDemo: false,
  descriptionHtml: '<p>You build the engine.</p>',
  descriptionText: 'You build the engine.',
  requirementsHtml: '<ul><li>TypeScript</li></ul>',
  years: null,
  workType: null,
  sector: null,
  companyWebsite: 'https://acme.example',
  url: 'https://acme.example/jobs/1',
  hasApplyUrl: true,
  source: 'greenhouse',
  credits: [],
  lastSeenAt: '2026-03-02T08:00:00.000Z',
  closedAt: null,
  repostedCount: 0,
  views: 0,
  applications: 0,
}

const blockOf = (change: Partial<JobDetail>) => jobPosting({ ...plain, ...change }, { publicUrl })

test('a job page gives search engines all facts from the employer and no others', () => {
  expect(blockOf({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Backend Engineer',
    description: '<p>You build the engine.</p><ul><li>TypeScript</li></ul>',
    datePosted: '2026-02-20T08:00:00.000Z',
    url: 'https://jobs.example/jobs/42',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Acme',
      sameAs: 'https://acme.example',
    },
    identifier: { '@type': 'PropertyValue', name: 'Acme', value: '42' },
    jobLocation: [
      {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
      },
    ],
    employmentType: 'FULL_TIME',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: 70_000,
        maxValue: 90_000,
        unitText: 'YEAR',
      },
    },
  })
})

const anywhere = { places: [], countries: [], remote: 'anywhere' } as const
const nowhere = { places: [], countries: [], remote: 'none' } as const
const fromBritain = {
  places: [{ city: null, region: null, country: 'GB' }],
  countries: ['GB'],
  remote: 'restricted',
} as const
const withoutCountry = {
  places: [{ city: 'Springfield', region: null, country: null }],
  countries: [],
  remote: 'none',
} as const
const copy = (location: { readonly [K in keyof JobDetail['location']]: unknown }) =>
  structuredClone(location) as JobDetail['location'] // the constants above are readonly, a job's lists are not

test.each<[string, Partial<JobDetail>]>([
  ['closed', { closedAt: '2026-03-01T00:00:00.000Z' }],
  ['from a site that forbids republishing its jobs', { source: 'remotive' }],
  ['that is one of our samples', { isDemo: true }],
  ['without a description', { descriptionHtml: null, descriptionText: null }],
  ['with an empty description', { descriptionHtml: '', descriptionText: '' }],
  [
    'described only by its title',
    { descriptionHtml: '<p>Backend Engineer</p>', descriptionText: 'Backend Engineer' },
  ],
  ['with only the date when we first saw it', { postedAt: null }],
  ['without an employer', { company: ' ' }],
  ['without a way to apply', { url: null, hasApplyUrl: false }],
  ['with only a place as its title', { title: 'Berlin' }],
  ['on site without a place', { location: copy(nowhere) }],
  ['on site in a town in an unknown country', { location: copy(withoutCountry) }],
  ['remote from anywhere', { workSetting: 'remote', location: copy(anywhere) }],
  ['remote without a country', { workSetting: 'remote', location: copy(nowhere) }],
  ['possibly remote, limited to a country', { workSetting: null, location: copy(fromBritain) }],
])('a job %s has no block', (_, change) => expect(blockOf(change)).toBeNull())

test.each<[string, Partial<JobDetail>, Record<string, unknown>]>([
  [
    'a remote job names the countries of applicants and no place of work',
    { workSetting: 'remote', location: copy(fromBritain) },
    {
      jobLocation: undefined,
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'United Kingdom' }],
    },
  ],
  [
    'a hybrid job is not fully remote',
    { workSetting: 'hybrid', location: { ...plain.location, remote: 'restricted' } },
    { jobLocationType: undefined },
  ],
  [
    'a country alone is a place of work',
    { location: { places: [], countries: ['FR'], remote: 'none' } },
    {
      jobLocation: [
        { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'FR' } },
      ],
    },
  ],
  [
    'a hidden employer is confidential',
    { company: 'Confidential', companyWebsite: 'https://acme.example' },
    { hiringOrganization: { '@type': 'Organization', name: 'confidential' } },
  ],
  [
    'an invalid website is left out',
    { companyWebsite: 'javascript:alert(1)' },
    { hiringOrganization: { '@type': 'Organization', name: 'Acme' } },
  ],
  [
    'an exact amount is a single value',
    { salary: { min: 45, max: 45, currency: 'USD', period: 'hour' } },
    {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', value: 45, unitText: 'HOUR' },
      },
    },
  ],
  [
    'an open-ended salary is left out',
    { salary: { min: 50_000, max: null, currency: 'EUR', period: 'year' } },
    { baseSalary: undefined },
  ],
  [
    'a salary without a currency is left out',
    { salary: { min: 1, max: 2, currency: null, period: 'year' } },
    { baseSalary: undefined },
  ],
  [
    'a salary without a period is left out',
    { salary: { min: 1, max: 2, currency: 'EUR', period: null } },
    { baseSalary: undefined },
  ],
  ['freelance work is contract work', { jobType: 'freelance' }, { employmentType: 'CONTRACTOR' }],
  ['an unknown job type is left out', { jobType: null }, { employmentType: undefined }],
  [
    'the title has no company, place or decoration',
    { title: 'Acme - Backend Engineer (Berlin)!' },
    { title: 'Backend Engineer' },
  ],
  ['no end date is stated', {}, { validThrough: undefined, directApply: undefined }],
])('%s', (_, change, expected) => {
  const block: Record<string, unknown> = { ...blockOf(change) }
  for (const [name, value] of Object.entries(expected)) expect(block[name]).toEqual(value)
})

const Country = z.strictObject({ '@type': z.literal('Country'), name: z.string().min(2) })
const Place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1).optional(),
    addressRegion: z.string().min(1).optional(),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
})
const unitText = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'])
const Amount = z.union([
  z.strictObject({ '@type': z.literal('QuantitativeValue'), value: z.number(), unitText }),
  z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      minValue: z.number(),
      maxValue: z.number(),
      unitText,
    })
    .refine(({ minValue, maxValue }) => minValue < maxValue),
])

/** Google's table for JobPosting. Strict: any other property is a mistake. */
const Table = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    title: z.string().regex(/^[^!*]+$/),
    description: z.string().regex(/^<[a-z]/),
    datePosted: z.iso.datetime({ offset: true }),
    url: z.url({ protocol: /^https$/ }),
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: z.string().min(1),
      sameAs: z.url().optional(),
    }),
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: z.string(),
      value: z.string(),
    }),
    jobLocation: z.array(Place).min(1).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.array(Country).min(1).optional(),
    employmentType: z
      .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER'])
      .optional(),
    baseSalary: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        currency: z.string().regex(/^[A-Z]{3}$/),
        value: Amount,
      })
      .optional(),
  })
  .refine((block) => block.jobLocation !== undefined || block.jobLocationType !== undefined)
  .refine(
    (block) =>
      block.jobLocationType === undefined ||
      block.jobLocation !== undefined ||
      block.applicantLocationRequirements !== undefined,
  )

const places: Partial<JobDetail>[] = [
  {},
  {
    location: {
      places: [
        { city: 'Leeds', region: null, country: 'GB' },
        { city: 'Austin', region: 'Texas', country: 'US' },
        { city: 'Springfield', region: null, country: null },
      ],
      countries: ['GB', 'US'],
      remote: 'none',
    },
  },
  { workSetting: 'hybrid' },
  { workSetting: 'remote', location: copy(fromBritain) },
  { workSetting: 'remote', location: copy(anywhere) },
  { workSetting: null, location: copy(nowhere) },
  { workSetting: null, location: copy(fromBritain) },
]
const salaries: JobDetail['salary'][] = [
  null,
  { min: 70_000, max: 90_000, currency: 'EUR', period: 'year' },
  { min: 500, max: 500, currency: 'GBP', period: 'day' },
  { min: null, max: 90_000, currency: 'EUR', period: 'year' },
  { min: 1, max: 2, currency: null, period: null },
]
const others: Partial<JobDetail>[] = [
  {},
  { company: 'Confidential', companyWebsite: null },
  { closedAt: '2026-03-01T00:00:00.000Z' },
  { postedAt: null },
  { descriptionHtml: null, descriptionText: null },
  { jobType: null, requirementsHtml: null },
  { isDemo: true },
]

const synthetic = places.flatMap((place) =>
  salaries.flatMap((salary) => others.map((other) => ({ ...plain, ...place, salary, ...other }))),
)

test(`every block of ${synthetic.length} synthetic jobs matches the table`, () => {
  expect(synthetic.length).toBeGreaterThanOrEqual(200)
  const blocks = synthetic.map((job) => jobPosting(job, { publicUrl })).filter((block) => block)
  for (const block of blocks) expect(Table.parse(block)).toEqual(block)
  // 4 of the 7 kinds of place can be stated, with any salary, for 3 of the 7 other kinds.
  expect(blocks).toHaveLength(4 * salaries.length * 3)
})
