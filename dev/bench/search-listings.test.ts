import { expect, test } from 'vitest'
import { readWords } from '#search/terms.ts'
import { createListings } from './search-listings.ts'

const COUNT = 5_000
const listings = createListings()
const all = [...listings.first(COUNT)]

const share = (has: (job: (typeof all)[number]) => boolean) => all.filter(has).length / COUNT
const wordsOf = (text: string) => new Set(Object.values(readWords(text)).flat())

test('a listing is the same whenever and in whatever order it is made', () => {
  const again = createListings()
  expect([again.at(4_321), again.at(7)]).toEqual([all[4_320], all[6]])
  expect(again.at(7, 2)).not.toEqual(all[6])
  expect(again.at(7, 2).id).toBe(7)
})

test.each<[string, number, (job: (typeof all)[number]) => boolean]>([
  ['say "engineer"', 0.47, (job) => wordsOf(`${job.title} ${job.descriptionText}`).has('engineer')],
  ['name their pay', 0.5, (job) => job.yearlyUsd !== null],
  ['are remote', 0.22, (job) => job.workSetting === 'remote'],
  ['ask for Python', 0.3, (job) => job.tags.includes('Python')],
  ['came out in the last week', 0.11, (job) => (job.postedAt ?? 0) > Date.UTC(2026, 1, 23, 9)],
])('so many %s', (_, expected, has) => {
  expect(share(has)).toBeGreaterThan(expected - 0.04)
  expect(share(has)).toBeLessThan(expected + 0.04)
})

test('descriptions are as long as adverts', () => {
  const lengths = all.map((job) => job.descriptionText?.length ?? 0).sort((a, b) => a - b)
  expect(lengths[0]).toBeGreaterThan(1_000)
  expect(lengths.at(-1)).toBeLessThan(3_000)
  const half = lengths[COUNT / 2] as number
  expect([half > 1_600, half < 2_100]).toEqual([true, true])
})

test('every job has two to eight skills, each once', () => {
  const counts = all.map(({ tags }) => tags.length)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([2, 8])
  expect(all.every(({ tags }) => new Set(tags).size === tags.length)).toBe(true)
})

test('a few names are everywhere and most are rare', () => {
  const distinct = (names: string[]) => new Set(names).size
  expect(distinct(all.map((job) => job.title))).toBeGreaterThan(3_000)
  expect(distinct(all.map((job) => job.companySlug))).toBeGreaterThan(3_500)
  expect(distinct(all.flatMap((job) => job.places))).toBeGreaterThan(1_500)
  expect(distinct(all.flatMap((job) => job.tags))).toBeGreaterThan(500)
  expect(share((job) => job.title === 'Software Engineer')).toBeGreaterThan(0.005)
})

test('words are as frequent as words are', () => {
  const jobs = new Map<string, number>()
  for (const job of all) {
    for (const word of wordsOf(job.descriptionText ?? '')) jobs.set(word, (jobs.get(word) ?? 0) + 1)
  }
  const counts = [...jobs.values()].sort((a, b) => b - a)
  expect(counts.length).toBeGreaterThan(35_000)
  expect(counts[0]).toBe(COUNT)
  expect(counts[300]).toBeGreaterThan(COUNT / 50)
  expect(counts[30_000]).toBeLessThan(10)
})
