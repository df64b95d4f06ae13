import { describe, expect, it } from 'vitest'
import { addressKey, canonicalAddress, systemKey } from './job-address.ts'

describe('canonical address', () => {
  it.each([
    ['http://WWW.Acme.com/jobs/backend-engineer/apply/#form', 'acme.com/jobs/backend-engineer'],
    [
      'https://acme.com/j/1/application?utm_source=hn&gh_src=x&ref=y&lever-source%5B%5D=z',
      'acme.com/j/1',
    ],
    ['https://acme.com/job?b=2&a=1&b=2', 'acme.com/job?a=1&b=2'],
    ['nothing', null],
  ])('%s is %s', (address, form) => {
    expect(canonicalAddress(address)).toBe(form)
  })
})

describe('the key of an address', () => {
  it('is the system’s id on any host', () => {
    const keys = [
      'https://boards.greenhouse.io/acme/jobs/4195351009',
      'https://job-boards.eu.greenhouse.io/acme/jobs/4195351009?gh_src=1',
      'https://acme.com/careers/job?gh_jid=4195351009#apply',
    ].map(addressKey)
    expect(new Set(keys)).toEqual(new Set(['greenhouse 4195351009']))
  })

  it('includes the board where ids are unique only within a board', () => {
    expect(systemKey('bamboohr', 'acme', '76')).toBe('bamboohr acme 76')
    expect(systemKey('workday', 'acme/wd5/Inside', 'R1')).toBe(
      systemKey('workday', 'acme/wd1/Outside', 'R1'),
    )
  })

  it('is the address if it means a single job', () => {
    expect(addressKey('https://acme.com/jobs/senior-backend-engineer?utm_medium=x')).toBe(
      'acme.com/jobs/senior-backend-engineer',
    )
    expect(addressKey('https://acme.com/apply?jobId=90210')).toBe(
      'acme.com/apply?jobId=90210'.replace('/apply', ''),
    )
  })

  it.each([
    'https://acme.com',
    'https://acme.com/careers',
    'https://jobs.lever.co/acme',
    'https://acme.com/careers/open-roles?team=data',
  ])('is null for a page of many jobs: %s', (address) => expect(addressKey(address)).toBeNull())
})
