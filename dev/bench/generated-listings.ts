/**
 * Generated listings for measuring search, as many as needed. A number always gives the same listing, whatever was
 * generated before. Words, titles, companies, places and skills are as frequent as on real boards: a few everywhere,
 * most hardly ever. "engineer" matches some 47 % of the listings.
 */
import { NO_FACTS } from '#core/eligibility/eligibility.ts'
import { EXPERIENCE_LEVELS, type JobId, SECTORS } from '#core/job/job.ts'
import { SKILL_TABLE } from '#core/skill/skill-table.ts'
import { dayOf } from '#core/time/utc-day.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { createCompanies, createPlaces } from './listings/companies-and-places.ts'
import { createDescriptions } from './listings/descriptions.ts'
import { createTitles, FAMILIES, type Family } from './listings/titles.ts'
import { pickerOf } from './listings/zipf.ts'

/** The time at which questions are asked; jobs are posted in the days before. */
export const BENCH_NOW = new Date('2026-03-02T09:00:00Z')
const DAY_MS = 86_400_000
const POSTED_DAYS = 120
/** Skills of all families plus others from the table. */
const TAG_COUNT = 600
const MAX_TAGS = 8

/** Shares out of 100; the rest are unknown. */
const JOB_TYPES = { full_time: 68, part_time: 4, contract: 9, internship: 3, freelance: 2 }
const SETTINGS = { remote: 22, hybrid: 26, onsite: 32 }
const SECTOR_SHARES = Object.fromEntries(SECTORS.map((sector, at) => [sector, 28 >> at])) as Record<
  (typeof SECTORS)[number],
  number
>
/** US dollars a year, from the middle of each level's range. */
const PAY = { entry: 70_000, mid: 105_000, senior: 150_000, lead: 195_000, unknown: 120_000 }

/**
 * `at` gives listing `number`, counted from 1, which is also its id; `version` 2, 3… are later states of the same one.
 */
