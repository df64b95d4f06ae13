/** What the demo data guarantees: its shape, its variety, and that it leads nowhere. */
import { expect, test } from 'vitest'
import { SECTORS, WORK_TYPES } from '#core/job/job.ts'
import { Listing } from '#core/job/listing.ts'
import { COMPANIES } from './companies.ts'
import { demoListings } from './listings.ts'
import { DEMO_TESTIMONIALS } from './testimonials.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const LISTINGS = demoListings(NOW)
const DAY_MS = 86_400_000

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
const textOf = ({ description, requirements }: Listing) =>
  `${description ?? ''} ${requirements ?? ''}`
const share = (rule: (listing: Listing) => boolean) =>
  LISTINGS.filter(rule).length / LISTINGS.length
const age = (listing: Listing) => (NOW.getTime() - Date.parse(listing.postedAt ?? '')) / DAY_MS

test('there are 1,500 jobs of 120 companies, each with a unique id', () => {
  expect(LISTINGS).toHaveLength(1_500)
  expect(new Set(LISTINGS.map(({ id }) => id)).size).toBe(1_500)
  expect(LISTINGS[0]?.id).toBe('demo-0001')
  expect(new Set(LISTINGS.map(({ board }) => board)).size).toBe(120)
  expect(new Set(COMPANIES.map(({ slug }) => slug)).size).toBe(120)
  expect(COMPANIES.filter(({ isTop }) => isTop)).toHaveLength(14)
})

test('every listing has the shape of a real source', () => {
  for (const listing of LISTINGS) expect(Listing.parse(listing)).toEqual(listing)
})

test('the same time gives the same listings, and a different time changes only the dates', () => {
  const withoutDates = ({ postedAt, closedAt, ...rest }: Listing) => rest
  const later = demoListings(new Date('2027-11-20T12:34:56Z'))

  expect(demoListings(NOW)).toEqual(LISTINGS)
  expect(later.map(withoutDates)).toEqual(LISTINGS.map(withoutDates))
  expect(later[0]?.postedAt).not.toBe(LISTINGS[0]?.postedAt)
})

test('adverts have 150 to 500 words, in simple and complete HTML without placeholders', () => {
  for (const listing of LISTINGS.filter(({ description }) => description)) {
    const text = textOf(listing)
    expect(words(listing.description ?? '').length, listing.id).toBeGreaterThanOrEqual(150)
    expect(words(listing.description ?? '').length, listing.id).toBeLessThanOrEqual(500)
    expect(text).not.toMatch(/[{}]|undefined|null\b|lorem|TODO|\bXXX\b/i)
    expect(text.replace(/<\/?(?:p|h3|ul|li|strong)>/g, '')).not.toMatch(/[<>]/)
    expect(listing.title).not.toMatch(/[{}]|undefined/)
  }
})

test('no two adverts are alike, and those of different companies share little', () => {
  const described = LISTINGS.filter(({ description }) => description)
  expect(new Set(described.map(({ description }) => description)).size).toBe(described.length)

  // Every 25th with every other: 60 adverts, 1,770 pairs.
  const sample = described
    .filter((_, index) => index % 25 === 0)
    .map((listing) => ({ listing, parts: shingles(textOf(listing)) }))
  const shared = sample.flatMap((one, at) =>
    sample
      .slice(at + 1)
      .filter((other) => other.listing.board !== one.listing.board)
      .map((other) => overlap(one.parts, other.parts)),
  )
  expect(shared.reduce((sum, value) => sum + value, 0) / shared.length).toBeLessThan(0.03)
  expect(Math.max(...shared)).toBeLessThan(0.4)
})

