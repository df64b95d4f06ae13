/**
 * Made listings for measuring search, as many as are wanted: the same for the same number, made one at a time and in
 * any order. How often words, titles, companies, places and skills come is as on real boards: a few everywhere, most
 * hardly ever. "engineer" matches some 47 % of them.
 */
import {
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  type JobId,
  type JobType,
  SECTORS,
  WORK_SETTINGS,
  type WorkSetting,
} from '#core/job/job.ts'
import { SKILL_TABLE } from '#core/skill/skill-table.ts'
import { dayOf } from '#core/time/utc-day.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import type { JobDocument } from '#search/document.ts'
import { createCompanies, type MadeCompany } from './listings/companies.ts'
import { createDescriptions } from './listings/description.ts'
import { createPlaces, type MadePlace } from './listings/places.ts'
import { FAMILIES, type Family } from './listings/roles.ts'
import { createTitles } from './listings/title.ts'
import { createZipf } from './listings/zipf.ts'

/** When questions are asked: jobs are posted in the days before. */
export const BENCH_NOW = new Date('2026-03-02T09:00:00Z')
const DAY_MS = 86_400_000
const POSTED_DAYS = 120
/** Skills of all families, and more of the table. */
const TAG_COUNT = 600
const MAX_TAGS = 8

/** Shares of 100; the rest did not say. */
const JOB_TYPE_SHARES: Record<JobType, number> = {
  full_time: 68,
  contract: 9,
  part_time: 4,
  internship: 3,
  freelance: 2,
}
const WORK_SETTING_SHARES: Record<WorkSetting, number> = { remote: 22, hybrid: 26, onsite: 32 }
const SECTOR_SHARES = Object.fromEntries(SECTORS.map((sector, at) => [sector, 28 >> at]))
/** US dollars a year in the middle of a level's range. */
const PAY = { entry: 70_000, mid: 105_000, senior: 150_000, lead: 195_000, unknown: 120_000 }

export type Listings = {
  /** Listing number `number`, from 1, which is also its id. `version` 2, 3… are later states of the same listing. */
  at(number: number, version?: number): JobDocument
  /** Listings 1 to `count`, each made when it is asked for. */
  first(count: number): Iterable<JobDocument>
}

export function createListings(): Listings {
  const describe = createDescriptions()
  const nameJob = createTitles()
  const companies = createCompanies()
  const pickCompany = createZipf(companies.length, { exponent: 0.7, shift: 5 })
  const places = createPlaces()
  const pickPlace = createZipf(places.length, { exponent: 0.95, shift: 3 })
  const skills = allSkills()
  const pickSkill = createZipf(skills.length, { shift: 4 })

  function at(number: number, version = 1): JobDocument {
    const random = seededNumbers(Math.imul(number, 0x9e3779b9) + version - 1)
    const company = companies[pickCompany(random)] as MadeCompany
    const place = places[pickPlace(random)] as MadePlace
    const { title, family, level } = nameJob(place.city, random)
    const tags = tagsOf(family, random)
    const workSetting = shareOf(WORK_SETTINGS, WORK_SETTING_SHARES, random)
    const isRemote = workSetting === 'remote'
    const hasPlace = !isRemote || random() < 0.5
    const second = random() < 0.08 ? (places[pickPlace(random)] as MadePlace) : null
    const shown = hasPlace ? [place, second].filter((each) => each !== null) : []
    const postedAt = Math.floor(BENCH_NOW.getTime() - random() ** 1.3 * POSTED_DAYS * DAY_MS)
    return {
      id: number as JobId,
      title,
      company: company.name,
      companySlug: company.slug,
      locationText: shown.map(({ text }) => text).join('; ') || (isRemote ? 'Remote' : null),
      places: [...new Set(shown.map(({ city }) => city))],
      placeNames: [...new Set(shown.flatMap(({ names }) => names))],
      remote: isRemote ? (hasPlace ? 'restricted' : 'anywhere') : 'none',
      workSetting,
      jobType: shareOf(JOB_TYPES, JOB_TYPE_SHARES, random),
      level:
        level ?? (random() < 0.3 ? (EXPERIENCE_LEVELS[Math.floor(random() * 4)] ?? null) : null),
      workType: family.workType,
      sector: shareOf(SECTORS, SECTOR_SHARES, random),
      category: family.category,
      tags,
      yearlyUsd: random() < 0.5 ? payOf(level, random) : null,
      descriptionText: describe(
        { title, company: company.name, place: place.city, skills: tags, reference: number },
        random,
      ),
      postedAt: random() < 0.96 ? postedAt : null,
      firstSeenAt: postedAt + Math.floor(random() * 3_600_000),
      seenDay: dayOf(BENCH_NOW.getTime()) - (number % 11),
      isReposted: number % 7 === 0,
      isFromEmployer: number % 5 > 0,
      views: Math.floor(3 / (random() + 0.002)) - 2,
      applications: Math.floor(0.6 / (random() + 0.004)),
      demands: null,
    }
  }

  /** Two to eight: most of what the family uses, now and then of everything. */
  function tagsOf({ skills: own }: Family, random: () => number): string[] {
    const wanted = 2 + Math.floor(random() * (MAX_TAGS - 1))
    const found = new Set<string>()
    for (let tries = 0; found.size < wanted && tries < 4 * MAX_TAGS; tries++) {
      const isOwn = random() < 0.75
      const tag = isOwn ? own[Math.floor(random() ** 1.8 * own.length)] : skills[pickSkill(random)]
      found.add(tag as string)
    }
    return [...found]
  }

  return {
    at,
    *first(count) {
      for (let number = 1; number <= count; number++) yield at(number)
    },
  }
}

function payOf(level: keyof typeof PAY | null, random: () => number) {
  const low = Math.round((PAY[level ?? 'unknown'] * (0.6 + 0.7 * random())) / 1_000) * 1_000
  const high = Math.round((low * (1.15 + 0.35 * random())) / 1_000) * 1_000
  return { min: low, max: random() < 0.9 ? high : null }
}

/** One of them by its share of 100, else null. */
function shareOf<Value extends string>(
  values: readonly Value[],
  shares: Record<string, number>,
  random: () => number,
): Value | null {
  let left = random() * 100
  for (const value of values) {
    left -= shares[value] ?? 0
    if (left < 0) return value
  }
  return null
}

/** Skills of the families by how many have them, then others of the table, taken from all its kinds. */
function allSkills(): string[] {
  const own = Object.values(FAMILIES).flatMap(({ skills }) => [...skills])
  const kinds = Object.values(SKILL_TABLE).map((table) =>
    table
      .trim()
      .split('\n')
      .map((line) => (line.split('=')[0] as string).trim()),
  )
  const others = Array.from({ length: 60 }, (_, row) => kinds.flatMap((kind) => kind[row] ?? []))
  return [...new Set([...own, ...others.flat()])].slice(0, TAG_COUNT)
}
