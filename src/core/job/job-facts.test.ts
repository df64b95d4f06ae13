import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_FACTS } from '#core/eligibility/eligibility.ts'
import type { JobFacts } from './job.ts'
import { jobFacts } from './job-facts.ts'
import type { Listing } from './listing.ts'

const PLAIN: Listing = { source: 'lever', id: '7', title: 'Engineer', company: 'Acme' }

/** The facts of a job whose listing says only "Engineer at Acme". */
const UNKNOWN: JobFacts = {
  title: 'Engineer',
  company: 'Acme',
  companySlug: 'acme',
  locationText: null,
  location: { places: [], countries: [], remote: 'none' },
  workSetting: null,
  eligibility: { facts: NO_FACTS, evidence: {} },
  jobType: null,
  level: null,
  years: null,
  languages: [],
  workType: 'Software Development',
  sector: null,
  category: 'Software Development',
  tags: [],
  salary: null,
  salaryText: null,
  payDetails: null,
  descriptionHtml: null,
  descriptionText: null,
  requirementsHtml: null,
}

test('facts missing from the listing are unknown', () => {
  expect(jobFacts(PLAIN)).toEqual(UNKNOWN)
})

test('character references in plain-text fields are decoded', () => {
  const facts = jobFacts({
    ...PLAIN,
    title: 'R&amp;D Engineer',
    company: 'Ben &#38; Co',
    location: 'S&atilde;o Paulo, Brazil',
    salaryText: '&euro;60,000 a year',
    tags: ['Node&#46;js'],
  })
  expect(facts).toMatchObject({
    title: 'R&D Engineer',
    company: 'Ben & Co',
    locationText: 'São Paulo, Brazil',
    salaryText: '€60,000 a year',
    tags: ['Node.js'],
  })
})

test('target earnings are kept beside the salary, and are none themselves', () => {
  const target = { min: 120_000, max: 120_000, currency: 'GBP', period: 'year' }
  const both = jobFacts({ ...PLAIN, salaryText: '£60k - £70k base, £120k OTE' })
  expect(both.salary).toEqual({ min: 60_000, max: 70_000, currency: 'GBP', period: 'year' })
  expect(both.payDetails).toEqual({ targetEarnings: target, regions: [], basis: null })
  const alone = jobFacts({
    ...PLAIN,
    salary: { min: 120_000, max: 120_000, currency: 'GBP', period: 'year' },
    description: '<p>We offer £120k OTE.</p>',
  })
  expect(alone.salary).toBeNull()
  expect(alone.payDetails?.targetEarnings).toEqual(target)
})

test('a null field means the same as a missing one', () => {
  const nulls = Object.fromEntries(
    [
      ...['board', 'url', 'applyUrl', 'companyWebsite', 'location', 'workplace', 'employmentType'],
      ...['description', 'requirements', 'tags', 'salary', 'salaryText', 'postedAt', 'closedAt'],
      ...['experienceLevel', 'workType', 'sector', 'companyEmployees', 'companyOffices'],
      ...['companyRating', 'companyIsTop'],
    ].map((field) => [field, null]),
  )
  expect(jobFacts({ ...PLAIN, ...nulls })).toEqual(UNKNOWN)
})

