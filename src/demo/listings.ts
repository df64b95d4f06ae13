/**
 * The demo's listings: 1,500 invented jobs of 120 invented companies, in the same shape as any source's. The same
 * `now` always gives the same listings; a different `now` only changes the dates.
 */
import type { Listing } from '#core/job/listing.ts'
import { townOf } from './cities.ts'
import { type Company, careersOf, websiteOf } from './companies.ts'
import { writeAdvert } from './description.ts'
import { type Draft, drafts } from './draft.ts'
import { TERMS } from './employment.ts'
import { LEVELS } from './levels.ts'
import { drawPay, type Pay, VAGUE_PAY, writePay } from './pay.ts'
import { fill } from './phrases.ts'
import { writeLocation, writeWorkplace } from './places.ts'
import { type Seeded, seeded } from './seeded.ts'
import { drawAges, minutesBefore } from './timing.ts'
import { drawTitle } from './titles.ts'

const HOW_MANY = 1_500

export function demoListings(now: Date): Listing[] {
  const shuffled = seeded('order').some(drafts(HOW_MANY), HOW_MANY)
  return shuffled.map((draft, index) => toListing(draft, index + 1, now))
}

function toListing(draft: Draft, number: number, now: Date): Listing {
  const { company, role, level, spot, employment, chance } = draft
  const { plain, title } = drawTitle(draft, chance)
  const pay = drawPay(draft, chance)
  const payFields = drawPayFields(pay, draft)
  const advert = writeAdvert(draft, plain, payFields.inText)
  const ages = drawAges(chance)
  const url = `${careersOf(company)}/jobs/${1_000 + number}`
  const maybe = <T>(probability: number, value: T) => (chance.chance(probability) ? value : null)

  return {
    source: 'demo',
    board: company.slug,
    id: `demo-${String(number).padStart(4, '0')}`,
    url,
    applyUrl: maybe(0.97, `${url}/apply`),
    title,
    company: company.name,
    companyWebsite: seeded(`website of ${company.slug}`).chance(0.92) ? websiteOf(company) : null,
    location: writeLocation(spot, chance),
    workplace: writeWorkplace(spot, chance),
    employmentType: maybe(0.86, chance.pick(TERMS[employment].raw)),
    description: maybe(0.992, advert.description),
    requirements: advert.requirements,
    tags: maybe(0.93, tagsOf(draft)),
    salary: payFields.salary,
    salaryText: payFields.salaryText,
    postedAt: minutesBefore(now, ages.posted),
    closedAt: minutesBefore(now, ages.closed),
    experienceLevel: maybe(0.3, chance.pick(LEVELS[level].raw)),
    workType: maybe(0.7, role.workType),
    sector: company.sector ?? null,
    ...companyFacts(company),
  }
}

type PayFields = { salary: Listing['salary']; salaryText: string | null; inText: string | null }

const SILENT: PayFields = { salary: null, salaryText: null, inText: null }

/** Numbers, words, only in the text, a phrase that says nothing, or nothing. */
function drawPayFields(pay: Pay, { spot, chance }: Draft): PayFields {
  const written = writePay(pay, spot.city, chance)
  const { min, max, ...unit } = pay
  const salary = chance.weighted<Listing['salary']>([
    [pay, 88],
    [{ ...unit, min: null, max }, 5],
    [{ ...unit, min, max: null }, 7],
  ])
  return chance.weighted<PayFields>([
    [{ ...SILENT, salary }, 30],
    [{ ...SILENT, salaryText: written }, 24],
    [{ ...SILENT, salary: pay, salaryText: written }, 5],
    [{ ...SILENT, inText: written }, 13],
    [{ ...SILENT, salaryText: chance.pick(VAGUE_PAY) }, 5],
    [SILENT, 23],
  ])
}

/** The skills the job requires first, then some optional ones; one time in ten in a source's sloppy spelling. */
function tagsOf({ role, slots, chance }: Draft): string[] {
  const tags = [...role.skills, ...chance.some(role.bonus, chance.whole(0, 3))].map((tag) =>
    fill(tag, slots),
  )
  const once = [...new Set(tags)]
  return chance.chance(0.1) ? once.map((tag) => tag.toLowerCase()) : once
}

const SIZES = [10, 50, 200, 500, 1_000, 5_000, 10_000]

/** The same in each listing of the company, missing for some. */
function companyFacts(company: Company) {
  const chance = seeded(`facts of ${company.slug}`)
  return {
    companyEmployees: chance.chance(0.85) ? writeSize(company.employees, chance) : null,
    companyOffices: chance.chance(0.8)
      ? company.offices.map((city) => townOf(city).name).join(', ')
      : null,
    companyRating: company.rating ?? null,
    companyIsTop: company.isTop ?? null,
  }
}

function writeSize(employees: number, chance: Seeded) {
  const above = SIZES.find((size) => employees <= size)
  const below = SIZES.findLast((size) => size < employees)
  const band = above === undefined ? '10,000+' : `${(below ?? 0) + 1}-${above}`
  return chance.pick([
    band,
    band,
    `${band} employees`,
    employees.toLocaleString('en-US'),
    `~${employees}`,
  ])
}
