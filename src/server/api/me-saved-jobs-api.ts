/** A person's saved jobs, under /api/me/saved-jobs. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { JobId } from '#core/job/job.ts'
import { requireSavedJobId } from '#core/job/require-job-id.ts'
import { MAX_SAVED_NOTE } from '#core/lists/saved-job.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import { noteSavedJob } from '#work/job/note-saved-job.ts'
import { saveJob } from '#work/job/save-job.ts'
import { unsaveJob } from '#work/job/unsave-job.ts'
import { savedJobsLimitOf } from '#work/plan/account-plan.ts'
import { JobCardSchema, SalarySchema } from './api-schemas.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const limit = z.int().positive().nullable().openapi({
  description: 'How many jobs you can save on your plan; null if unlimited',
  example: 10,
})

const SavedJobSchema = z
  .strictObject({
    job: JobCardSchema,
    savedAt: z.iso.datetime(),
    note: z.string(),
    since: z
      .strictObject({
        closedAt: z.iso.datetime().nullable(),
        reposts: z.int().nonnegative(),
        salary: z
          .strictObject({ from: SalarySchema.nullable(), to: SalarySchema.nullable() })
          .nullable(),
      })
      .openapi({ description: 'Changes to the job since it was saved' }),
  })
  .openapi('SavedJob')

export const SavedJobsSchema = z
  .strictObject({ savedJobs: z.array(SavedJobSchema), limit })
  .openapi('SavedJobs')

export const SavedCountSchema = z
  .strictObject({ saved: z.int().nonnegative(), limit })
  .openapi('SavedCount')

const NoteSchema = z.strictObject({ note: z.string().max(MAX_SAVED_NOTE) }).openapi('SavedJobNote')

export function savedJobRoutes({ me, services, document }: MeRoutes) {
  document('get', '/api/me/saved-jobs', 'Your saved jobs, newest first', {
    answer: SavedJobsSchema,
    refusals: [401],
  })
  me.get('/api/me/saved-jobs', async (c) => {
    const { id } = c.get('viewer')
    return c.json({
      savedJobs: await savedJobs.list(services.db, id),
      limit: await savedJobsLimitOf(services, id),
    })
  })

  document(
    'put',
    '/api/me/saved-jobs/{id}',
    'Save a job; if it was removed recently, its note is restored',
    {
      params: true,
      answer: SavedCountSchema,
      refusals: [400, 401, 403, 404, 409, 410],
    },
  )
  me.put('/api/me/saved-jobs/:id', async (c) =>
    c.json(await saveJob(services, c.get('viewer'), requireId(c))),
  )

  document('patch', '/api/me/saved-jobs/{id}', 'Edit your note on a saved job', {
    params: true,
    body: NoteSchema,
    answer: null,
    refusals: [400, 401, 403, 404, 415, 422],
  })
  me.patch('/api/me/saved-jobs/:id', async (c) => {
    const { note } = await readBody(c, NoteSchema)
    await noteSavedJob(services, c.get('viewer'), { jobId: requireId(c), note })
    return c.body(null, 204)
  })

  document(
    'delete',
    '/api/me/saved-jobs/{id}',
    'Remove a saved job; it can be restored for a day',
    {
      params: true,
      answer: SavedCountSchema,
      refusals: [400, 401, 403],
    },
  )
  me.delete('/api/me/saved-jobs/:id', async (c) =>
    c.json(await unsaveJob(services, c.get('viewer'), requireId(c))),
  )
}

const requireId = (c: Context): JobId => requireSavedJobId(c.req.param('id'))