export function createListings() {
  const describe = createDescriptions()
  const nameJob = createTitles()
  const pickCompany = pickerOf(createCompanies(), { exponent: 0.7, shift: 5 })
  const pickPlace = pickerOf(createPlaces(), { exponent: 0.95, shift: 3 })
  const pickSkill = pickerOf(allSkills(), { shift: 4 })

  function at(number: number, version = 1): JobDocument {
    const random = seededNumbers(Math.imul(number, 0x9e3779b9) + version - 1)
    const company = pickCompany(random)
    const place = pickPlace(random)
    const { title, family, level } = nameJob(place.city, random)
    const tags = tagsOf(family, random)
    const workSetting = shareOf(SETTINGS, random)
    const isRemote = workSetting === 'remote'
    const hasPlace = !isRemote || random() < 0.5
    const second = random() < 0.08 ? pickPlace(random) : null
    const shown = hasPlace ? [place, ...(second ? [second] : [])] : []
    const postedAt = Math.floor(BENCH_NOW.getTime() - random() ** 1.3 * POSTED_DAYS * DAY_MS)
    return {
      id: number as JobId,
      title,
      company: company.name,
      companySlug: company.slug,
      locationText: shown.map(({ text }) => text).join('; ') || (isRemote ? 'Remote' : null),
      places: [...new Set(shown.map(({ city }) => city))],
      placeNames: [...new Set(shown.flatMap(({ names }) => names))],
      at: shown.map(({ city, region, country }) => ({ city, region, country })),
      areas: [],
      ...statedOf({ isRemote, shown }, number),
      remote: isRemote ? (hasPlace ? 'restricted' : 'anywhere') : 'none',
      workSetting,
      jobType: shareOf(JOB_TYPES, random),
      level:
        level ?? (random() < 0.3 ? (EXPERIENCE_LEVELS[Math.floor(random() * 4)] ?? null) : null),
      workType: family.workType,
      sector: shareOf(SECTOR_SHARES, random),
      category: family.category,
      tags,
      yearlyUsd: random() < 0.5 ? payOf(level, random) : null,
      payCurrency: 'USD',
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

  function tagsOf({ skills: own }: Family, random: () => number): string[] {
    const wanted = 2 + Math.floor(random() * (MAX_TAGS - 1))
    const found = new Set<string>()
    for (let tries = 0; found.size < wanted && tries < 4 * MAX_TAGS; tries++) {
      const isOwn = random() < 0.75
      const tag = isOwn ? own[Math.floor(random() ** 1.8 * own.length)] : pickSkill(random)
      found.add(tag as string)
    }
    return [...found]
  }

  return {
    at,
    *first(count: number) {
      for (let number = 1; number <= count; number++) yield at(number)
    },
  }
}

/** Shares out of 100 of remote jobs that are limited to areas, and of what jobs ask for and offer. */
const AREAS = { eu: 6, europe: 6, emea: 3, latam: 3, apac: 2, americas: 2, 'us-canada': 8 }
const LANGUAGES = { en: 22, de: 4, fr: 3, es: 2, nl: 1, pt: 1, it: 1, pl: 1, ja: 1 }
const YEARS = { 1: 6, 2: 8, 3: 12, 4: 4, 5: 14, 7: 4, 8: 3, 10: 4 }

/** With random numbers of its own, so that the other values stay as they were. */
function statedOf(
  { isRemote, shown }: { isRemote: boolean; shown: readonly { country: string }[] },
  number: number,
): Pick<JobDocument, 'eligibility' | 'years' | 'languages' | 'support'> {
  const random = seededNumbers(Math.imul(number, 0x85ebca6b))
  const countries = [...new Set(shown.map(({ country }) => country))].sort()
  const area = shareOf(AREAS, random)
  const years = shareOf(YEARS, random)
  const visa = random() < 0.05 ? true : random() < 0.1 ? false : null
  const relocation = random() < 0.06 ? true : null
  const from = Math.floor(random() * 12) - 8
  return {
    eligibility: {
      ...NO_FACTS,
      remote: isRemote
        ? {
            in: area ? [area] : countries,
            anywhere: !area && countries.length === 0 && random() < 0.4,
          }
        : null,
      onSite: isRemote ? [] : countries,
      residents: random() < 0.03 ? countries : [],
      permit: random() < 0.05 ? countries : [],
      visa,
      relocation,
      hours: random() < 0.06 ? { from, to: from + 2, shared: random() < 0.3 ? 4 : null } : null,
    },
    years: years === null ? null : Number(years),
    languages: [shareOf(LANGUAGES, random), random() < 0.1 ? shareOf(LANGUAGES, random) : null]
      .filter((each) => each !== null)
      .filter((each, at, all) => all.indexOf(each) === at),
    support: [
      ...(visa ? (['visa'] as const) : []),
      ...(relocation ? (['relocation'] as const) : []),
    ],
  }
}

function payOf(level: keyof typeof PAY | null, random: () => number) {
  const low = Math.round((PAY[level ?? 'unknown'] * (0.6 + 0.7 * random())) / 1_000) * 1_000
  const high = Math.round((low * (1.15 + 0.35 * random())) / 1_000) * 1_000
  return { min: low, max: random() < 0.9 ? high : null }
}

/** One of the names by its share of 100, else null. */
function shareOf<Name extends string>(shares: Record<Name, number>, random: () => number) {
  let left = random() * 100
  for (const [name, share] of Object.entries<number>(shares)) {
    left -= share
    if (left < 0) return name as Name
  }
  return null
}

/** Skills of the families first, then others from the table, taken from all its kinds in turn. */
function allSkills(): string[] {
  const own = Object.values(FAMILIES).flatMap(({ skills }) => skills)
  const kinds = Object.values(SKILL_TABLE).map((table) =>
    Array.from(table.trim().split('\n'), (line) => line.replace(/=.*/, '').trim()),
  )
  const others = Array.from({ length: 60 }, (_, row) => kinds.flatMap((kind) => kind[row] ?? []))
  return [...new Set([...own, ...others.flat()])].slice(0, TAG_COUNT)
}
