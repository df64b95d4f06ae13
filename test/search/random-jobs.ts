/**
 * For tests: random jobs and queries, the same for the same seed. They use few different words, names and values, so
 * that queries find something, and tricky ones: C++, "Full-Stack", typos, accents.
 */
import { ELIGIBILITY_CHOICES } from '#core/eligibility/eligibility-choice.ts'
import { readEligibility } from '#core/eligibility/read-eligibility.ts'
import { CATEGORIES, VOCABULARIES } from '#core/job/job.ts'
import type { Place } from '#core/place/place.ts'
import {
  type AskedQuery,
  BEST_MATCH,
  EMPTY_QUERY,
  LAST_VISIT,
  NONE_STATED,
  POSTED_KEYS,
  SORTS,
  SUPPORT,
  YEARS_GROUPS,
} from '#core/search/query.ts'
import { dayOf } from '#core/time/utc-day.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { randomDemands, randomPerson } from './random-matches.ts'
import { madeDocument } from './sample-document.ts'
import { hoursAgo, NOW } from './sample-engine.ts'

export type Random = { below(limit: number): number; chance(probability: number): boolean }

/** mulberry32: small, and random enough to vary tests. */
export function createRandom(seed: number): Random {
  let state = seed * 0x9e3779b9
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (limit) => Math.floor(next() * limit),
    chance: (probability) => next() < probability,
  }
}

export const TITLE_WORDS =
  'Senior Lead Data Software Full-Stack Fullstack Stack Engineer Engineering Enginer Developer Designer Remote Node.js C++ C# .NET R&D Manager Café'.split(
    ' ',
  )
const TAGS = ['Java', 'JavaScript', 'Go', 'R', 'C++', 'C#', '.NET', 'Node.js', 'Machine Learning']
/** So many that some jobs have more tags than a row's fixed slots, and facets have more values than they list. */
const MORE_TAGS = Array.from({ length: 36 }, (_, at) => `Tag ${at}`)
const PLACES: [string, string[], string[]][] = [
  ['Berlin, Germany', ['Berlin'], ['Germany']],
  ['Zürich', ['Zürich'], ['Switzerland']],
  ['Berlin; London', ['Berlin', 'London'], ['Germany', 'United Kingdom']],
  ['Remote - US', [], ['United States']],
  ['LA', ['LA'], []],
  ['Oslo, Rome, Bern or Berlin', ['Oslo', 'Rome', 'Bern', 'Berlin'], ['Norway', 'Italy']],
]
const STATED = [
  'Berlin, Germany',
  'Remote (Europe)',
  'Remote',
  'Remote, anywhere',
  'Remote - US',
  'Remote, EU or Switzerland',
  'Lisbon',
].map((locationText) =>
  readEligibility({ title: '', company: '', description: null, workSetting: null, locationText }),
)
/** Where jobs and people are, in documents and in questions. */
const SPOTS: Place[] = [
  { city: 'Berlin', region: null, country: 'DE' },
  { city: 'Munich', region: 'Bavaria', country: 'DE' },
  { city: 'Zürich', region: null, country: 'CH' },
  { city: 'Oakland', region: 'California', country: 'US' },
  { city: null, region: 'San Francisco Bay Area', country: 'US' },
  { city: null, region: null, country: 'US' },
]
const ASKED_LOCATIONS = [
  'berlin',
  'GERMANY',
  'zurich',
  'er',
  'mars',
  ' ',
  'bern or',
  'italy',
  'Europe',
  'DACH',
  'EMEA',
  'California',
  'Bay Area',
  'Bavaria; us',
  'berlin; er; Atlantis',
]
const HOMES = ['ES', 'DE', 'US', 'IN', 'CH']
const ZONES = ['Europe/Madrid', 'America/New_York', 'Asia/Kolkata', 'UTC']
const SPOKEN = ['de', 'en', 'fr']

const TEXT_WORDS =
  'java go javascript js ml machine learning engineer team build data good google full stack node nodejs remote berlin we rust anywhere'.split(
    ' ',
  )
/** Known phrases, also found in descriptions. */
export const PHRASES = ['machine learning', 'full stack']

/** Only a few, so that a searcher sees them repeatedly. */
const PEOPLE = Array.from({ length: 6 }, (_, at) => randomPerson(createRandom(9_000 + at)))

export const pick = <Item>(random: Random, items: readonly Item[]) =>
  items[random.below(items.length)] as Item
const several = <Item>(random: Random, items: readonly Item[], most: number) =>
  Array.from({ length: random.below(most + 1) }, () => pick(random, items))
const maybe = <Item>(random: Random, items: readonly Item[]) =>
  random.chance(0.3) ? null : pick(random, items)

/** Near the days that queries ask about. */
export const randomDay = (random: Random) => dayOf(NOW.getTime()) - random.below(14)

