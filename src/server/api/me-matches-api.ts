/** How well the open jobs suit the person who asks, under /api/me/matches. */
import { z } from '@hono/zod-openapi'
import { Refusal } from '#core/api/refusal.ts'
import { readCvId } from '#core/cv/cv-id.ts'
import { requireJobId } from '#core/job/require-job-id.ts'
import { BEST_MATCH } from '#core/search/query.ts'
import { PERSONAL_PARAMETERS, parseQueryParams } from '#core/search/query-params.ts'
import { analyseCv } from '#work/match/analyse-cv.ts'
import { findMatches } from '#work/match/find-matches.ts'
import { AnalysisSchema, MatchesSchema } from './me-match-schemas.ts'
import type { MeRoutes } from './me-route.ts'

export function matchRoutes({ me, world, document }: MeRoutes) {
  document('get', '/api/me/matches', 'Search the open jobs, with how well each suits you', {
    query: z.object({
      ...PERSONAL_PARAMETERS,
      sort: PERSONAL_PARAMETERS.sort.describe(`Order of the results; ${BEST_MATCH} unless given`),
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
    const found = await findMatches(world, c.get('viewer').id, read.query, c.req.raw.signal)
    return c.json({
      jobs: found.jobs,
      totalCount: found.total,
      hasMore: found.hasMore,
      reading: found.reading,
      isKnown: found.isKnown,
      lacks: found.lacks,
    })
  })

  document('get', '/api/me/matches/{id}', 'How your CV meets a job, requirement by requirement', {
    params: true,
    query: z.object({
      cv: z
        .string()
        .optional()
        .describe('The id of one of your CVs; without it the one that all matches go by'),
    }),
    answer: AnalysisSchema,
    refusals: [400, 401, 404, 410],
  })
  me.get('/api/me/matches/:id', async (c) => {
    const jobId = requireJobId(c.req.param('id'))
    const asked = c.req.query('cv')
    const cvId = asked === undefined ? null : readCvId(asked)
    if (asked !== undefined && cvId === null) throw new Refusal('not_found')
    const { cv, lacks, report } = await analyseCv(world, c.get('viewer').id, { jobId, cvId })
    return c.json({ jobId, cv, lacks, report })
  })
}
