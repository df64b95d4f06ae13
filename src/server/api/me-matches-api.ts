/** How well the open jobs match the person, under /api/me/matches. */

import { z } from '@hono/zod-openapi'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { BEST_MATCH } from '#core/search/query.ts'
import { PERSONAL_PARAMETERS, parseQueryParams } from '#core/search/query-params.ts'
import { readUuid } from '#core/text/read-id.ts'
import { analyseCv } from '#work/match/analyse-cv.ts'
import { findMatches } from '#work/match/find-matches.ts'
import { findWhatIfs } from '#work/match/find-what-ifs.ts'
import { AnalysisSchema, MatchesSchema, WhatIfsSchema } from './me-match-schemas.ts'
import type { MeRoutes } from './me-route.ts'

export function matchRoutes({ me, services, document }: MeRoutes) {
  document('get', '/api/me/matches', 'Search open jobs, with a match score for each', {
    query: z.object({
      ...PERSONAL_PARAMETERS,
      sort: PERSONAL_PARAMETERS.sort.unwrap().default(BEST_MATCH).describe('Order of the results'),
      perPage: PERSONAL_PARAMETERS.perPage.optional(),
    }),
    answer: MatchesSchema,
    refusals: [400, 401],
  })
  me.get('/api/me/matches', async (c) => {
    const read = parseQueryParams(new URL(c.req.url).searchParams, {
      unknown: 'refuse',
      isPersonal: true,
      defaultSort: BEST_MATCH,
    })
    if (!read.query) throw new Refusal('invalid_parameter', read.problems)
    const found = await findMatches(services, c.get('viewer').id, read.query, c.req.raw.signal)
    return c.json({
      jobs: found.jobs,
      totalCount: found.total,
      totalIsAtLeast: found.isAtLeast,
      hasMore: found.hasMore,
      reading: found.reading,
      isKnown: found.isKnown,
      lacks: found.lacks,
    })
  })

  document('get', '/api/me/matches/what-if', 'Skills and preferences that would open more jobs', {
    answer: WhatIfsSchema,
    refusals: [401],
  })
  me.get('/api/me/matches/what-if', async (c) =>
    c.json(await findWhatIfs(services, c.get('viewer').id, c.req.raw.signal)),
  )

  document('get', '/api/me/matches/{id}', 'How your CV matches a job, requirement by requirement', {
    params: true,
    query: z.object({
      cv: z
        .string()
        .optional()
        .describe('The id of one of your CVs; by default the one used for matching'),
    }),
    answer: AnalysisSchema,
    refusals: [400, 401, 404, 410],
  })
  me.get('/api/me/matches/:id', async (c) => {
    const jobId = requireJobId(c.req.param('id'))
    const asked = c.req.query('cv')
    const cvId = asked === undefined ? null : readUuid<CvId>(asked)
    if (asked !== undefined && cvId === null) throw new Refusal('not_found')
    const { cv, lacks, report } = await analyseCv(services, c.get('viewer').id, { jobId, cvId })
    return c.json({ jobId, cv, lacks, report })
  })
}
