import { expect, test } from 'vitest'
import { readForeign, type StatedJob } from './foreign-jobs.ts'

const job = (company: string, url: string | null, applyUrl: string | null = null): StatedJob => ({
  company,
  url,
  applyUrl,
})
const jobs = (company: string, page: string, count = 3) =>
  Array.from({ length: count }, (_, index) => job(company, `${page}/${index + 100}`))

const ACME = jobs('Acme', 'https://acme.example/jobs')
const ON_LEVER = jobs('Acme', 'https://jobs.lever.co/acme')

test.each([
  ['another company', ACME, jobs('Umbrella', 'https://umbrella.test/jobs'), 'company'],
  [
    'another company on the same site, as all of Workable’s addresses are',
    jobs('Acme', 'https://apply.workable.com/j'),
    jobs('Umbrella', 'https://apply.workable.com/j'),
    'company',
  ],
  ['one job of another company', ACME, jobs('Umbrella', 'https://acme.example/jobs', 1), 'company'],
  ['the same name on another site', ACME, jobs('Acme', 'https://acme-corp.test/jobs'), 'address'],
  [
    'the same name on another board of the system',
    ON_LEVER,
    jobs('Acme', 'https://jobs.lever.co/acme-2'),
    'address',
  ],
  ['a company that replaced its jobs', ACME, jobs('Acme', 'https://acme.example/jobs', 9), null],
  ['its name written otherwise', ACME, jobs('ACME, Inc.', 'https://acme.example/jobs'), null],
  ['its other host', ACME, jobs('Acme', 'https://careers.acme.example/open'), null],
  [
    'a company of a group beside it',
    ACME,
    [...jobs('Umbrella', 'https://acme.example/jobs'), job('Acme', 'https://acme.example/jobs/9')],
    null,
  ],
  ['two known jobs', ACME.slice(1), jobs('Umbrella', 'https://umbrella.test/jobs'), null],
  ['no jobs', ACME, [], null],
  ['no addresses', ACME, [job('Acme', null)], null],
  ['addresses where there were none', Array(3).fill(job('Acme', null)), ACME, null],
] as const)('%s', (_, known, found, by) => {
  expect(readForeign(known, found)?.by ?? null).toBe(by)
})

test('it names the company and where its jobs are', () => {
  expect(readForeign(ACME, jobs('Umbrella', 'https://jobs.lever.co/umbrella'))).toEqual({
    by: 'company',
    company: 'Umbrella',
    place: 'lever/umbrella',
  })
})
