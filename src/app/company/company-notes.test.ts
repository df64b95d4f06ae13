import { expect, test } from 'vitest'
import type { CompanyNote, CompanySort } from '#core/company/company.ts'
import { companyNote } from './company-notes.ts'

const NOTE: CompanyNote = { growth: null, remoteJobs: null, pay: null, foundBy: null }
const PAY = { median: 82_000, currency: 'EUR', jobs: 12 }

test.each<[Partial<CompanyNote>, CompanySort, string[]]>([
  [{ growth: 4, remoteJobs: 2 }, 'jobs', ['2 remote']],
  [{ growth: 4, remoteJobs: 2 }, 'growth', ['+4 in 30 days']],
  [{ growth: -1_200 }, 'growth', ['−1,200 in 30 days']],
  [{ growth: 0 }, 'growth', ['0 in 30 days']],
  [{}, 'growth', []],
  [{ remoteJobs: 0 }, 'remote', []],
  [{ remoteJobs: 1_200 }, 'remote', ['1,200 remote']],
  [{ pay: PAY, remoteJobs: 3 }, 'jobs', ['€82,000 median salary, 12 jobs', '3 remote']],
  [{ pay: PAY, remoteJobs: null }, 'pay', ['€82,000 median salary, 12 jobs']],
])('the figures of %o by %s', (note, sort, figures) =>
  expect(
    companyNote({ ...NOTE, ...note }, sort).figures.map(({ value, label }) => `${value} ${label}`),
  ).toEqual(figures),
)

test.each<[CompanyNote['foundBy'], string | null]>([
  [{ kind: 'jobs', text: 'Berlin, Germany', jobs: 3 }, 'Found by 3 jobs in Berlin, Germany'],
  [{ kind: 'industry', text: 'Fintech' }, 'Found by its industry: Fintech'],
  [{ kind: 'offices', text: 'Leeds' }, 'Found by its location: Leeds'],
  [null, null],
])('a company found by %o', (foundBy, text) =>
  expect(companyNote({ ...NOTE, foundBy }, 'jobs').foundBy).toBe(text),
)

test('nothing is said of a company whose figures were not counted yet', () =>
  expect(companyNote(undefined, 'pay')).toEqual({ foundBy: null, figures: [] }))