test.each<[string, Partial<Listing>, Partial<JobFacts>]>([
  [
    'a listing that states everything in its fields',
    {
      title: '  Senior   Go Engineer ',
      company: 'epic-games',
      location: 'Berlin, Germany\n',
      workplace: 'hybrid',
      employmentType: 'Full-time',
      experienceLevel: 'Senior',
      tags: ['golang', 'k8s', 'team player'],
      salary: { min: 80_000, max: 100_000, currency: 'EUR', period: 'year' },
      salaryText: ' €80k –\n€100k ',
      description: '<p>You build <b>services</b>.</p><script>alert(1)</script>',
      requirements: '<ul><li>5+ years of experience</li></ul>',
      sector: 'Software Development',
    },
    {
      title: 'Senior Go Engineer',
      company: 'Epic Games',
      companySlug: 'epic-games',
      locationText: 'Berlin, Germany',
      location: {
        places: [{ city: 'Berlin', region: null, country: 'DE' }],
        countries: ['DE'],
        remote: 'none',
      },
      workSetting: 'hybrid',
      jobType: 'full_time',
      level: 'senior',
      years: { min: 5, max: null },
      sector: 'Software Development',
      tags: ['Go', 'Kubernetes'],
      salary: { min: 80_000, max: 100_000, currency: 'EUR', period: 'year' },
      salaryText: '€80k – €100k',
      descriptionHtml: '<p>You build <b>services</b>.</p>',
      descriptionText: 'You build services.',
      requirementsHtml: '<ul><li>5+ years of experience</li></ul>',
    },
  ],
  [
    'a listing that states everything in its text',
    {
      title: 'Data Analyst (Contract)',
      location: 'Remote - US',
      description: '<p>SQL and Python, 2-3 years of experience. Salary: $60 - $75 per hour.</p>',
    },
    {
      title: 'Data Analyst (Contract)',
      locationText: 'Remote - US',
      location: {
        places: [{ city: null, region: null, country: 'US' }],
        countries: ['US'],
        remote: 'restricted',
      },
      workSetting: 'remote',
      jobType: 'contract',
      level: 'mid',
      years: { min: 2, max: 3 },
      category: 'Data Science',
      tags: ['SQL', 'Python'],
      salary: { min: 60, max: 75, currency: 'USD', period: 'hour' },
      descriptionHtml:
        '<p>SQL and Python, 2-3 years of experience. Salary: $60 - $75 per hour.</p>',
      descriptionText: 'SQL and Python, 2-3 years of experience. Salary: $60 - $75 per hour.',
    },
  ],
  [
    'a listing outside engineering',
    {
      title: 'Marketing Intern',
      company: 'Żubr GmbH',
      location: 'Anywhere',
      salaryText: 'Competitive',
    },
    {
      title: 'Marketing Intern',
      company: 'Żubr GmbH',
      companySlug: 'zubr',
      locationText: 'Anywhere',
      location: { places: [], countries: [], remote: 'anywhere' },
      workSetting: 'remote',
      jobType: 'internship',
      level: 'entry',
      workType: 'Marketing and Sales',
      category: 'Marketing',
      salaryText: 'Competitive',
    },
  ],
  [
    'a listing with blank or meaningless fields',
    {
      location: ' ',
      workplace: '',
      employmentType: '?',
      description: '<script>1</script>',
      requirements: ' ',
      tags: ['', 'nice people'],
      salary: { min: 0, max: 0, currency: '', period: '' },
      salaryText: ' \n',
      sector: '',
    },
    {},
  ],
])('%s', (_, listing, facts) =>
  expect(jobFacts({ ...PLAIN, ...listing })).toEqual({
    ...UNKNOWN,
    eligibility: expect.anything(),
    ...facts,
  }),
)

const MARKUP = [
  ...['<p>', '</p>', '<ul><li>', '<a href="javascript:x">', '<table>', '<!--', '&lt;', '&#0;', '<'],
  ...[
    '$120k',
    '€70.000 - ',
    'Salary: 9999999999999999',
    '90 billion IDR',
    '5+ years',
    'per hour',
    'Remote',
    'Berlin, ',
    'C++',
    '.NET',
    '\ud800',
  ],
  ...['\u0000', '\u202e', 'İ', 'ß', '年収600万', ' ', '\n', '-', '()', '100%'],
]
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...MARKUP), { maxLength: 30 }).map((parts) => parts.join('')),
)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const amount = fc.double({ min: 0, max: 100_000_000_000, noNaN: true })

const listings: fc.Arbitrary<Listing> = fc.record({
  source: fc.constant('lever'),
  id: fc.constant('7'),
  title: anyText,
  company: anyText,
  location: maybe(anyText),
  workplace: maybe(anyText),
  employmentType: maybe(anyText),
  description: maybe(anyText),
  requirements: maybe(anyText),
  tags: maybe(fc.array(anyText, { maxLength: 5 })),
  salary: maybe(
    fc.record({
      min: maybe(amount),
      max: maybe(amount),
      currency: maybe(anyText),
      period: maybe(anyText),
    }),
  ),
  salaryText: maybe(anyText),
  experienceLevel: maybe(anyText),
  workType: maybe(anyText),
  sector: maybe(anyText),
})

test('any listing gives facts, and always the same ones', () => {
  fc.assert(
    fc.property(listings, (listing) => {
      const facts = jobFacts(listing)
      expect(Object.keys(facts)).toEqual(Object.keys(UNKNOWN))
      expect(facts.companySlug).not.toBe('')
      expect(jobFacts(listing)).toEqual(facts)
    }),
    { numRuns: 500 },
  )
})

test('facts fit into their database columns', () => {
  fc.assert(
    fc.property(listings, (listing) => {
      const { salary, years, salaryText, locationText } = jobFacts(listing)
      const amounts = [salary?.min, salary?.max].filter((value) => value != null)
      expect(amounts.every((value) => value >= 0 && value < 1e12)).toBe(true)
      expect([years?.min, years?.max].every((year) => (year ?? 0) < 32_767)).toBe(true)
      expect(salaryText).not.toBe('')
      expect(locationText).not.toBe('')
    }),
    { numRuns: 500 },
  )
})
