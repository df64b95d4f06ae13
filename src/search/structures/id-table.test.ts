import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import { createIdTable } from './id-table.ts'

/** Ids below and above 32 bits, and ids with equal lower halves. */
const RANGES: [string, (n: number) => number][] = [
  ['small ids', (n) => 1 + n],
  ['ids beyond 32 bits', (n) => 2 ** 40 + n],
  ['ids with the same lower half', (n) => (1 + n) * 2 ** 32 + 7],
  ['ids up to the largest', (n) => Number.MAX_SAFE_INTEGER - n],
]

test.each(RANGES)('%s: after 20,000 random steps the table equals a Map', (_, idOf) => {
  const random = createRandom(2)
  const table = createIdTable()
  const expected = new Map<JobId, number>()
  for (let step = 0; step < 20_000; step++) {
    const id = idOf(random.below(1_500)) as JobId
    if (random.chance(0.55)) {
      table.set(id, step * 65_536)
      expected.set(id, step * 65_536)
    } else {
      table.delete(id)
      expected.delete(id)
    }
    const asked = idOf(random.below(1_500)) as JobId
    expect(table.get(asked)).toBe(expected.get(asked) ?? -1)
    expect(table.size).toBe(expected.size)
  }
  for (let n = 0; n < 1_500; n++) {
    const id = idOf(n) as JobId
    expect(table.get(id)).toBe(expected.get(id) ?? -1)
  }
})

test('slots of deleted ids are reused, so a table that only changes does not fill up', () => {
  const table = createIdTable()
  for (let id = 1; id <= 10_000; id++) {
    table.set(id as JobId, id)
    table.delete((id - 1) as JobId)
  }
  expect([table.size, table.get(10_000 as JobId), table.get(9_999 as JobId)]).toEqual([
    1, 10_000, -1,
  ])
})

test.each([0, -1])(
  '%d is not an id: it is never found, and deleting it changes nothing',
  (none) => {
    const table = createIdTable()
    table.set(1 as JobId, 5)
    table.set(2 as JobId, 6)
    table.delete(2 as JobId)
    table.delete(none as JobId)
    expect([table.get(none as JobId), table.size]).toEqual([-1, 1])
  },
)
