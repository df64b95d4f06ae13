import { expect, test } from 'vitest'
import type { JobId } from '#core/job/job.ts'
import type { JobAtHand } from '#work/match/jobs-at-hand.ts'
import { findAtHand } from './find-at-hand.ts'

const ALL: JobAtHand[] = Array.from({ length: 10 }, (_, at) => ({
  id: (at + 1) as JobId,
  title: at === 9 ? 'Data Engineer' : `Backend Engineer ${at}`,
  company: at % 2 === 0 ? 'Acme' : 'Harbour Freightworks',
  from: 'saved',
  at: null,
  match: null,
}))

test.each([
  ['', 8],
  ['?find=', 8],
  ['?find=++acme', 5],
  ['?find=freightworks+DATA', 1],
  ['?find=nothing', 0],
])('of ten jobs, %j shows %i', (search, shown) => {
  const { jobs, total } = findAtHand(ALL, `https://board.example/page${search}`)
  expect([jobs.length, total]).toEqual([shown, 10])
})
