/** Placing a listing in a job with very many listings takes few comparisons. */
import { expect, test } from 'vitest'
import { type DedupeFeatures, dedupeFeatures } from '#core/merge/dedupe-features.ts'
import type { Sameness } from '#core/merge/same-job.ts'
import { keptSlot } from './listing-slot.ts'
import type { Neighbour } from './neighbourhood.ts'

const JOB = 1 as Neighbour['jobId']

function listingAt(id: number, openingId: number): Neighbour {
  return {
    id,
    jobId: JOB,
    openingId,
    source: 'greenhouse',
    board: 'acme',
    externalId: `${id}`,
    goneAt: null,
    firstSeenAt: new Date(0),
    postedAt: null,
    traces: dedupeFeatures({ source: 'greenhouse', id: `${id}`, title: 'Nurse', company: 'Acme' }),
  }
}

/** A job with 200 openings of one listing each, except that opening 150 was published twice, as 150 and 500. */
function largeJob(verdict: Sameness) {
  const listings = Array.from({ length: 200 }, (_, at) => listingAt(at + 1, at + 1))
  const again = listingAt(500, 150)
  let compared = 0
  const compare = () => {
    compared++
    return verdict
  }
  const around = { ofJob: () => [...listings, again], compare }
  const place = keptSlot(around, again.traces as DedupeFeatures, { id: 500, jobId: JOB })
  return { place, compared }
}

test('a listing finds its own opening among many in one comparison', () => {
  const { place, compared } = largeJob('same')
  expect(place).toMatchObject({ jobId: JOB, openingId: 150, isNewJob: false })
  expect(compared).toBe(1)
})

test.each(['opening', 'other'] as const)(
  'a listing is compared with 60 listings of a large job when each is %s',
  (verdict) => {
    const { place, compared } = largeJob(verdict)
    expect(compared).toBe(60)
    expect(place?.jobId ?? null).toBe(verdict === 'opening' ? JOB : null)
  },
)
