import { expect, test } from 'vitest'
import { engineOf, search } from '#test/search/sample-engine.ts'

test('facets count the matches of the whole query', () => {
  const engine = engineOf(
    {
      workSetting: 'remote',
      jobType: 'full_time',
      level: 'senior',
      workType: 'Human Resources',
      sector: 'Software Development',
      places: ['Berlin', 'London'],
      tags: ['Go', 'SQL'],
      yearlyUsd: { min: 50_000, max: 90_000 },
    },
    { jobType: 'full_time', places: ['London'], tags: ['SQL', 'sql'] },
    { title: 'Designer', jobType: 'contract', tags: ['Figma'] },
  )
  expect(search(engine, { text: 'engineer', jobTypes: ['full_time'] }).facets).toEqual({
    workSettings: [
      { value: 'remote', count: 1 },
      { value: 'hybrid', count: 0 },
      { value: 'onsite', count: 0 },
    ],
    jobTypes: [
      { value: 'full_time', count: 2 },
      { value: 'part_time', count: 0 },
      { value: 'contract', count: 0 },
      { value: 'internship', count: 0 },
      { value: 'freelance', count: 0 },
    ],
    levels: [
      { value: 'entry', count: 0 },
      { value: 'mid', count: 0 },
      { value: 'senior', count: 1 },
      { value: 'lead', count: 0 },
    ],
    workTypes: [
      { value: 'Software Development', count: 0 },
      { value: 'Marketing and Sales', count: 0 },
      { value: 'Business Development and Sales', count: 0 },
      { value: 'Human Resources', count: 1 },
      { value: 'General Business, Strategy/Planning, and Consulting', count: 0 },
      { value: 'Other', count: 0 },
    ],
    sectors: [
      { value: 'Information Services and Technology', count: 0 },
      { value: 'Software Development', count: 1 },
      { value: 'Internet Marketplace Platforms', count: 0 },
      { value: 'Information and Internet', count: 0 },
    ],
    locations: [
      { value: 'London', count: 2 },
      { value: 'Berlin', count: 1 },
    ],
    tags: [
      { value: 'SQL', count: 2 },
      { value: 'Go', count: 1 },
    ],
    more: null,
    salaryRange: { min: 50_000, max: 90_000 },
  })
})

test('facets list at most 30 tags and 20 places, ties by name', () => {
  const names = Array.from({ length: 40 }, (_, at) => `N${at + 10}`)
  const engine = engineOf({ tags: names.toReversed(), places: names.toReversed() })
  const { tags, locations } = search(engine, {}).facets
  expect(tags.map(({ value }) => value)).toEqual(names.slice(0, 30))
  expect(locations.map(({ value }) => value)).toEqual(names.slice(0, 20))
})

test('pay of a million or more does not widen the range', () => {
  const engine = engineOf(
    { yearlyUsd: { min: 900_000, max: 1_000_000 } },
    { yearlyUsd: { min: 40_000, max: 50_000 } },
  )
  expect(search(engine, {}).facets.salaryRange).toEqual({ min: 40_000, max: 900_000 })
})

test('without known pay there is no pay range', () => {
  expect(search(engineOf({}), {}).facets.salaryRange).toBeNull()
})
