import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { createSegmentBuilder } from '#search/indexing/build-segment.ts'
import { believedHigh, believedLow } from '#search/segments/believed-pay.ts'
import { NOT_REMOVED } from '#search/segments/job-profile.ts'
import { createScratch } from '#search/segments/scratch.ts'
import { markRemoved, removedCount, type Segment } from '#search/segments/segment.ts'
import { createTables } from '#search/segments/tables.ts'
import { createRandom, randomDocument } from '#test/search/random-jobs.ts'
import { countTotals, createCounters, followRemovals, widenPay } from './counters.ts'

const ROWS = 2_000

function made(seed: number) {
  const random = createRandom(seed)
  const tables = createTables()
  const jobs = Array.from({ length: ROWS }, (_, at) => {
    const job = randomDocument(random, at + 1)
    // more tags and places than there are slots
    const many = random.chance(0.1)
      ? Array.from({ length: 12 }, (_, more) => `T${random.below(40) + more}`)
      : []
    return {
      ...job,
      tags: [...job.tags, ...new Set(many)],
      places: [...job.places, ...many.slice(0, 4)],
    }
  })
  const segment = createSegmentBuilder(tables, [])(1, jobs)
  return { random, tables, segment, jobs: new Map(jobs.map((job) => [job.id, job])) }
}

const openRows = ({ rows, flags }: Segment) =>
  Array.from({ length: rows }, (_, row) => row).filter(
    (row) => (flags[row] as number) & NOT_REMOVED,
  )

test.each([1, 2])('seed %d: totals follow removals and equal a new count', (seed) => {
  const { random, tables, segment, jobs } = made(seed)
  const scratch = createScratch()
  const totals = countTotals(segment, tables, scratch)
  for (let round = 0; round < 5; round++) {
    const open = openRows(segment)
    for (const row of open) if (random.chance(0.2)) markRemoved(segment, row, NOT_REMOVED)
    followRemovals(totals, segment)
    expect(totals).toEqual(countTotals(segment, tables, createScratch()))
    expect(totals.open).toBe(ROWS - removedCount(segment))

    const left = openRows(segment).map((row) => jobs.get(segment.id[row] as JobId))
    const tagged = left.flatMap((job) => [...new Set(job?.tags)])
    const sum = (counts: Int32Array, from: number) =>
      counts.subarray(from).reduce((total, count) => total + count, 0)
    expect(sum(totals.counters.tags, 8)).toBe(tagged.length)
    expect(sum(totals.counters.places, 2)).toBe(
      left.flatMap((job) => [...new Set(job?.places)]).length,
    )
    expect(sum(totals.counters.profiles, 0)).toBe(left.length)
  }
})

test.each([0, 1, 511, 512, 2_000])(
  'the pay range of %d rows spans their believed ends',
  (count) => {
    const { random, tables, segment } = made(3)
    const rows = Uint16Array.from({ length: ROWS }, (_, row) => row)
    const chosen = rows.filter(() => random.chance(0.9)).slice(0, count)
    const ends = (believed: typeof believedLow) =>
      Array.from(chosen, (row) =>
        believed(segment.payMin[row] as number, segment.payMax[row] as number),
      )
    const { pay } = createCounters(tables)
    widenPay(pay, segment, chosen)
    const expected = {
      low: Math.min(Number.POSITIVE_INFINITY, ...ends(believedLow)),
      high: Math.max(Number.NEGATIVE_INFINITY, ...ends(believedHigh)),
    }
    expect(pay).toEqual(expected)
    widenPay(pay, segment, chosen.slice(0, 700))
    expect(pay).toEqual(expected)
  },
)
