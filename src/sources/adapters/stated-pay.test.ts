/** What aggregators state as pay, and which of it counts. */
import { describe, expect, test } from 'vitest'
import { salaryOf } from '#core/pay/salary.ts'
import type { Source } from '#sources/source/source.ts'
import { contextOf, gatherAll, gatherText, listingsOf } from '#test/source-answers.ts'
import { adzuna } from './adzuna.ts'
import { himalayas } from './himalayas.ts'
import { jobicy } from './jobicy.ts'
import { usajobs } from './usajobs.ts'

const ADZUNA_KEYS = { ADZUNA_APP_ID: 'i', ADZUNA_APP_KEY: 'k' }
const USAJOBS_KEYS = { USAJOBS_EMAIL: 'a@b.example', USAJOBS_API_KEY: 'k' }

async function payOf(source: Source, token: string, answer: object, keys = {}) {
  const context = contextOf(() => JSON.stringify(answer), { keys })
  const [listing] = listingsOf(await gatherAll(source, token, context))
  if (!listing) throw new Error('no listing')
  return salaryOf(listing)
}

describe('Adzuna', () => {
  const pay = (token: string, fields: object) => {
    const job = { id: '1', title: 'Cook', company: { display_name: 'Acme' }, ...fields }
    return payOf(adzuna, token, { count: 1, results: [job] }, ADZUNA_KEYS)
  }

  test.each([['1'], [1], [true], ['yes']])('an estimate is not pay (%o)', async (predicted) => {
    expect(
      await pay('gb', { salary_min: 48_123, salary_max: 48_123, salary_is_predicted: predicted }),
    ).toBeNull()
  })

  test.each([['0'], [0], [undefined]])('a stated amount is pay (%o)', async (predicted) => {
    expect(
      await pay('pl?what=kucharz', { salary_min: 90_000, salary_is_predicted: predicted }),
    ).toEqual({ min: 90_000, max: null, currency: 'PLN', period: 'year' })
  })
})

describe('USAJOBS', () => {
  const year = { currency: 'USD', period: 'year' }
  test.each([
    ['PA', '99200.0', '128956.0', { min: 99_200, max: 128_956, ...year }],
    ['PH', '21.50', '33', { min: 21.5, max: 33, currency: 'USD', period: 'hour' }],
    ['PD', '400', '480', { min: 400, max: 480, currency: 'USD', period: 'day' }],
    ['PM', '5000', '6000.00', { min: 5_000, max: 6_000, currency: 'USD', period: 'month' }],
    ['BW', '2000.00', '2500.00', { min: 52_000, max: 65_000, ...year }],
    ['PW', '10', '20', null], // piece work
    ['WC', '0.0', '0.0', null], // without compensation
    ['SY', '50000', '60000', null], // a school year has no fixed length
  ])('%s from %s to %s', async (code, MinimumRange, MaximumRange, salary) => {
    const pay = { MinimumRange, MaximumRange, RateIntervalCode: code }
    const job = {
      MatchedObjectId: '1',
      MatchedObjectDescriptor: {
        PositionTitle: 'Clerk',
        OrganizationName: 'Bureau',
        PositionRemuneration: [pay],
      },
    }
    const result = { SearchResultCountAll: 1, SearchResultItems: [job] }
    expect(await payOf(usajobs, 'all', { SearchResult: result }, USAJOBS_KEYS)).toEqual(salary)
  })
})

describe('Himalayas', () => {
  test.each([
    ['annual', 60_000, 70_000, 'year'],
    ['hourly', 60, 70, 'hour'],
    ['monthly', 6_000, 7_000, 'month'],
    [undefined, 60_000, 70_000, 'year'],
    ['hourly', 60_000, 70_000, 'year'], // nobody earns that in an hour
  ])('a period of "%s" for %d to %d is by the %s', async (salaryPeriod, min, max, period) => {
    const pay = { minSalary: min, maxSalary: max, currency: 'EUR', salaryPeriod }
    const job = { guid: 'g', title: 'Cook', companyName: 'Acme', ...pay }
    expect(await payOf(himalayas, 'all', { jobs: [job], nextCursor: null })).toEqual({
      ...{ min, max, currency: 'EUR', period },
    })
  })
})

describe('Jobicy', () => {
  test.each([
    [{ annualSalaryMin: '60000', annualSalaryMax: 70_000 }, 60_000, 70_000, 'year'],
    [{ annualSalaryMin: '', salaryMin: 20, salaryMax: 25, salaryPeriod: 'hourly' }, 20, 25, 'hour'],
    [{ salaryMin: 4_000, salaryPeriod: 'monthly' }, 4_000, null, 'month'],
  ])('%o', async (fields, min, max, period) => {
    const job = { id: 1, jobTitle: 'Cook', companyName: 'Acme', salaryCurrency: 'EUR', ...fields }
    const pay = { min, max, currency: 'EUR', period }
    expect(await payOf(jobicy, 'all', { jobs: [job] })).toEqual(pay)
  })

  test('missing fields are not pay', async () => {
    const job = { id: 1, jobTitle: 'Cook', companyName: 'Acme' }
    const found = await gatherText(jobicy, 'all', JSON.stringify({ jobs: [job] }))
    expect(listingsOf(found)[0]?.salary).toBeNull()
  })
})
