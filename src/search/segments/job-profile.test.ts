import { expect, test } from 'vitest'
import { CATEGORIES, VOCABULARIES } from '#core/job/job.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import {
  COMPLETE,
  categoryOfFlags,
  FROM_EMPLOYER,
  flagsOf,
  MEMBERS,
  NEVER_REPOSTED,
  NOT_REMOVED,
  PROFILES,
  profileOf,
  REMOTE,
  VOCABULARY_FACETS,
} from './job-profile.ts'

const FIELDS = {
  workSettings: 'workSetting',
  jobTypes: 'jobType',
  levels: 'level',
  workTypes: 'workType',
  sectors: 'sector',
} as const

/** Every combination of members; -1 is unknown. */
function* combinations(at = 0): Generator<number[]> {
  const facet = VOCABULARY_FACETS[at]
  if (facet === undefined) return yield []
  for (let member = -1; member < VOCABULARIES[facet].length; member++) {
    for (const rest of combinations(at + 1)) yield [member, ...rest]
  }
}

test('every combination of the five vocabularies has its own number and can be read from it', () => {
  const numbers = new Set<number>()
  for (const members of combinations()) {
    const stated = VOCABULARY_FACETS.map((facet, at) => [
      FIELDS[facet],
      VOCABULARIES[facet][members[at] as number] ?? null,
    ])
    const profile = profileOf(madeDocument({ id: 1, ...Object.fromEntries(stated) }))
    numbers.add(profile)
    expect(VOCABULARY_FACETS.map((facet) => (MEMBERS[facet][profile] as number) - 1)).toEqual(
      members,
    )
  }
  expect(numbers.size).toBe(PROFILES)
  expect(Math.max(...numbers)).toBe(PROFILES - 1)
})

test.each([null, ...CATEGORIES])('the category %s can be read from the flags', (category) => {
  const flags = flagsOf(madeDocument({ id: 1, category, isFromEmployer: true }), true)
  expect(CATEGORIES[categoryOfFlags(flags) - 1] ?? null).toBe(category)
  expect(flags).toBeLessThan(256)
})

const WHOLE = {
  yearlyUsd: { min: 1, max: null },
  locationText: 'Oslo',
  jobType: 'contract',
} as const

test.each([
  ['with pay, place and type', WHOLE, NOT_REMOVED | COMPLETE],
  ['from the employer', { ...WHOLE, isFromEmployer: true }, NOT_REMOVED | COMPLETE | FROM_EMPLOYER],
  ['without pay', { ...WHOLE, yearlyUsd: null }, NOT_REMOVED],
  ['without place', { ...WHOLE, locationText: null }, NOT_REMOVED],
  ['without type', { ...WHOLE, jobType: null }, NOT_REMOVED],
])('a job %s has the flags %d', (_, stated, flags) => {
  const reposted = madeDocument({ id: 1, ...stated, isReposted: true })
  expect(flagsOf(reposted, false)).toBe(flags)
  expect(flagsOf(reposted, true)).toBe(flags | REMOTE)
  expect(flagsOf({ ...reposted, isReposted: false }, false)).toBe(flags | NEVER_REPOSTED)
})
