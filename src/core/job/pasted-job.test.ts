import { expect, test } from 'vitest'
import { isReadable, parsePastedJob } from './pasted-job.ts'

const nothing = { title: null, company: null, location: null, salaryText: null }

test.each([
  [
    'a page that puts the title first',
    `Senior Backend Engineer
Acme Corp · Berlin, Germany (Remote)
3 weeks ago · 120 applicants
Easy Apply
Save
About the job
We build rockets. Salary: €80,000 - €95,000 per year.`,
    {
      title: 'Senior Backend Engineer',
      company: 'Acme Corp',
      location: 'Berlin, Germany (Remote)',
      salaryText: '€80,000 - €95,000',
    },
  ],
  [
    'a page that puts the company first',
    `Acme Corp logo
Acme Corp
Product Designer
London, UK · 2 weeks ago · Over 100 applicants
Description
You will design.`,
    { title: 'Product Designer', company: 'Acme Corp', location: 'London, UK', salaryText: null },
  ],
  [
    'a line with bars',
    `Acme | Senior Platform Engineer | Remote (EU) | $150k-$180k
We are a small team.`,
    {
      title: 'Senior Platform Engineer',
      company: 'Acme',
      location: 'Remote (EU)',
      salaryText: '$150,000 - $180,000',
    },
  ],
  [
    'labels',
    `Job title: Data Scientist
Company: Northwind Traders
Location: Toronto, Canada
Salary range: CA$110,000 - CA$130,000 per year
What you do: look at data.`,
    {
      title: 'Data Scientist',
      company: 'Northwind Traders',
      location: 'Toronto, Canada',
      salaryText: 'CA$110,000 - CA$130,000',
    },
  ],
  [
    'labels with their values below',
    `Frontend Developer
Company
Initech
Location
Austin, TX
Job description
We make reports.`,
    { title: 'Frontend Developer', company: 'Initech', location: 'Austin, TX', salaryText: null },
  ],
  [
    'a sentence',
    'Globex is hiring a Staff Engineer!\nLisbon, Portugal\nCome and see.',
    { title: 'Staff Engineer', company: 'Globex', location: 'Lisbon, Portugal', salaryText: null },
  ],
  [
    'a tab title',
    'Engineering Manager at Hooli\nParis, France',
    { title: 'Engineering Manager', company: 'Hooli', location: 'Paris, France', salaryText: null },
  ],
  [
    'a company that only the text names',
    `Site Reliability Engineer
About the role
At Umbrella, we keep things running. You would join a team of five.`,
    {
      title: 'Site Reliability Engineer',
      company: 'Umbrella',
      location: null,
      salaryText: null,
    },
  ],
  ['nothing at all', '', nothing],
  ['words without a job', 'milk\neggs\nand a walk in the park', nothing],
])('%s is read', (_, text, expected) => expect(parsePastedJob(text)).toEqual(expected))

test('a text without title and company is not readable', () => {
  expect(isReadable(parsePastedJob('milk and eggs'))).toBe(false)
  expect(isReadable(parsePastedJob('Backend Engineer'))).toBe(true)
})

test('60,000 hostile characters are read quickly', () => {
  const hostile = [
    'a: '.repeat(20_000),
    'Aa '.repeat(20_000),
    '| '.repeat(30_000),
    'A\n'.repeat(30_000),
  ]
  for (const text of hostile) expect(parsePastedJob(text).salaryText).toBeNull()
})
