/** Viewed, dismissed and hidden: the jobs that a person's lists leave out, under /api/me/lists. */

import { z } from '@hono/zod-openapi'
import type { JobId } from '#core/job/job.ts'
import { MAX_COMPANY_SLUG, MAX_HIDDEN_WORD, MAX_MARKED_JOBS } from '#core/lists/job-lists.ts'
import { MAX_HIDDEN_COMPANIES, MAX_HIDDEN_WORDS } from '#core/settings/account-limits.ts'
import { changeLists } from '#work/job/change-lists.ts'
import { jobListsOf } from '#work/job/job-lists-of.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const jobIds = z
  .array(
    z
      .int()
      .positive()
      .transform((id) => id as JobId),
  )
  .max(MAX_MARKED_JOBS)

const shape = {
  viewed: jobIds.openapi({ description: 'Jobs you’ve opened, oldest first' }),
  dismissed: jobIds.openapi({ description: 'Jobs you hid' }),
  companies: z
    .array(z.string().min(1).max(MAX_COMPANY_SLUG))
    .max(MAX_HIDDEN_COMPANIES)
    .openapi({ description: 'Companies you hid, by slug' }),
  words: z
    .array(z.string().min(1).max(MAX_HIDDEN_WORD))
    .max(MAX_HIDDEN_WORDS)
    .openapi({ description: 'Words that hide a job if they appear in its title or skills' }),
}
const settings = {
  hideViewed: z.boolean(),
  hideApplied: z.boolean().openapi({ description: 'Hides jobs with a tracked application' }),
}

const ListsSchema = z.strictObject({ ...shape, ...settings }).openapi('JobLists')

const ListChangeSchema = z
  .strictObject({
    add: z.strictObject(shape).partial().optional(),
    remove: z.strictObject(shape).partial().optional(),
    ...z.strictObject(settings).partial().shape,
  })
  .openapi('JobListsChange')

export function listRoutes({ me, services, document }: MeRoutes) {
  document('get', '/api/me/lists', 'Jobs you opened, and the jobs, companies and words you hid', {
    answer: ListsSchema,
    refusals: [401],
  })
  me.get('/api/me/lists', async (c) => c.json(await jobListsOf(services, c.get('viewer').id)))

  document(
    'patch',
    '/api/me/lists',
    'Add items to or remove items from these lists; turn hiding on or off',
    {
      body: ListChangeSchema,
      answer: ListsSchema,
      refusals: [401, 403, 409, 415, 422],
    },
  )
  me.patch('/api/me/lists', async (c) => {
    const change = await readBody(c, ListChangeSchema)
    return c.json(await changeLists(services, c.get('viewer'), change))
  })
}
