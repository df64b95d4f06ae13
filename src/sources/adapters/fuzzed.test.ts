/** How all sources handle answers damaged anywhere: valid listings, problems with reasons, or an unreadable board. */
import { expect, test } from 'vitest'
import { sanitizeHtml } from '#core/html/html.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { type Found, Unreadable } from '#sources/source/source.ts'
import { damaged, oddJson } from '#test/fuzzed-text.ts'
import { problemsOf } from '#test/source-answers.ts'
import { askRow, bodyOf, SOURCE_ROWS, type SourceRow } from '#test/source-rows.ts'
import { readFacts, readListing } from '#work/import/read-listing.ts'

const SEED = 4_711
const DOCUMENTS = Math.ceil(5_000 / SOURCE_ROWS.length)
/** Applying every rule takes a hundred times as long as everything else. */
const RULES_FOR_ONE_IN = 10
const NOW = new Date('2026-03-02T09:00:00Z')

test.each(SOURCE_ROWS.map((row) => [row.source.name, row] as const))(
  `F25 of ${DOCUMENTS} damaged answers of %s (seed ${SEED}) none does worse than unreadable`,
  async (name, row) => {
    const random = seededNumbers(SEED)
    const body = bodyOf(row)
    const isJson = row.items.ending === 'json'
    let [read, unreadable] = [0, 0]
    for (let count = 0; count < DOCUMENTS; count++) {
      const text = isJson && count % 2 === 0 ? oddJson(random, body) : damaged(random, body)
      const found = await verdictOn(row, text)
      if (found === null) unreadable++
      else {
        read++
        judge(found, name, count % RULES_FOR_ONE_IN === 0)
      }
    }
    // Both must occur, or one of them would be untested.
    expect(Math.min(read, unreadable)).toBeGreaterThan(0)
  },
)

/** Null for an unreadable answer; any other error is the source's fault. */
async function verdictOn(row: SourceRow, text: string): Promise<Found[] | null> {
  try {
    return await askRow(row, text)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw new Error(`an error of its own for ${JSON.stringify(text).slice(0, 2_000)}`, {
      cause: error,
    })
  }
}

function judge(found: readonly Found[], name: string, withRules: boolean) {
  for (const { problem, example } of problemsOf(found)) {
    expect(problem).not.toBe('')
    expect(problem).not.toMatch(/is not a function|not iterable|properties of/) // a reason, not our fault
    expect(example.length).toBeLessThanOrEqual(300)
  }
  for (const one of found) {
    if (!('listing' in one)) continue
    const read = readListing(one.listing, { now: NOW })
    if ('problem' in read) {
      expect(read.problem, name).toMatch(/^\w+(?:\.\w+)*: /)
      continue
    }
    for (const html of [read.listing.description, read.listing.requirements]) {
      const safe = sanitizeHtml(html ?? '')
      expect(sanitizeHtml(safe)).toBe(safe)
    }
    if (withRules) expect(readFacts(read.listing).facts.title.length).toBeGreaterThan(0)
  }
}
