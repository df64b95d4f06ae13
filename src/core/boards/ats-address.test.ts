import { describe, expect, it } from 'vitest'
import { readAtsAddress } from './ats-address.ts'

const LEVER = '5ac21346-8e0c-4494-8e7a-3eb92ff77902'
const ASHBY = '03a3231f-8361-405e-87a6-192d710ca912'

/** An address and its meaning: source, board, id. */
const CASES: readonly (readonly [string, string, string | null, string | null])[] = [
  ['https://boards.greenhouse.io/acme', 'greenhouse', 'acme', null],
  ['https://job-boards.greenhouse.io/acme/jobs/4195351009', 'greenhouse', 'acme', '4195351009'],
  [
    'https://job-boards.eu.greenhouse.io/acme/jobs/4725157101?gh_src=x',
    'greenhouse',
    'acme',
    '4725157101',
  ],
  [
    'https://boards-api.greenhouse.io/v1/boards/acme/jobs/4195351009',
    'greenhouse',
    'acme',
    '4195351009',
  ],
  [
    'https://boards.greenhouse.io/embed/job_app?for=acme&token=4195351009',
    'greenhouse',
    'acme',
    '4195351009',
  ],
  ['https://boards.greenhouse.io/embed/job_board/js?for=acme', 'greenhouse', 'acme', null],
  [
    'https://boards.greenhouse.io/acme/jobs/5572958004?gh_jid=5572958004',
    'greenhouse',
    'acme',
    '5572958004',
  ],
  ['https://careers.acme.com/positions/6448191?gh_jid=6448191', 'greenhouse', null, '6448191'],
  ['https://jobs.acme.com/jobs?gh_jid=6020362&gh_jid=6020362', 'greenhouse', null, '6020362'],
  [
    'https://app.careerpuck.com/job-board/acme/job/8289497002?gh_jid=8289497002',
    'greenhouse',
    'acme',
    '8289497002',
  ],
  ['https://jobs.lever.co/acme', 'lever', 'acme', null],
  [`https://jobs.lever.co/acme/${LEVER}/apply?lever-source=x`, 'lever', 'acme', LEVER],
  [`https://jobs.eu.lever.co/acme/${LEVER}`, 'lever', 'eu/acme', LEVER],
  [`https://api.eu.lever.co/v0/postings/acme/${LEVER}?mode=json`, 'lever', 'eu/acme', LEVER],
  [`https://acme.com/jobs?lever=${LEVER}`, 'lever', null, LEVER],
  ['https://jobs.ashbyhq.com/Acme%20Labs', 'ashby', 'Acme Labs', null],
  [`https://jobs.ashbyhq.com/acme/${ASHBY.toUpperCase()}/application`, 'ashby', 'acme', ASHBY],
  [
    'https://api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true',
    'ashby',
    'acme',
    null,
  ],
  [`https://acme.com/careers?ashby_jid=${ASHBY}`, 'ashby', null, ASHBY],
  [
    'https://jobs.smartrecruiters.com/Acme/743999912345678-backend-engineer',
    'smartrecruiters',
    'Acme',
    '743999912345678',
  ],
  ['https://careers.smartrecruiters.com/Acme', 'smartrecruiters', 'Acme', null],
  [
    'https://api.smartrecruiters.com/v1/companies/Acme/postings/743999912345678',
    'smartrecruiters',
    'Acme',
    '743999912345678',
  ],
  ['https://apply.workable.com/acme/j/5FD6175FEB/apply/', 'workable', 'acme', '5FD6175FEB'],
  ['https://apply.workable.com/j/5fd6175feb?utm_source=hn', 'workable', null, '5FD6175FEB'],
  ['https://acme.workable.com/j/5FD6175FEB', 'workable', 'acme', '5FD6175FEB'],
  ['https://www.workable.com/api/accounts/acme?details=true', 'workable', 'acme', null],
  [
    'https://acme.recruitee.com/o/backend-engineer-3/c/new',
    'recruitee',
    'acme',
    'backend-engineer-3',
  ],
  [
    'https://jobs.acme.com/o/backend-engineer-berlin',
    'recruitee',
    'jobs.acme.com',
    'backend-engineer-berlin',
  ],
  ['https://acme.jobs.personio.de/job/1833794?language=en', 'personio', 'acme', '1833794'],
  ['https://acme.jobs.personio.com/', 'personio', 'acme', null],
  [
    'https://acme.teamtailor.com/jobs/7143357-engineer?promotion=1',
    'teamtailor',
    'acme',
    '7143357',
  ],
  [
    'https://career.acme.com/en/jobs/7167985-account-executive',
    'teamtailor',
    'career.acme.com',
    '7167985',
  ],
  ['https://acme.breezy.hr/p/4a707ef4f952-senior-engineer', 'breezy', 'acme', '4a707ef4f952'],
  [`https://ats.rippling.com/en-US/acme/jobs/${LEVER}`, 'rippling', 'acme', LEVER],
  ['https://ats.rippling.com/acme', 'rippling', 'acme', null],
  [`https://acme.pinpointhq.com/en/postings/${LEVER}`, 'pinpoint', 'acme', LEVER],
  ['https://acme.bamboohr.com/careers/76?source=x', 'bamboohr', 'acme', '76'],
  ['https://acme.bamboohr.com/jobs/view.php?id=76', 'bamboohr', 'acme', '76'],
  [
    'https://acme.wd5.myworkdayjobs.com/en-US/Site/job/Berlin/Engineer--Data_R162710-1/apply',
    'workday',
    'acme/wd5/Site',
    'R162710',
  ],
  ['https://acme.wd5.myworkdayjobs.com/Site', 'workday', 'acme/wd5/Site', null],
  [
    'https://wd3.myworkdaysite.com/en-US/recruiting/acme/Site/job/Rome/Cook_JR-99',
    'workday',
    'acme/wd3/Site',
    'JR-99',
  ],
  ['https://news.ycombinator.com/item?id=48005990', 'hn-hiring', 'who-is-hiring', '48005990'],
]

describe('the system, board and job that an address refers to', () => {
  it.each(CASES)('%s', (address, source, board, id) => {
    expect(readAtsAddress(address)).toEqual({ source, board, id })
  })

  it.each([
    'https://acme.com/careers',
    'https://www.greenhouse.io/pricing',
    'https://help.lever.co/hc/en-us',
    'https://jobs.workable.com/view/abc/backend-engineer',
    'https://support.bamboohr.com/careers/76',
    'https://acme.com/jobs?gh_jid=none',
    'https://acme.com/o/backend-engineer-berlin',
    'not an address',
  ])('is none for %s', (address) => {
    expect(readAtsAddress(address)).toBeNull()
  })
})
