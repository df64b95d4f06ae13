/** The numbers of a week become an issue that a person could have written. */
import { expect, test } from 'vitest'
import { type WeekNumbers, weekIssue } from './week-issue.ts'

const WEEK: WeekNumbers = {
  since: new Date('2026-02-23T00:00:00Z'),
  until: new Date('2026-03-02T00:00:00Z'),
  newJobs: 1_234,
  before: 1_000,
  remote: 420,
  companies: 210,
  openJobs: 8_410,
  topCompanies: [
    { name: 'Acme', slug: 'acme', jobs: 12 },
    { name: 'Count & Co', slug: 'count-co', jobs: 1 },
  ],
  topSkills: [
    { name: 'C++', jobs: 90 },
    { name: 'COBOL', jobs: 1 },
  ],
  topPlaces: [{ name: 'New York', jobs: 40 }],
  salaries: [
    { currency: 'EUR', jobs: 120, low: 61_600, high: 90_400 },
    { currency: 'PLN', jobs: 9, low: 100_000, high: 200_000 },
  ],
}

test('an issue says what is new, who hires, which skills and where, and what is paid', () => {
  expect(weekIssue(WEEK)).toEqual({
    subject: 'This week in numbers: 1,234 new jobs',
    markdown: [
      '**1,234 new jobs** from 210 companies appeared here from February 23 to March 1, 23% more than the week before. 34% of them are remote.',
      '## Hiring most',
      '- [Acme](/companies/acme): 12 new jobs\n- [Count \\& Co](/companies/count-co): 1 new job',
      '## Skills in demand',
      '- [C++](/jobs?query=C%2B%2B): 90 new jobs',
      '## Where the jobs are',
      '- [New York](/jobs?location=New+York): 40 new jobs',
      '## What they pay',
      'The middle half of new jobs that state a yearly salary pay:',
      '- €62,000 – €90,000 a year (120 jobs)',
      '[Browse 8,410 open jobs](/jobs)',
    ].join('\n\n'),
  })
})

test('a week without new jobs has no issue', () => {
  expect(weekIssue({ ...WEEK, newJobs: 0 })).toBeNull()
})

test('what is unknown or too little is left out', () => {
  const issue = weekIssue({
    ...WEEK,
    newJobs: 1,
    before: 3,
    remote: 0,
    companies: 1,
    openJobs: 1,
    topCompanies: [],
    topSkills: [],
    topPlaces: [],
    salaries: [],
  })
  expect(issue).toEqual({
    subject: 'This week in numbers: 1 new job',
    markdown:
      '**1 new job** from 1 company appeared here from February 23 to March 1.\n\n[Browse 1 open job](/jobs)',
  })
})

test.each([
  [1_000, 'about as many as the week before'],
  [1_001, 'about as many as the week before'],
  [400, '60% fewer than the week before'],
  [12_000, '1,100% more than the week before'],
])('%i jobs after 1,000 are %s', (newJobs, words) => {
  expect(weekIssue({ ...WEEK, newJobs })?.markdown).toContain(words)
})

test('MA-03 a name from a listing never becomes markup', () => {
  const name = '[x](//evil.example) <a href=evil>*b*\n# big'
  const { markdown = '' } =
    weekIssue({ ...WEEK, topCompanies: [{ name, slug: 'a b', jobs: 2 }] }) ?? {}
  expect(markdown).toContain(
    '- [\\[x\\](//evil\\.example) \\<a href=evil\\>\\*b\\* \\# big](/companies/a%20b): 2 new jobs',
  )
})
