import { expect, test } from 'vitest'
import type { CompanyNote, CompanySort } from '#core/company/company.ts'
import { companyNotes } from './company-notes.ts'

const NOTE: CompanyNote = { growth: null, remoteJobs: null, pay: null, foundBy: null }

test.each<[Partial<CompanyNote>, CompanySort, string[]]>([
  [{ growth: 4, remoteJobs: 2 }, 'jobs', []],
  [{ growth: 4 }, 'growth', ['+4 in 30 days']],
  [{ growth: -1_200 }, 'growth', ['−1,200 in 30 days']],
  [{}, 'growth', []],
  [{ remoteJobs: 0 }, 'remote', []],
  [{ remoteJobs: 12 }, 'remote', ['12 remote']],
  [
    { pay: { median: 82_000, currency: 'EUR', jobs: 12 } },
    'pay',
    ['Median €82,000 a year, from 12 jobs'],
  ],
  [
    { foundBy: { kind: 'jobs', text: 'Berlin, Germany', jobs: 3 }, growth: 0 },
    'growth',
    ['Found by 3 jobs in Berlin, Germany', '0 in 30 days'],
  ],
  [{ foundBy: { kind: 'industry', text: 'Fintech' } }, 'jobs', ['Found by its industry: Fintech']],
  [{ foundBy: { kind: 'offices', text: 'Leeds' } }, 'jobs', ['Found by its location: Leeds']],
])('%o by %s', (note, sort, lines) =>
  expect(companyNotes({ ...NOTE, ...note }, sort)).toEqual(lines),
)
