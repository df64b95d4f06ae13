import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { LAST_VISIT, type PostedKey } from '#core/search/query.ts'
import { dayOf } from '#core/time/utc-day.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import {
  engineOf,
  found,
  hoursAgo,
  ids,
  NOW,
  type Stated,
  search,
} from '#test/search/sample-engine.ts'

test('filter values are OR within a filter and AND between filters', () => {
  const engine = engineOf(
    { jobType: 'full_time', level: 'senior', tags: ['Go', 'SQL'] },
    { jobType: 'contract', level: 'senior', tags: ['Go'] },
    { jobType: 'full_time', level: 'mid', tags: ['SQL'] },
    { jobType: null, level: 'senior', tags: [] },
  )
  expect(found(engine, { jobTypes: ['full_time', 'contract'] })).toEqual(ids(1, 2, 3))
  expect(found(engine, { jobTypes: ['full_time'], levels: ['senior'] })).toEqual(ids(1))
  expect(found(engine, { tags: ['Go', 'SQL'] })).toEqual(ids(1, 2, 3))
  expect(found(engine, { tags: ['Go'], levels: ['senior'] })).toEqual(ids(1, 2))
  expect(found(engine, { tags: ['Cobol'] })).toEqual([])
})

test('jobs are filtered by work setting, work type, sector, category and company', () => {
  const engine = engineOf(
    {
      workSetting: 'hybrid',
      workType: 'Human Resources',
      sector: 'Internet Marketplace Platforms',
      category: 'Design',
      companySlug: 'globex',
    },
    {},
  )
  expect(found(engine, { workSettings: ['hybrid', 'remote'] })).toEqual(ids(1))
  expect(found(engine, { workTypes: ['Human Resources'] })).toEqual(ids(1))
  expect(found(engine, { sectors: ['Internet Marketplace Platforms'] })).toEqual(ids(1))
  expect(found(engine, { category: 'Design' })).toEqual(ids(1))
  expect(found(engine, { company: 'globex' })).toEqual(ids(1))
  expect(found(engine, { company: 'nobody' })).toEqual([])
})

test('a place is found by its name, region or country, or by a part of its text', () => {
  const engine = engineOf(
    { locationText: 'Berlin Mitte', at: [{ city: 'Berlin', region: null, country: 'DE' }] },
    { locationText: 'München', at: [{ city: 'Munich', region: 'Bavaria', country: 'DE' }] },
    { locationText: 'New York, NY' },
    {},
  )
  expect(found(engine, { location: 'germany' })).toEqual(ids(1, 2))
  expect(found(engine, { location: ' MUNCHEN ' })).toEqual(ids(2))
  expect(found(engine, { location: 'munich' })).toEqual(ids(2))
  expect(found(engine, { location: 'ew yor' })).toEqual(ids(3))
  expect(found(engine, { location: 'erlin  mit' })).toEqual(ids(1))
  expect(found(engine, { location: 'Atlantis' })).toEqual([])
  expect(found(engine, { location: ' ' })).toEqual(ids(1, 2, 3, 4))
})

test('a job is remote by its work setting, else by its scope, its title or its place', () => {
  const engine = engineOf(
    { workSetting: 'remote' },
    { remote: 'restricted' },
    { locationText: 'Remote - US' },
    { title: 'Engineer (Work from Home)' },
    { locationText: 'Anywhere' },
    { workSetting: 'hybrid', locationText: 'Berlin' },
    { workSetting: 'hybrid', locationText: 'Hybrid remote in Austin', remote: 'restricted' },
    { workSetting: 'onsite', locationText: 'Remote - US' },
  )
  expect(found(engine, { remote: true })).toEqual(ids(1, 2, 3, 4, 5))
})

test.each<[PostedKey, number[]]>([
  ['ua_6h', [1]],
  ['ua_12h', [1, 2]],
  ['today', [1, 2, 3]],
  ['ua_24h', [1, 2, 3]],
  ['last3', [1, 2, 3, 4]],
  ['ua_3d', [1, 2, 3, 4]],
  ['last7', [1, 2, 3, 4, 5]],
  ['ua_7d', [1, 2, 3, 4, 5]],
  ['ua_2w', [1, 2, 3, 4, 5, 6]],
  ['ua_1m', [1, 2, 3, 4, 5, 6, 7]],
  ['ua_gt1m', [8]],
])('posted %s selects jobs by their age in hours', (posted, expected) => {
  const hours = [6, 12, 24, 72, 168, 336, 720, 721]
  const engine = engineOf(...hours.map((h) => ({ postedAt: hoursAgo(h), firstSeenAt: 0 })))
  expect(found(engine, { posted })).toEqual(ids(...expected))
})

