/** The shapes of the API about CVs made here. */
import { z } from '@hono/zod-openapi'
import { Cv } from '#core/cv/cv.ts'
import { CvDesign } from '#core/documents/cv-design.ts'
import { Tailoring } from '#core/tailoring/tailoring.ts'
import type { ApplicationId } from '#core/tracker/application.ts'

export const MakeCvSchema = z
  .strictObject({
    cvId: z.uuid().nullable().optional().meta({
      description: 'The CV to create it from; by default the current one, or the profile',
    }),
    jobId: z
      .int()
      .positive()
      .nullable()
      .optional()
      .meta({ description: 'The job to create it for' }),
  })
  .openapi('MakeCv')

export const RemakeCvSchema = z
  .strictObject({
    taken: z.array(z.string()).max(1_000).optional().meta({
      description: 'Ids of all accepted changes; the others are rejected',
    }),
    design: CvDesign.optional(),
    again: z.boolean().optional().meta({ description: 'Propose changes again for the current CV' }),
  })
  .openapi('RemakeCv')

export const AttachSchema = z
  .strictObject({
    applicationId: z
      .int()
      .positive()
      .transform((id) => id as ApplicationId),
  })
  .openapi('AttachCv')

export const MadeCvSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string().meta({ example: 'CV for Senior Rust Engineer' }),
    version: z.int().positive(),
    jobId: z.int().positive().nullable(),
    baseId: z.uuid().nullable(),
    content: Cv.meta({ description: 'The CV before the changes' }),
    finished: Cv.meta({ description: 'The CV with the accepted changes, as printed' }),
    design: CvDesign,
    tailoring: Tailoring.nullable(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('MadeCv')

const ScoreSchema = z.strictObject({
  match: z.int().min(0).max(100).nullable().meta({ description: 'Null if unknown' }),
  listed: z
    .int()
    .nonnegative()
    .meta({ description: 'How many of the required skills the CV lists' }),
})

export const MadeCvScoresSchema = z
  .strictObject({
    scores: z
      .strictObject({
        before: ScoreSchema,
        after: ScoreSchema,
        asked: z
          .int()
          .nonnegative()
          .meta({ description: 'Number of skills that the job requires' }),
      })
      .nullable()
      .meta({ description: 'Null for a CV without a job, or if the job has been removed' }),
  })
  .openapi('MadeCvScores')
