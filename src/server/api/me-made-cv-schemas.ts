/** What the API says about CVs that were made here. */
import { z } from '@hono/zod-openapi'
import { Cv } from '#core/cv/cv.ts'
import { CvDesign } from '#core/documents/cv-design.ts'
import { Tailoring } from '#core/tailoring/tailoring.ts'
import type { ApplicationId } from '#core/tracker/application.ts'

export const MakeCvSchema = z
  .strictObject({
    cvId: z.uuid().nullable().optional().meta({
      description: 'The CV to make it of; when it is not given, the current one or the profile',
    }),
    jobId: z.int().positive().nullable().optional().meta({ description: 'The job to make it for' }),
  })
  .openapi('MakeCv')

export const RemakeCvSchema = z
  .strictObject({
    taken: z.array(z.string()).max(1_000).optional().meta({
      description: 'Ids of all proposed changes that are taken; the others are refused',
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
    name: z.string(),
    version: z.int().positive(),
    jobId: z.int().positive().nullable(),
    baseId: z.uuid().nullable(),
    content: Cv.meta({ description: 'As it was before the changes' }),
    finished: Cv.meta({ description: 'With the changes that were taken: what is printed' }),
    design: CvDesign,
    tailoring: Tailoring.nullable(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('MadeCv')

const ScoreSchema = z.strictObject({
  match: z.int().min(0).max(100).nullable().meta({ description: 'Null where nobody can tell' }),
  listed: z
    .int()
    .nonnegative()
    .meta({ description: 'How many of the skills asked for the CV’s own list names' }),
})

export const MadeCvScoresSchema = z
  .strictObject({
    scores: z
      .strictObject({
        before: ScoreSchema,
        after: ScoreSchema,
        asked: z.int().nonnegative().meta({ description: 'Skills that the job asks for' }),
      })
      .nullable()
      .meta({ description: 'Null for a CV made for no job, or for one that is gone' }),
  })
  .openapi('MadeCvScores')