test('a job without a posting date counts from when it was first seen', () => {
  const engine = engineOf({ postedAt: null, firstSeenAt: hoursAgo(3) })
  expect(found(engine, { posted: 'ua_6h' })).toEqual(ids(1))
})

test('known pay must overlap the filter; jobs with unknown pay stay', () => {
  const engine = engineOf(
    { yearlyUsd: { min: 50_000, max: 70_000 } },
    { yearlyUsd: { min: 90_000, max: null } },
    { yearlyUsd: { min: null, max: 120_000 } },
    {},
  )
  expect(found(engine, { salaryMin: 70_000 })).toEqual(ids(1, 2, 3, 4))
  expect(found(engine, { salaryMin: 70_001 })).toEqual(ids(2, 3, 4))
  expect(found(engine, { salaryMax: 60_000 })).toEqual(ids(1, 4))
  expect(found(engine, { salaryMin: 80_000, salaryMax: 100_000 })).toEqual(ids(2, 4))
})

test('jobs without pay, place or job type can be hidden', () => {
  const whole = {
    yearlyUsd: { min: 1, max: 2 },
    locationText: 'Oslo',
    jobType: 'contract',
  } satisfies Stated
  const engine = engineOf(
    whole,
    { ...whole, yearlyUsd: null },
    { ...whole, locationText: null },
    { ...whole, jobType: null },
  )
  expect(found(engine, { hideNoData: true })).toEqual(ids(1))
})

test('new since an instant means first seen then or later; an unknown last visit filters nothing', () => {
  const engine = engineOf(
    { firstSeenAt: hoursAgo(2) - 1 },
    { firstSeenAt: hoursAgo(2) },
    { firstSeenAt: hoursAgo(1) },
  )
  const newSince = new Date(hoursAgo(2)).toISOString()
  expect(found(engine, { newSince })).toEqual(ids(2, 3))
  expect(found(engine, { newSince: LAST_VISIT })).toEqual(ids(1, 2, 3))
})

const TODAY = dayOf(NOW.getTime())
const idOf = (number: number) => number as JobId

test('confirmed within a week means seen today or on one of the seven days before', () => {
  const engine = engineOf({ seenDay: TODAY }, { seenDay: TODAY - 7 }, { seenDay: TODAY - 8 })
  expect(found(engine, { confirmedDays: 7 })).toEqual(ids(1, 2))
  engine.setSeen(idOf(3), TODAY)
  expect(found(engine, { confirmedDays: 7 })).toEqual(ids(1, 2, 3))
  engine.setSeen(idOf(99), TODAY)
  expect(search(engine, { confirmedDays: 1 }).total).toBe(2)
})

test('the day of the last sighting survives a merge', () => {
  const engine = engineOf({ seenDay: TODAY - 9 }, { seenDay: TODAY - 9 })
  for (const id of [3, 4, 5, 6]) engine.put([madeDocument({ id, seenDay: TODAY - 9 })])
  engine.setSeen(idOf(2), TODAY)
  const before = engine.segments
  while (engine.merge()) {}
  expect(engine.segments).toBeLessThan(before)
  expect(found(engine, { confirmedDays: 3 })).toEqual(ids(2))
})

test('never reposted and from the employer are separate filters', () => {
  const engine = engineOf(
    { isReposted: true, isFromEmployer: true },
    { isFromEmployer: true },
    { isReposted: true },
  )
  expect(found(engine, { neverReposted: true })).toEqual(ids(2))
  expect(found(engine, { fromEmployer: true })).toEqual(ids(1, 2))
  expect(found(engine, { neverReposted: true, fromEmployer: true })).toEqual(ids(2))
})

test('the most recently confirmed jobs come first, within a day the newest', () => {
  const engine = engineOf({ seenDay: TODAY }, { seenDay: TODAY - 3 }, { seenDay: TODAY })
  expect(search(engine, { sort: 'recently_confirmed' }).ids).toEqual(ids(3, 1, 2))
})
