import { expect, test } from 'vitest'
import type { JobCard, JobId } from '#core/job/job.ts'
import type { Salary } from '#core/pay/salary.ts'
import type { SavedJob } from './saved-job.ts'
import { readSavedSort, type SavedSort, viewSavedJobs } from './saved-jobs-view.ts'

const eur = (max: number): Salary => ({ min: null, max, currency: 'EUR', period: 'year' })

/** Most recently saved first, as the store returns them. */
const SAVED = [
  saved('Rust Engineer', { company: 'Zebra', salary: eur(70_000), postedAt: '2026-01-01' }, '04'),
  saved(
    'Data Analyst',
    { company: 'Ácme', locationText: 'Zürich', postedAt: null },
    '03',
    'ask Grace',
  ),
  saved('Go Engineer', { company: 'acme', salary: eur(90_000), postedAt: '2026-02-01' }, '02'),
]

test.each<[SavedSort, string[]]>([
  ['saved_newest', ['Rust Engineer', 'Data Analyst', 'Go Engineer']],
  ['saved_oldest', ['Go Engineer', 'Data Analyst', 'Rust Engineer']],
  ['posted', ['Data Analyst', 'Go Engineer', 'Rust Engineer']],
  ['salary', ['Go Engineer', 'Rust Engineer', 'Data Analyst']],
  ['company', ['Data Analyst', 'Go Engineer', 'Rust Engineer']],
])('saved jobs in the order %s', (sort, titles) => {
  expect(viewSavedJobs(SAVED, { text: '', sort }).map(({ job }) => job.title)).toEqual(titles)
})

test.each([
  ['engineer', ['Rust Engineer', 'Go Engineer']],
  ['ENGINEER zebra', ['Rust Engineer']],
  ['zurich', ['Data Analyst']],
  ['grace', ['Data Analyst']],
  ['cobol', []],
])('the words %s are searched in the job and in the note', (text, titles) => {
  const found = viewSavedJobs(SAVED, { text, sort: 'saved_newest' })
  expect(found.map(({ job }) => job.title)).toEqual(titles)
})

test.each([
  [null, 'saved_newest'],
  ['salary', 'salary'],
  ['toString', 'saved_newest'],
])('the order %s in a URL is %s', (text, sort) => {
  expect(readSavedSort(text)).toBe(sort)
})

function saved(title: string, given: Partial<JobCard>, day: string, note = ''): SavedJob {
  const job: JobCard = {
    id: 1 as JobId,
    title,
    company: 'Acme',
    companySlug: 'acme',
    companyLogo: null,
    locationText: null,
    locationRaw: null,
    workSetting: null,
    jobType: null,
    level: null,
    tags: [],
    salary: null,
    salaryText: null,
    payDetails: null,
    postedAt: null,
    firstSeenAt: '2026-02-20',
    isDemo: false,
    ...given,
  }
  const since = { closedAt: null, reposts: 0, salary: null }
  return { job, savedAt: `2026-03-${day}T00:00:00.000Z`, note, since }
}
