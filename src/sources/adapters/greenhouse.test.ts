/** Specific to Greenhouse: cents without a period, texts escaped twice, dates of bulk edits, employers' own pages. */
import { expect, test } from 'vitest'
import type { Listing } from '#core/job/listing.ts'
import { contextOf, fixture, gatherAll, gatherText, listingsOf } from '#test/source-answers.ts'
import { greenhouse } from './greenhouse.ts'

const [FIRST] = JSON.parse(fixture('greenhouse.json')).jobs

async function read(change: object): Promise<Listing> {
  const text = JSON.stringify({ jobs: [{ ...FIRST, ...change }], meta: { total: 1 } })
  const [listing] = listingsOf(await gatherText(greenhouse, 'acme', text))
  if (!listing) throw new Error('nothing was read')
  return listing
}

test('one answer with texts and pay is requested', async () => {
  const asked: unknown[] = []
  const answer = (request: { url: string }) => {
    asked.push(request)
    return '{"jobs":[]}'
  }
  await gatherAll(greenhouse, 'a/../b', contextOf(answer))
  expect(asked).toEqual([
    {
      url: 'https://boards-api.greenhouse.io/v1/boards/a%2F..%2Fb/jobs?content=true&pay_transparency=true',
      accept: 'json',
    },
  ])
})

test('an unchanged job is not read again; any sign of a change makes it read', async () => {
  const stampOf = async (change: object) => {
    const text = JSON.stringify({ jobs: [{ ...FIRST, ...change }] })
    const [found] = await gatherText(greenhouse, 'acme', text)
    return found && 'stamp' in found ? found.stamp : undefined
  }
  const stamp = await stampOf({})
  const known = { isKnown: (id: string, at: string) => id === '4011001' && at === stamp }
  const text = JSON.stringify({ jobs: [FIRST] })
  expect(
    await gatherAll(
      greenhouse,
      'acme',
      contextOf(() => text, known),
    ),
  ).toEqual([{ same: '4011001' }])
  for (const change of [
    { updated_at: '2026-07-30T08:50:01-04:00' },
    { title: 'Other' },
    { location: { name: 'Paris' } },
    { pay_input_ranges: [] },
    { application_deadline: '2026-09-30T23:59:00-04:00' },
  ]) {
    expect(await stampOf(change)).not.toBe(stamp)
  }
  expect(await stampOf({ ai_disclaimer: 'x' })).toBe(stamp)
})

test('fewer jobs than the board’s total close nothing', async () => {
  const text = JSON.stringify({ jobs: [FIRST], meta: { total: 37 } })
  const found = await gatherText(greenhouse, 'acme', text)
  expect(found.at(-1)).toEqual({ capped: 'the source sent 1 of 37 jobs' })
})

test('the publication date is kept, not the date of the last bulk edit', async () => {
  expect((await read({})).postedAt).toBe('2026-07-16T15:55:32.000Z')
  expect((await read({ first_published: null })).postedAt).toBeNull()
})

const range = (min: number | null, max: number | null, title: string | null, currency = 'USD') => ({
  ...{ min_cents: min, max_cents: max, title, currency_type: currency, blurb: null },
})

test.each([
  ['is yearly by its title', [range(6000000, 7000000, 'Annual Salary:')], [60_000, 70_000, 'year']],
  ['is hourly by its title', [range(150000, 200000, 'Hourly')], [1_500, 2_000, 'hour']],
  ['is hourly by its amount', [range(2250, 2800, null)], [22.5, 28, 'hour']],
  ['is yearly by its amount', [range(12000000, 16000000, 'Zone 1')], [120_000, 160_000, 'year']],
  ['has an unknown period', [range(400000, 500000, 'Pay')], [4_000, 5_000, null]],
  ['has an open range', [range(6000000, null, 'Annual')], [60_000, null, 'year']],
  [
    'of several zones covers all of them',
    [range(15000000, 20000000, 'A'), range(12000000, 16000000, 'B')],
    [120_000, 200_000, 'year'],
  ],
  [
    'in several currencies uses the first',
    [range(15000000, 20000000, 'US'), range(9000000, 9900000, 'CA', 'CAD')],
    [150_000, 200_000, 'year'],
  ],
])('pay %s', async (_, pay_input_ranges, [min, max, period]) => {
  expect((await read({ pay_input_ranges })).salary).toEqual({ min, max, currency: 'USD', period })
})

