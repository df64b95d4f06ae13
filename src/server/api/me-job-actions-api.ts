/** Saves, hides or tracks several jobs with one request, and undoes it, under /api/me/job-actions. */
import { z } from '@hono/zod-openapi'
import type { JobId } from '#core/job/job.ts'
import { MANY_ACTS, MAX_SELECTED } from '#core/lists/many-jobs.ts'
import { actOnJobs, undoOnJobs } from '#work/job/act-on-jobs.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const ids = z.array(z.int().positive()).min(1).max(MAX_SELECTED)
const count = z.int().nonnegative()

const act = z.enum(MANY_ACTS).openapi({
  description: '`track` adds an application at the stage Interested',
})

const ActSchema = z.strictObject({ act, ids }).openapi('JobsAction')

const ActedSchema = z
  .strictObject({
    done: z.array(z.int().positive()).openapi({ description: 'The jobs that were changed' }),
    undo: z.array(z.int().positive()).openapi({
      description:
        'The `ids` that undo it: those of the jobs, or of the applications that were added',
    }),
    outcome: z.strictObject({
      done: count,
      already: count.openapi({ description: 'Jobs that were saved, hidden or tracked before' }),
      gone: count.openapi({ description: 'Jobs that are unknown or closed long ago' }),
      full: count.openapi({ description: 'Jobs for which the plan or the tracker has no room' }),
      room: z
        .strictObject({ saved: count, limit: count })
        .nullable()
        .openapi({ description: 'Saved jobs and how many the plan includes; null if unlimited' }),
    }),
  })
  .openapi('JobsActionResult')

export function jobActionRoutes({ me, services, document }: MeRoutes) {
  const path = '/api/me/job-actions'
  document('post', path, 'Save, hide or track several jobs, as far as there is room', {
    body: ActSchema,
    answer: ActedSchema,
    refusals: [401, 403, 415, 422],
  })
  me.post(path, async (c) => {
    const asked = await readBody(c, ActSchema)
    return c.json(await actOnJobs(services, c.get('viewer'), asked.act, asked.ids as JobId[]))
  })

  document('post', `${path}/undo`, 'Undo that: `ids` are the `undo` of its answer', {
    body: ActSchema,
    answer: null,
    refusals: [401, 403, 415, 422],
  })
  me.post(`${path}/undo`, async (c) => {
    const asked = await readBody(c, ActSchema)
    await undoOnJobs(services, c.get('viewer'), asked.act, asked.ids)
    return c.body(null, 204)
  })
}
