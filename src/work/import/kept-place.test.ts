/** A listing of a job that has very many is placed by a few looks. */
import { expect, test } from 'vitest'
import { type JobTraces, tracesOf } from '#core/merge/job-traces.ts'
import type { Sameness } from '#core/merge/same-job.ts'
import { keptPlace } from './kept-place.ts'
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
    traces: tracesOf({ source: 'greenhouse', id: `${id}`, title: 'Nurse', company: 'Acme' }),
  }
}

/** A job of 200 openings, a listing each; that of 150 was published twice, as 150 and 500. */
function largeJob(verdict: Sameness) {
  const listings = Array.from({ length: 200 }, (_, at) => listingAt(at + 1, at + 1))
  const again = listingAt(500, 150)
  let compared = 0
  const compare = () => {
    compared++
    return verdict
  }
  const around = { ofJob: () => [...listings, again], compare }
  const place = keptPlace(around, again.traces as JobTraces, { id: 500, jobId: JOB })
  return { place, compared }
}

test('a listing finds its own opening among many at the first look', () => {
  const { place, compared } = largeJob('same')
  expect(place).toMatchObject({ jobId: JOB, openingId: 150, isNewJob: false })
  expect(compared).toBe(1)
})

test.each(['opening', 'other'] as const)(
  'a listing is held against 60 of a large job where each is %s',
  (verdict) => {
    const { place, compared } = largeJob(verdict)
    expect(compared).toBe(60)
    expect(place?.jobId ?? null).toBe(verdict === 'opening' ? JOB : null)
  },
)
