import { expect, test } from 'vitest'
import { readWords } from '#search/postings/terms.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { BENCH_NOW, createListings } from './generated-listings.ts'

const COUNT = 5_000
const listings = createListings()
const all = [...listings.first(COUNT)]

const share = (has: (job: JobDocument) => boolean) => all.filter(has).length / COUNT
const wordsOf = (text: string) => new Set(Object.values(readWords(text)).flat())

test('a number always gives the same listing, in whatever order', () => {
  const again = createListings()
  expect([again.at(4_321), again.at(7)]).toEqual([all[4_320], all[6]])
  expect(again.at(7, 2)).not.toEqual(all[6])
  expect(again.at(7, 2).id).toBe(7)
})

const weekBefore = BENCH_NOW.getTime() - 7 * 86_400_000
test.each<[string, number, (job: JobDocument) => boolean]>([
  [
    'contain "engineer"',
    0.47,
    (job) => wordsOf(`${job.title} ${job.descriptionText}`).has('engineer'),
  ],
  ['state their pay', 0.5, (job) => job.yearlyUsd !== null],
  ['are remote', 0.22, (job) => job.workSetting === 'remote'],
  ['ask for Python', 0.3, (job) => job.tags.includes('Python')],
  ['were published in the last week', 0.11, (job) => (job.postedAt ?? 0) > weekBefore],
])('a realistic share of listings %s', (_, expected, has) => {
  expect(Math.abs(share(has) - expected)).toBeLessThan(0.04)
})

test('descriptions are as long as real ones', () => {
  const lengths = all.map((job) => job.descriptionText?.length ?? 0).sort((a, b) => a - b)
  const [shortest = 0, median = 0, longest = 0] = [lengths[0], lengths[COUNT / 2], lengths.at(-1)]
  expect(shortest > 1_000 && median > 1_600 && median < 2_100 && longest < 3_000).toBe(true)
})

test('a few names are frequent and most are rare', () => {
  const distinct = (names: (job: JobDocument) => string | string[]) =>
    new Set(all.flatMap(names)).size
  expect(distinct((job) => job.title)).toBeGreaterThan(3_000)
  expect(distinct((job) => job.companySlug)).toBeGreaterThan(3_500)
  expect(distinct((job) => job.places)).toBeGreaterThan(1_500)
  expect(distinct((job) => job.tags)).toBeGreaterThan(500)
  expect(share((job) => job.title === 'Software Engineer')).toBeGreaterThan(0.005)
})

test('words have a natural frequency', () => {
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
