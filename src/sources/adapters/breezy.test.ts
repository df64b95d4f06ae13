/** Specific to Breezy: adverts only on the job's page, pay as text, trial boards. */
import { expect, test } from 'vitest'
import { jobFacts } from '#core/job/job-facts.ts'
import { formatSalary } from '#core/pay/salary.ts'
import { Unreadable } from '#sources/source/source.ts'
import { contextOf, fixture, gatherAll, listingsOf } from '#test/source-answers.ts'
import { breezy } from './breezy.ts'

const [FIRST] = JSON.parse(fixture('breezy.json'))

/** A board with the first job changed like this; `page` returns its page. */
function gather(change: object, page: () => string = () => '', known = {}) {
  const asked: string[] = []
  const context = contextOf(({ url, accept }) => {
    asked.push(`${accept} ${url}`)
    return accept === 'json' ? JSON.stringify([{ ...FIRST, ...change }]) : page()
  }, known)
  return { asked, found: gatherAll(breezy, 'acme-cafe', context) }
}

const read = async (change: object, page?: () => string) =>
  listingsOf(await gather(change, page).found)[0]

const PAGE = 'html https://acme-cafe.breezy.hr/p/6f1a00000001-barista'

test('a job’s page is requested only if the list has no advert', async () => {
  const whole = gather({})
  expect(await whole.found).toMatchObject([
    { listing: { description: '<p>Coffee &amp; cake.</p>' } },
  ])
  expect(whole.asked).toEqual(['json https://acme-cafe.breezy.hr/json?verbose=true'])

  const short = gather({ description: '' }, () => fixture('breezy.job.html'))
  expect(await short.found).toMatchObject([
    { listing: { description: '<p>Draw cups – and more.</p>' } },
  ])
  expect(short.asked[1]).toBe(PAGE)
})

const script = (json: unknown) =>
  `<script type='application/ld+json; charset=utf-8'>${JSON.stringify(json)}</script>`
const JOB = { '@type': 'JobPosting', description: '<p>It</p>' }

test.each([
  ['alone', script(JOB), '<p>It</p>'],
  ['in a list', script([{ '@type': 'WebPage' }, JOB]), '<p>It</p>'],
  ['in a graph', script({ '@graph': [JOB] }), '<p>It</p>'],
  ['of several types', script({ ...JOB, '@type': ['Thing', 'JobPosting'] }), '<p>It</p>'],
  [
    'after a broken block',
    `<script type="application/ld+json">{</script>${script(JOB)}`,
    '<p>It</p>',
  ],
  ['nowhere', '<p>Nothing</p>', null],
])('structured data %s is read', async (_, page, description) => {
  expect((await read({ description: null }, () => page))?.description).toBe(description)
})

test('a job whose page is gone is a problem and counts as listed', async () => {
  const page = () => {
    throw new Unreadable('404')
  }
  expect(await gather({ description: null }, page).found).toMatchObject([
    { problem: '404', id: '6f1a00000001' },
  ])
})

test('an unchanged job is not requested again', async () => {
  const [first] = await gather({}).found
  const stamp = first && 'stamp' in first ? first.stamp : ''
  const known = { isKnown: (_: string, at: string) => at === stamp }
  expect(await gather({}, undefined, known).found).toEqual([{ same: '6f1a00000001' }])
  expect(await gather({ salary: '$20 / hour' }, undefined, known).found).toMatchObject([
    { listing: { salaryText: '$20 / hour' } },
  ])
})

test.each([
  ['$17.50 – $21 / hour', '$17.50 - $21 / hour'],
  ['$80,000 – $90,000 / year', '$80,000 - $90,000'],
  ['$0.05 – $0.06 / hour', 'Not specified'],
  ['$1 / year', 'Not specified'],
  ['', 'Not specified'],
])('pay of %j is shown as %j', async (salary, shown) => {
  const listing = await read({ salary })
  expect(listing && formatSalary(jobFacts(listing).salary)).toBe(shown)
})

test.each([
  [{ state: 'published' }, 1],
  [{ state: '' }, 1],
  [{ state: 'closed' }, 0],
  [{ state: 'draft' }, 0],
])('%j is %d listing', async (change, count) => {
  expect(listingsOf(await gather(change).found)).toHaveLength(count)
})

test.each([
  [
    { city: 'Austin', state: { name: 'Texas' }, country: { name: 'United States' } },
    'Austin, Texas, United States',
    null,
  ],
  [
    { city: '', state: null, country: null, name: 'Moon base', is_remote: true },
    'Moon base',
    'remote',
  ],
  [{ city: 'Paris', state: 'IDF', country: 'France' }, 'Paris, IDF, France', null],
  [null, null, null],
])('the place %j is %j, %s', async (location, place, workplace) => {
  expect(await read({ location, locations: [] })).toMatchObject({ location: place, workplace })
})

test('a job without an address links to its page on the board', async () => {
  expect((await read({ url: null }))?.url).toBe(PAGE.replace('html ', ''))
})
