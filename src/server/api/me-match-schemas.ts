/** The shapes that /api/me/matches answers: a list of matches, and the report on a CV and one job. */
import { z } from '@hono/zod-openapi'
import { EXPERIENCE_LEVELS } from '#core/job/job.ts'
import { LACKS } from '#core/match/known-person.ts'
import { MATCH_PARTS } from '#core/match/match.ts'
import { DEGREES, FLUENCIES } from '#core/requirement/requirement.ts'
import { JobPageSchema } from './api-schemas.ts'

export const MatchesSchema = JobPageSchema.omit({ appliedFilters: true })
  .extend({
    isKnown: z
      .boolean()
      .openapi({ description: 'false: too little is known of you to tell which jobs suit you' }),
    lacks: z
      .array(z.enum(LACKS))
      .openapi({ description: 'What you could tell for better matches', example: ['place'] }),
  })
  .openapi('Matches')

const proofs = z
  .array(z.strictObject({ id: z.string(), text: z.string() }))
  .openapi({ description: 'Lines of the CV, as written there, with the id of their part' })

const need = z
  .enum(['must', 'nice'])
  .openapi({ description: 'nice only where the listing says so' })

const asked = {
  id: z.string().openapi({ example: 'q1' }),
  need,
  quote: z.string().openapi({ description: 'As the listing says it' }),
}
const countries = z.array(z.string()).openapi({ description: 'ISO 3166-1 alpha-2' })

const RequirementSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...asked, kind: z.literal('skill'), anyOf: z.array(z.string()) }),
    z.strictObject({
      ...asked,
      kind: z.literal('years'),
      years: z.strictObject({ min: z.number(), max: z.number().nullable() }),
      of: z.string().nullable(),
    }),
    z.strictObject({ ...asked, kind: z.literal('level'), level: z.enum(EXPERIENCE_LEVELS) }),
    z.strictObject({
      ...asked,
      kind: z.literal('degree'),
      degree: z.enum(DEGREES),
      field: z.string().nullable(),
      orEquivalent: z.boolean(),
    }),
    z.strictObject({
      ...asked,
      kind: z.literal('language'),
      language: z.string().openapi({ description: 'ISO 639-1' }),
      fluency: z.enum(FLUENCIES).nullable(),
    }),
    z.strictObject({
      ...asked,
      kind: z.literal('place'),
      text: z.string(),
      countries,
      isOnSite: z.boolean(),
    }),
    z.strictObject({
      ...asked,
      kind: z.literal('permission'),
      countries,
      isSponsored: z.boolean().nullable(),
    }),
    z.strictObject({ ...asked, kind: z.literal('other') }),
  ])
  .openapi('Requirement')

const share = z.number().min(0).max(1)

const MatchReportSchema = z
  .strictObject({
    rules: z
      .int()
      .openapi({ description: 'Version of the rules: the same inputs, the same answer' }),
    score: z.int().min(0).max(100).nullable(),
    tier: z.enum(['perfect', 'good', 'fair', 'poor']).nullable(),
    parts: z.array(
      z.strictObject({
        part: z.enum(MATCH_PARTS),
        weight: share.openapi({ description: 'Share of the score; 0 where it is unknown' }),
        value: share.nullable(),
        says: z.string(),
      }),
    ),
    matchingSkills: z.array(z.string()),
    missingSkills: z.array(z.strictObject({ skill: z.string(), need })),
    findings: z.array(
      z.strictObject({
        requirement: RequirementSchema,
        verdict: z.enum(['met', 'partly', 'gap', 'unknown']),
        proofs,
        says: z.string(),
      }),
    ),
    assessment: z.array(z.string()),
    changes: z.array(z.strictObject({ says: z.string(), proofs })),
    notToClaim: z.array(z.string()),
  })
  .openapi('MatchReport')

export const AnalysisSchema = z
  .strictObject({
    jobId: z.int().positive(),
    cv: z.strictObject({
      id: z.string().nullable().openapi({ description: 'null: made of your profile' }),
      name: z.string(),
      version: z.int(),
    }),
    lacks: z.array(z.enum(LACKS)),
    report: MatchReportSchema.nullable().openapi({
      description: 'null where nothing of yours could be compared',
    }),
  })
  .openapi('CvAnalysis')
