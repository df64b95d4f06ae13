import { expect, test } from 'vitest'
import { createSegmentBuilder } from '#search/indexing/build-segment.ts'
import { numberOf } from '#search/structures/string-table.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import { randomDemands } from '#test/search/random-matches.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import { demandsAt, NOT_READ } from './demand-columns.ts'
import { createTables } from './tables.ts'

/** The last number of 16 bits, and the first that needs more. */
test.each([0xffff, 0x1_0000])('openings with number %d are read back', (number) => {
  const tables = createTables()
  for (let at = 0; at < number - 1; at++) numberOf(tables.demands.kinds, `${at}`)
  const demands = { ...randomDemands(createRandom(1)), payUsd: null }
  const segment = createSegmentBuilder(tables, [])(1, [madeDocument({ id: 1, demands })])
  expect(segment.demandKinds[0]).toBe(number)
  expect(segment.demandKinds[0]).not.toBe(NOT_READ)
  expect(demandsAt(segment, 0, tables.demands)).toEqual(demands)
})