test('zeros and nulls are not pay', async () => {
  const listing = await read({ pay_input_ranges: [range(0, 0, 'Pay'), range(null, null, 'Pay')] })
  expect(listing.salary).toBeUndefined()
})

test('without a pay field, pay is read from the box in the advert, zone by zone', async () => {
  const box = (title: string, low: string, high: string) =>
    `<div class="title">${title}</div><div class="pay-range"><span>${low}</span>` +
    `<span class="divider">&mdash;</span><span>${high}</span></div>`
  const content = `<p>x</p>${box('Zone A', '$150,000', '$200,000 USD')}${box('Zone B', '$120,000', '$160,000 USD')}`
  const escaped = content
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  const listing = await read({ pay_input_ranges: undefined, content: escaped })
  expect(listing.description).toBe(content)
  expect(listing.salary).toEqual({ min: 120_000, max: 200_000, currency: 'USD', period: 'year' })
  expect(listing.salaryText).toBe(
    'Zone A: 150,000 – 200,000 USD / year; Zone B: 120,000 – 160,000 USD / year',
  )
  const hourly = content.replaceAll(/\$(\d+),000/g, '$$$1').replaceAll('Zone', 'Hourly, zone')
  const boxes = hourly.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  expect((await read({ pay_input_ranges: [], content: boxes })).salary?.period).toBe('hour')
})

test.each([
  ['London', [{ name: 'London', location: 'London, England, United Kingdom' }], 'London'],
  ['HQ', [{ name: 'HQ', location: 'Berlin, Germany' }], 'Berlin, Germany'],
  ['Remote', [{ name: 'Remote', location: 'San Francisco, CA' }], 'Remote'],
  ['HQ', [{ name: 'HQ', location: null }], 'HQ'],
  ['', [{ name: 'HQ', location: 'Berlin, Germany' }, { name: 'Paris' }], 'Berlin, Germany; Paris'],
  [null, [], null],
])('the place %j with offices %j is %j', async (name, offices, place) => {
  expect((await read({ location: { name }, offices })).location).toBe(place)
})

test('a job links to the employer’s own page, otherwise to the board', async () => {
  const own = 'https://www.acme.example/careers?gh_jid=4011001'
  expect((await read({ absolute_url: own })).url).toBe(own)
  for (const absolute_url of [null, 'javascript:alert(1)', '/jobs/1']) {
    expect((await read({ absolute_url })).url).toBe(
      'https://job-boards.greenhouse.io/acme/jobs/4011001',
    )
  }
})

test('custom fields of employers are read for type and workplace', async () => {
  const metadata = [
    { name: 'Employment Type', value: null },
    { name: 'Time Type', value: 'Part time' },
    { name: 'Remote Status', value: true },
    { name: 'Workplace Type', value: 'Galactic' },
    { name: 'Salary', value: '1' },
  ]
  const listing = await read({ metadata })
  expect(listing).toMatchObject({ employmentType: 'Part time', workplace: 'Galactic' })
})

test('the company’s name comes from the job, then the board’s row, then the token', async () => {
  expect((await read({ company_name: ' Acme ' })).company).toBe('Acme')
  expect((await read({ company_name: '' })).company).toBe('Acme')
  const text = JSON.stringify({ jobs: [{ ...FIRST, company_name: null }] })
  const context = contextOf(() => text, { employer: 'Acme Tools' })
  const [listing] = listingsOf(await gatherAll(greenhouse, 'acme', context))
  expect(listing?.company).toBe('Acme Tools')
})