export function randomDocument(random: Random, id: number): JobDocument {
  const [locationText, places, placeNames] = pick(random, PLACES)
  const hasPlace = random.chance(0.8)
  const company = random.below(12)
  const pay = (20 + random.below(100)) * (random.chance(0.05) ? 20_000 : 1_000)
  return madeDocument({
    id,
    title: [pick(random, TITLE_WORDS), ...several(random, TITLE_WORDS, 3)].join(' '),
    company: `Company ${company}`,
    companySlug: `company-${company}`,
    locationText: hasPlace ? locationText : null,
    places: hasPlace ? places : [],
    placeNames: hasPlace ? placeNames : [],
    at: hasPlace ? several(random, SPOTS, 2) : [],
    areas: random.chance(0.1) ? [pick(random, ['eu', 'emea', 'nordics', 'americas'])] : [],
    remote: random.chance(0.2) ? 'anywhere' : 'none',
    eligibility: random.chance(0.8)
      ? {
          ...pick(random, STATED).facts,
          visa: maybe(random, [true, false]),
          relocation: maybe(random, [true, false]),
          hours: random.chance(0.2) ? { from: random.below(9) - 8, to: 2, shared: null } : null,
        }
      : null,
    years: random.chance(0.6) ? random.below(12) : null,
    languages: [...new Set(several(random, SPOKEN, 2))],
    support: [...new Set(several(random, SUPPORT, 2))],
    workSetting: maybe(random, VOCABULARIES.workSettings),
    jobType: maybe(random, VOCABULARIES.jobTypes),
    level: maybe(random, VOCABULARIES.levels),
    workType: maybe(random, VOCABULARIES.workTypes),
    sector: maybe(random, VOCABULARIES.sectors),
    category: maybe(random, CATEGORIES),
    tags: [
      ...new Set([
        ...several(random, TAGS, 4),
        ...(random.chance(0.15) ? several(random, MORE_TAGS, 16) : []),
      ]),
    ],
    yearlyUsd: random.chance(0.5) ? { min: pay, max: random.chance(0.2) ? null : pay * 2 } : null,
    payCurrency: null,
    descriptionText: random.chance(0.9) ? several(random, TEXT_WORDS, 500).join(' ') : null,
    postedAt: random.chance(0.7) ? hoursAgo(random.below(1_000)) : null,
    firstSeenAt: hoursAgo(random.below(1_000)),
    seenDay: randomDay(random),
    isReposted: random.chance(0.3),
    isFromEmployer: random.chance(0.6),
    views: random.below(20),
    applications: random.below(5),
    demands: random.chance(0.9) ? randomDemands(random) : null,
  })
}

export function randomQuery(random: Random): AskedQuery {
  const often = 0.15
  return {
    ...EMPTY_QUERY,
    text: random.chance(0.7) ? randomText(random) : null,
    location: random.chance(often) ? pick(random, ASKED_LOCATIONS) : null,
    withinKm: random.chance(0.3) ? pick(random, [10, 100, 500]) : null,
    excludeRemote: random.chance(often),
    eligibleFrom: random.chance(often) ? pick(random, HOMES) : null,
    mayWorkIn: random.chance(often) ? [pick(random, HOMES)] : [],
    eligibility: random.chance(often) ? several(random, ELIGIBILITY_CHOICES, 2) : [],
    overlapHours: random.chance(often) ? 1 + random.below(8) : null,
    timeZone: random.chance(0.5) ? pick(random, ZONES) : null,
    support: random.chance(often) ? several(random, SUPPORT, 2) : [],
    languages: random.chance(often) ? several(random, [...SPOKEN, NONE_STATED, 'xx'], 2) : [],
    years: random.chance(often) ? several(random, YEARS_GROUPS, 3) : [],
    wantsMoreFacets: random.chance(0.3),
    remote: random.chance(often),
    workSettings: random.chance(often) ? several(random, VOCABULARIES.workSettings, 2) : [],
    jobTypes: random.chance(often) ? several(random, VOCABULARIES.jobTypes, 3) : [],
    levels: random.chance(often) ? several(random, VOCABULARIES.levels, 3) : [],
    tags: random.chance(often)
      ? several(random, [...TAGS, 'Cobol', 'Tag 1', 'Tag 2', 'Tag 3'], 3)
      : [],
    workTypes: random.chance(often) ? several(random, VOCABULARIES.workTypes, 3) : [],
    sectors: random.chance(often) ? several(random, VOCABULARIES.sectors, 2) : [],
    category: random.chance(often) ? pick(random, CATEGORIES) : null,
    posted: random.chance(often) ? pick(random, POSTED_KEYS) : null,
    firstSeen: random.chance(often) ? pick(random, POSTED_KEYS) : null,
    newSince: random.chance(often)
      ? pick(random, [LAST_VISIT, new Date(hoursAgo(random.below(1_000))).toISOString()])
      : null,
    confirmedDays: random.chance(often) ? 1 + random.below(12) : null,
    neverReposted: random.chance(often),
    fromEmployer: random.chance(often),
    salaryMin: random.chance(often) ? random.below(150) * 1_000 : null,
    salaryMax: random.chance(often) ? random.below(250) * 1_000 : null,
    salaryCurrency: pick(random, ['USD', 'USD', 'EUR', 'JPY']),
    salaryStated: random.chance(often),
    countsSalaries: random.chance(0.5),
    company: random.chance(often) ? `company-${random.below(14)}` : null,
    hideNoData: random.chance(often),
    matchMin: random.chance(often) ? random.below(101) : null,
    person: random.chance(0.5) ? pick(random, PEOPLE) : null,
    sort: pick(random, [...SORTS, BEST_MATCH, BEST_MATCH]),
    page: random.chance(0.6) ? 1 : 1 + random.below(12),
    perPage: pick(random, [1, 7, 20, 25, 100, 0, 500]),
  }
}

function randomText(random: Random): string {
  const words = Array.from({ length: 1 + random.below(3) }, () => {
    const word = pick(random, random.chance(0.5) ? TITLE_WORDS : TEXT_WORDS)
    if (random.chance(0.1)) return word.slice(0, 1 + random.below(word.length))
    if (random.chance(0.1)) return `${word.slice(0, 2)}x${word.slice(2)}`
    return random.chance(0.1) ? word.toUpperCase() : word
  })
  const asked = words.map((word) => {
    if (random.chance(0.08)) return `-${word}`
    if (random.chance(0.06)) return `OR ${word}`
    return random.chance(0.08) ? `"${word} ${pick(random, TITLE_WORDS)}"` : word
  })
  if (random.chance(0.05)) asked.push('-"full stack"')
  return asked.join(' ') + (random.chance(0.5) ? ' ' : '')
}
