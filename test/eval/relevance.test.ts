/**
 * Measures how often the right job ranks first among real listings: known-item searches, and searches judged by
 * hand. The listings are not in the repository; the sets contain their keys. `npm run relevance` prints the results
 * by class.
 */
import { expect, test } from 'vitest'
import { hasListings, readDocuments } from '#dev/relevance/documents.ts'
import { readJudged } from '#dev/relevance/judged.ts'
import { CLASSES, readKnownItems } from '#dev/relevance/known-items.ts'
import { ourRanker } from '#dev/relevance/ours.ts'
import { scoreJudged, scoreKnown } from '#dev/relevance/scores.ts'

/**
 * Minimum mean reciprocal ranks. Two rare words often match other listings equally well: other samples of such
 * searches score 0.77 to 0.83.
 */
const LEAST: Record<string, number> = {
  'exact title': 0.995,
  'title words shuffled': 0.995,
  'title and company': 0.995,
  'title and city': 0.985,
  'two rarest words': 0.82,
  'one typo': 0.99,
  'unfinished last word': 0.99,
  'abbreviations either way': 0.99,
  all: 0.975,
  'judged by eye': 0.92,
}

const skipped = hasListings() ? '' : ' (skipped: ../shared/data with the listings is missing)'

test('the set has many searches of every class, without duplicates', () => {
  const items = readKnownItems()
  const sizes = CLASSES.map((name) => new Set(items[name].map(([query]) => query)).size)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(50)
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThanOrEqual(400)
  const judged = readJudged()
  expect(new Set(judged.map(({ query }) => query)).size).toBe(judged.length)
  expect(judged.length).toBeGreaterThanOrEqual(60)
  expect(judged.filter(({ grades }) => !Object.values(grades).includes(3))).toEqual([])
})

test.skipIf(!hasListings())(`the right job ranks first${skipped}`, async () => {
  const listings = readDocuments()
  const keys = new Set(listings.map(({ key }) => key))
  const items = readKnownItems()
  const judged = readJudged()
  const asked = [
    ...Object.values(items).flatMap((searches) => searches.map(([, key]) => key)),
    ...judged.flatMap(({ grades }) => Object.keys(grades)),
  ]
  expect(asked.filter((key) => !keys.has(key))).toEqual([])

  const ranker = ourRanker()
  await ranker.fill(listings.map(({ document }) => document))
  const known = (await scoreKnown(ranker, listings, items)).scores
  const byEye = (await scoreJudged(ranker, listings, judged)).scores
  const scores = [...known, ...byEye]
  expect(scores.map(({ name }) => name)).toEqual(Object.keys(LEAST))
  const worse = scores.filter(({ name, found }) => found < (LEAST[name] ?? 1))
  expect(worse).toEqual([])
})
