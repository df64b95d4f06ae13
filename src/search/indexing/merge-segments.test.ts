import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { NOT_REMOVED } from '#search/segments/job-profile.ts'
import { markRemoved, type Segment } from '#search/segments/segment.ts'
import { createTables } from '#search/segments/tables.ts'
import { createRandom, PHRASES, randomDocument } from '#test/search/random-jobs.ts'
import { createSegmentBuilder } from './build-segment.ts'
import { mergeSegments } from './merge-segments.ts'

const SERIAL = 99

/** Segments of these sizes with jobs removed at this rate, and the jobs that are left. */
function made(seed: number, sizes: number[], removed: number) {
  const random = createRandom(seed)
  const tables = createTables()
  const build = createSegmentBuilder(tables, PHRASES)
  const left = new Map<JobId, JobDocument>()
  let id = 0
  const segments = sizes.map((size, serial) => {
    // ids in another order than publication, and many jobs published in the same hour
    const jobs = Array.from({ length: size }, () =>
      randomDocument(random, (++id * 7_919) % 100_003),
    )
    const segment = build(serial, jobs)
    for (const job of jobs) left.set(job.id, job)
    for (let row = 0; row < size; row++) {
      if (!random.chance(removed)) continue
      markRemoved(segment, row, NOT_REMOVED)
      left.delete(segment.id[row] as JobId)
    }
    return segment
  })
  return { tables, build, segments, left: [...left.values()] }
}

const bytesOf = (segment: Segment | null) => segment && Buffer.from(segment.buffer).toString('hex')

test.each([
  ['two small ones', [30, 50], 0.2],
  ['one with removed jobs', [400], 0.5],
  ['four into one large', [700, 600, 900, 5], 0.1],
  ['a large one that becomes small', [1_500, 3], 0.6],
  ['large ones', [1_500, 1_800], 0],
])(
  '%s: the merged segment equals, byte for byte, one built from the open jobs',
  (_, sizes, removed) => {
    const { tables, build, segments, left } = made(sizes.length, sizes, removed)
    const merged = mergeSegments(tables, segments, SERIAL)
    const counted = [tables.terms.inShort, tables.terms.anywhere].map((counts) => counts.slice())
    expect(bytesOf(merged)).toBe(bytesOf(build(SERIAL, left)))

    // building counted the same jobs again
    const twice = [tables.terms.inShort, tables.terms.anywhere]
    expect(counted.map((counts) => counts.map((count) => count * 2))).toEqual(
      twice.map((counts) => counts.slice()),
    )
  },
)

test('segments without open jobs leave nothing behind, not even counts of their words', () => {
  const { tables, segments } = made(7, [20, 30], 1)
  expect(mergeSegments(tables, segments, SERIAL)).toBeNull()
  expect(tables.terms.inShort.every((count) => count === 0)).toBe(true)
  expect(tables.terms.anywhere.every((count) => count === 0)).toBe(true)
})
