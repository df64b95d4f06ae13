/** What the API says about CVs that were made here. */
import { z } from '@hono/zod-openapi'
import type { ApplicationId } from '#core/application.ts'
import { Cv } from '#core/cv.ts'
import { CvDesign } from '#core/cv-design.ts'
import { Tailoring } from '#core/tailoring.ts'

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
    again: z.boolean().optional().meta({ description: 'Propose anew for what the CV says now' }),
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