test('no link leads to a real site', () => {
  const everything = JSON.stringify(LISTINGS)
  for (const [, host] of everything.matchAll(/https?:\/\/([^/"\s]+)/g))
    expect(host).toMatch(/\.example$/)
  expect(everything).not.toMatch(/www\.|@[a-z]+\./)
})

test.each([
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'INR',
  'PLN',
  'CHF',
  'SEK',
  'JPY',
  'BRL',
  'SGD',
  'ILS',
])('some pay is in %s', (currency) => {
  expect(LISTINGS.some(({ salary }) => salary?.currency === currency)).toBe(true)
})

test.each(['year', 'month', 'day', 'hour'])('some pay is by the %s', (period) => {
  expect(LISTINGS.some(({ salary }) => salary?.period === period)).toBe(true)
})

test.each([...WORK_TYPES])('some jobs are of the work type %s', (workType) => {
  expect(LISTINGS.some((listing) => listing.workType === workType)).toBe(true)
})

test.each([...SECTORS])('some companies are of the sector %s', (sector) => {
  expect(LISTINGS.some((listing) => listing.sector === sector)).toBe(true)
})

test.each([/^full/i, /^part/i, /^contract|fixed-term/i, /^freelance/i, /^intern/i])(
  'some terms of employment are %s',
  (terms) => {
    expect(
      LISTINGS.filter(({ employmentType }) => terms.test(employmentType ?? '')).length,
    ).toBeGreaterThan(20)
  },
)

test.each([
  /\bintern/i,
  /junior|graduate|entry/i,
  /^senior|^sr\./i,
  /^staff/i,
  /^principal/i,
  /^lead|lead\b/i,
  /^director|^head of/i,
  /werkstudent/i,
  /\(m\/w\/d\)/,
])('some titles are like %s', (form) => {
  expect(LISTINGS.some(({ title }) => form.test(title))).toBe(true)
})

test.each([
  /^Remote \(EU\)/,
  /^Remote – US$/,
  /^Anywhere$/,
  / \| /,
  /São Paulo|Zürich|Kraków/,
  /hybrid/i,
])('some places are written like %s', (form) => {
  expect(LISTINGS.some(({ location }) => form.test(location ?? ''))).toBe(true)
})

test.each([/^remote|fully remote/i, /^hybrid/i, /^on-?site|office/i])(
  'some workplaces are named like %s',
  (form) => {
    expect(LISTINGS.some(({ workplace }) => form.test(workplace ?? ''))).toBe(true)
  },
)

test.each([
  /^\$\d+k–\$\d+k$/,
  /^£[\d,]+ - £[\d,]+ per annum$/,
  /^€[\d,]+.*per day$/,
  /LPA$/,
  /^CHF [\d’']+/,
  /\/hr$/,
  /^Competitive/,
])('some pay is written like %s', (form) => {
  expect(LISTINGS.some(({ salaryText }) => form.test(salaryText ?? ''))).toBe(true)
})

test.each([
  'description',
  'tags',
  'location',
  'postedAt',
  'applyUrl',
  'workplace',
  'employmentType',
  'salary',
  'salaryText',
  'companyWebsite',
  'companyRating',
  'requirements',
] as const)('some listings have no %s', (field) => {
  expect(LISTINGS.some((listing) => listing[field] === null)).toBe(true)
  expect(LISTINGS.some((listing) => listing[field] !== null)).toBe(true)
})

test('about a third are from the last week, some from today, none older than 200 days or in the future', () => {
  const dated = LISTINGS.filter(({ postedAt }) => postedAt)
  expect(dated.filter((listing) => age(listing) <= 7).length / dated.length).toBeCloseTo(0.34, 1)
  expect(dated.some((listing) => age(listing) < 1 / 12)).toBe(true)
  expect(Math.max(...dated.map(age))).toBeLessThanOrEqual(200)
  expect(Math.min(...dated.map(age))).toBeGreaterThan(0)
})

test('a few jobs are closed, after they were posted and within the last 60 days', () => {
  expect(share(({ closedAt }) => closedAt !== null)).toBeGreaterThan(0.02)
  expect(share(({ closedAt }) => closedAt !== null)).toBeLessThan(0.05)
  for (const { closedAt, postedAt } of LISTINGS.filter(({ closedAt }) => closedAt)) {
    const closed = Date.parse(closedAt ?? '')
    expect(NOW.getTime() - closed).toBeLessThanOrEqual(60 * DAY_MS)
    if (postedAt) expect(closed).toBeGreaterThan(Date.parse(postedAt))
  }
})

test('the minimum pay is never above the maximum', () => {
  for (const { salary, id } of LISTINGS) {
    if (salary?.min && salary.max) expect(salary.min, id).toBeLessThanOrEqual(salary.max)
  }
})

test('testimonials are marked as samples and come from invented companies', () => {
  expect(DEMO_TESTIMONIALS.length).toBeGreaterThanOrEqual(5)
  for (const { id, company } of DEMO_TESTIMONIALS) {
    expect(id).toMatch(/^sample-\d$/)
    expect(COMPANIES.map(({ name }) => name)).toContain(company)
  }
})

function shingles(html: string) {
  const all = words(html.toLowerCase())
  return new Set(all.slice(3).map((_, at) => all.slice(at, at + 4).join(' ')))
}

/** Jaccard's index of two sets. */
function overlap(one: Set<string>, other: Set<string>) {
  const both = [...one].filter((part) => other.has(part)).length
  return both / (one.size + other.size - both)
}
