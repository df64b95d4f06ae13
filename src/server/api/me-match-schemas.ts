/** The shapes of /api/me/matches: a list of matches, what would add to it, and the report on a CV and one job. */
import { z } from '@hono/zod-openapi'
import { JOB_TYPES } from '#core/job/job.ts'
import { MISSING_INPUTS } from '#core/match/match-readiness.ts'
import { ENOUGH_PAYS, FIT_FROM, WORTH_JOBS } from '#core/match/what-if.ts'
import { DEGREES, FLUENCIES } from '#core/requirement/requirement.ts'
import { TITLE_LEVELS } from '#core/title/title-level.ts'
import { JobCardSchema, JobPageSchema, MatchPartSchema } from './api-schemas.ts'

export const MatchesSchema = JobPageSchema.omit({ appliedFilters: true })
  .extend({
    isKnown: z
      .boolean()
      .openapi({ description: 'false: too little is known about you to match jobs' }),
    lacks: z
      .array(z.enum(MISSING_INPUTS))
      .openapi({ description: 'What you could add for better matches', example: ['place'] }),
  })
  .openapi('Matches')

const dollars = z.number().nullable()
const payRange = z.strictObject({ count: z.int().min(0), low: dollars, high: dollars }).openapi({
  description: `The middle half of the salaries of the \`count\` jobs that state one, in US dollars a year; null below ${ENOUGH_PAYS}`,
})
const jobsOpened = z.int().min(WORTH_JOBS)

export const WhatIfsSchema = z
  .strictObject({
    isKnown: z
      .boolean()
      .openapi({ description: 'false: too little is known about you to match jobs' }),
    hasSkills: z
      .boolean()
      .openapi({ description: 'false: without any skill, no skill to learn can be compared' }),
    hasHome: z
      .boolean()
      .openapi({ description: 'false: without where you live, no location can be compared' }),
    hasWishes: z
      .boolean()
      .openapi({ description: 'false: without any preference, none can be compared' }),
    lacks: z.array(z.enum(MISSING_INPUTS)),
    fitting: z.strictObject({ count: z.int().min(0), pay: payRange }).openapi({
      description: `Open jobs that fit you now: with a match score of ${FIT_FROM} or more`,
    }),
    comparedJobs: z.int().min(0).optional().openapi({
      description:
        'Only this many jobs were compared. Only on instances whose search runs on a cluster',
    }),
    opened: z
      .array(
        z.strictObject({
          whatIf: z.discriminatedUnion('kind', [
            z.strictObject({ kind: z.literal('skill'), skill: z.string() }),
            z.strictObject({ kind: z.literal('place'), place: z.string() }),
            z.strictObject({ kind: z.literal('job_type'), jobType: z.enum(JOB_TYPES) }),
            z.strictObject({ kind: z.literal('work_setting') }),
            z.strictObject({ kind: z.literal('pay'), minPayUsd: z.int() }),
          ]),
          count: jobsOpened.openapi({ description: 'How many more open jobs would fit you' }),
          pay: payRange,
          jobs: z.array(JobCardSchema).max(3).openapi({ description: 'The newest of them' }),
          near: z.array(z.string()).openapi({ description: 'Your skills that are related' }),
        }),
      )
      .openapi({
        description: `Ten skills to learn, five places to add, and preferences to loosen; those that open at least ${WORTH_JOBS} jobs`,
      }),
  })
  .openapi('WhatIfs')

const proofs = z
  .array(z.strictObject({ id: z.string(), text: z.string() }))
  .openapi({ description: 'Lines of the CV, word for word, with the id of their part' })

const need = z.enum(['must', 'nice']).openapi({
  description:
    '`must` if the listing asks for it; `nice` for a plus, and for what it only mentions',
})

const asked = {
  id: z.string().openapi({ example: 'q1' }),
  need,
  quote: z.string().openapi({ description: 'As worded in the listing' }),
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
    z.strictObject({ ...asked, kind: z.literal('level'), level: z.enum(TITLE_LEVELS) }),
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

const MatchReportSchema = z
  .strictObject({
    rules: z.int().openapi({
      description: 'Version of the scoring rules; the same version and inputs give the same result',
    }),
    score: z.int().min(0).max(100).nullable(),
    tier: z.enum(['perfect', 'good', 'fair', 'poor']).nullable(),
    parts: z.array(MatchPartSchema),
    matchingSkills: z.array(z.string()),
    missingSkills: z.array(z.strictObject({ skill: z.string(), need })),
    opening: z.string().nullable().openapi({
      description: 'Of an advert with several openings, the one that was compared',
    }),
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
      id: z.string().nullable().openapi({ description: 'null if based on your profile' }),
      name: z.string(),
      version: z.int(),
    }),
    lacks: z.array(z.enum(MISSING_INPUTS)),
    report: MatchReportSchema.nullable().openapi({
      description: 'null if there was nothing to compare',
    }),
  })
  .openapi('MatchAnalysis')
