/** schema.org postings as pages write them: every field in the forms that occur. */
import { describe, expect, test } from 'vitest'
import { identifierOf, postingFacts, unescaped } from './job-posting.ts'
import { payOf } from './posting-pay.ts'
import { placeOf } from './posting-place.ts'
import { nodesOfType } from './schema-node.ts'

const place = (address: unknown) => ({ '@type': 'Place', address })

describe('places', () => {
  test.each([
    [
      {
        jobLocation: place({
          addressLocality: 'Madrid',
          addressCountry: 'ES',
          addressRegion: 'Europe',
        }),
      },
      'Madrid, Spain',
    ],
    [
      {
        jobLocation: [
          place({ addressLocality: 'Wien', addressCountry: { name: 'AT' } }),
          place({ addressLocality: 'Wien', addressCountry: 'Austria' }),
        ],
      },
      'Wien, Austria',
    ],
    [
      {
        jobLocation: place({
          addressLocality: 'New York',
          addressRegion: 'New York',
          addressCountry: 'US',
        }),
      },
      'New York, United States',
    ],
    [{ jobLocation: place('Berlin, Germany') }, 'Berlin, Germany'],
    [{ jobLocation: { '@type': 'PostalAddress', addressLocality: 'Oslo' } }, 'Oslo'],
    [{ jobLocation: 'Lisbon' }, 'Lisbon'],
    [{ jobLocation: { name: 'Head office' } }, 'Head office'],
    [{ jobLocation: [null, 7, {}, place({}), place(null)] }, '7'],
    [{ jobLocationType: 'TELECOMMUTE' }, 'Remote'],
    [
      {
        jobLocationType: ['TELECOMMUTE'],
        applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
      },
      'Remote (USA)',
    ],
    [
      { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: ['US', { name: 'Canada' }] },
      'Remote (United States; Canada)',
    ],
    [
      { jobLocationType: 'TELECOMMUTE', jobLocation: place({ addressCountry: 'DE' }) },
      'Remote (Germany)',
    ],
    [{}, null],
  ])('%j', (posting, location) => expect(placeOf(posting).location).toBe(location))

  test('a posting is remote if it says so, and unspecified otherwise', () => {
    expect(placeOf({ jobLocationType: 'TELECOMMUTE' }).workplace).toBe('remote')
    expect(placeOf({ jobLocation: 'Berlin' }).workplace).toBeNull()
  })
})

const year = (fields: object) => ({ currency: 'USD', value: { unitText: 'YEAR', ...fields } })

describe('pay', () => {
  test.each([
    [
      year({ minValue: 140000, maxValue: 240000 }),
      { min: 140000, max: 240000, currency: 'USD', period: 'year' },
    ],
    [year({ value: '60,000.50' }), { min: 60000.5, max: 60000.5, currency: 'USD', period: 'year' }],
    [
      { currency: 'EUR', value: { minValue: '60.000', maxValue: '70.000,00', unitText: 'MONTH' } },
      { min: 60000, max: 70000, currency: 'EUR', period: 'month' },
    ],
    [
      { currency: 'USD', minValue: 22, maxValue: 40, unitText: 'HOUR' },
      { min: 22, max: 40, currency: 'USD', period: 'hour' },
    ],
    [
      { currency: 'GBP', value: 55000 },
      { min: 55000, max: 55000, currency: 'GBP', period: null },
    ],
    [52000, { min: 52000, max: 52000, currency: null, period: null }],
    [
      [year({ minValue: 1e5, maxValue: 2e5 }), year({ minValue: 9e4, maxValue: 1.5e5 })],
      { min: 9e4, max: 2e5, currency: 'USD', period: 'year' },
    ],
    [year({ minValue: 0, maxValue: 0 }), undefined],
    ['competitive', undefined],
    [{}, undefined],
    [null, undefined],
  ])('%j', (baseSalary, salary) => expect(payOf({ baseSalary }).salary).toEqual(salary))

  test('the currency may be separate, text stays text, and estimates are ignored', () => {
    expect(payOf({ baseSalary: 52000, salaryCurrency: 'CHF' }).salary?.currency).toBe('CHF')
    expect(payOf({ baseSalary: '€60k – 70k' })).toEqual({ salaryText: '€60k – 70k' })
    expect(payOf({ estimatedSalary: year({ value: 1 }) })).toEqual({})
  })
})

test('a posting with odd types has no facts and throws nothing', () => {
  for (const odd of [null, 7, '', [], {}, [null], [[]], { name: {} }]) {
    const fields = [
      'title',
      'hiringOrganization',
      'jobLocation',
      'baseSalary',
      'employmentType',
      'skills',
      'datePosted',
    ]
    const facts = postingFacts(Object.fromEntries(fields.map((field) => [field, odd])))
    expect(facts.description).toBeNull()
  }
})

test.each([
  ['&lt;p&gt;a &amp;amp; b&lt;/p&gt;', '<p>a &amp; b</p>'],
  ['&amp;lt;p&amp;gt;x&amp;lt;/p&amp;gt;', '<p>x</p>'],
  ['<p>&lt;b&gt; is a tag</p>', '<p>&lt;b&gt; is a tag</p>'],
  ['5 &lt; 7', '5 &lt; 7'],
])('%s is unescaped as often as it was escaped', (written, text) =>
  expect(unescaped(written)).toBe(text),
)

test('a company name in place of the id is not an id', () => {
  const hiringOrganization = { name: 'Acme' }
  expect(identifierOf({ hiringOrganization, identifier: { name: 'Acme', value: 17 } })).toBe('17')
  expect(identifierOf({ hiringOrganization, identifier: 'J-17' })).toBe('J-17')
  expect(
    identifierOf({ hiringOrganization, identifier: { name: 'Acme', value: 'Acme' } }),
  ).toBeNull()
  expect(identifierOf({ hiringOrganization, identifier: { name: 'Acme' } })).toBeNull()
  expect(identifierOf({})).toBeNull()
})

test('postings are found at any depth, but not inside another', () => {
  const job = (title: string, more: object = {}) => ({
    '@type': ['Thing', 'schema:JobPosting'],
    title,
    ...more,
  })
  const page = [
    {
      '@graph': [
        job('a'),
        { '@type': 'WebPage', mainEntity: { itemListElement: [{ item: job('b') }] } },
      ],
    },
    job('c', { relatedJobs: [job('d')] }),
    { '@type': 'JobPostings', title: 'e' },
  ]
  expect(nodesOfType(page, 'JobPosting').map(({ title }) => title)).toEqual(['a', 'b', 'c'])
})

test('endless nesting is read to the depth limit', () => {
  let nest: unknown = { '@type': 'JobPosting' }
  for (let depth = 0; depth < 50; depth++) nest = [nest]
  expect(nodesOfType(nest, 'JobPosting')).toEqual([])
})
