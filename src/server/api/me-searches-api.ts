/** A person's saved searches, under /api/me/searches. */
import { z } from '@hono/zod-openapi'
import { Refusal } from '#core/api/refusal.ts'
import {
  readSearchName,
  requireSavedParams,
  requireSavedSearchId,
  type SavedSearch,
  savedQuery,
  suggestedName,
} from '#core/search/saved-search.ts'
import { MAX_SEARCH_NAME } from '#core/settings/account-limits.ts'
import { companyNameOf } from '#work/job/companies-at-hand.ts'
import { listSavedSearches } from '#work/search/list-saved-searches.ts'
import { removeSearch, renameSearch, restoreSearch, saveSearch } from '#work/search/save-search.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const name = z.string().max(MAX_SEARCH_NAME)

const fields = {
  id: z.int().positive(),
  name: name.openapi({ example: 'Remote Rust jobs in Berlin' }),
  search: z.string().openapi({
    description: 'The address of the search',
    example: '/jobs?query=rust&location=Berlin&remote=true',
  }),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().openapi({ description: 'When it was saved or last opened' }),
}

export const SavedSearchSchema = z.strictObject(fields).openapi('SavedSearch')

export const SavedSearchesSchema = z
  .strictObject({
    searches: z.array(
      z.strictObject({
        ...fields,
        newJobs: z
          .int()
          .nonnegative()
          .nullable()
          .openapi({
            description:
              'Open jobs that were added since it was last opened. Null if they were not counted: only those of the ' +
              'searches used last are',
          }),
        hasAlert: z
          .boolean()
          .openapi({ description: 'Whether an active alert looks for the same' }),
      }),
    ),
  })
  .openapi('SavedSearches')

export const NewSavedSearchSchema = z
  .strictObject({
    name: name.optional().openapi({ description: 'The search in words, if left out' }),
    search: z.string().max(10_000).openapi({
      description: 'Parameters of a search, as in the address of /jobs',
      example: 'query=rust&location=Berlin&remote=true',
    }),
  })
  .openapi('NewSavedSearch')

const RenamedSearchSchema = z.strictObject({ name }).openapi('RenamedSearch')

export function searchRoutes({ me, services, document }: MeRoutes) {
  document('get', '/api/me/searches', 'Your saved searches, those used last first', {
    answer: SavedSearchesSchema,
    refusals: [401],
  })
  me.get('/api/me/searches', async (c) => {
    const listed = await listSavedSearches(services, c.get('viewer').id)
    return c.json({
      searches: listed.map(({ newJobs, hasAlert, ...saved }) => ({
        ...searchAnswer(saved),
        newJobs,
        hasAlert,
      })),
    })
  })

  document('post', '/api/me/searches', 'Save a search, or rename the one that is the same', {
    body: NewSavedSearchSchema,
    answer: SavedSearchSchema,
    refusals: [401, 403, 409, 415, 422],
  })
  me.post('/api/me/searches', async (c) => {
    const given = await readBody(c, NewSavedSearchSchema)
    const search = requireSavedParams(given.search)
    const named =
      given.name === undefined ? await nameFor(services, search) : requireName(given.name)
    return c.json(
      searchAnswer(await saveSearch(services, c.get('viewer'), { name: named, search })),
    )
  })

  document('patch', '/api/me/searches/{id}', 'Rename a saved search', {
    params: true,
    body: RenamedSearchSchema,
    answer: SavedSearchSchema,
    refusals: [401, 403, 404, 415, 422],
  })
  me.patch('/api/me/searches/:id', async (c) => {
    const id = requireSavedSearchId(c.req.param('id'))
    const named = requireName((await readBody(c, RenamedSearchSchema)).name)
    return c.json(searchAnswer(await renameSearch(services, c.get('viewer'), id, named)))
  })

  document(
    'delete',
    '/api/me/searches/{id}',
    'Delete a saved search; it can be restored for a day',
    {
      params: true,
      answer: null,
      refusals: [401, 403, 404],
    },
  )
  me.delete('/api/me/searches/:id', async (c) => {
    await removeSearch(services, c.get('viewer'), requireSavedSearchId(c.req.param('id')))
    return c.body(null, 204)
  })

  document('post', '/api/me/searches/{id}/restore', 'Restore a deleted saved search', {
    params: true,
    answer: null,
    refusals: [401, 403, 404, 409],
  })
  me.post('/api/me/searches/:id/restore', async (c) => {
    await restoreSearch(services, c.get('viewer'), requireSavedSearchId(c.req.param('id')))
    return c.body(null, 204)
  })
}

const searchAnswer = ({ id, name, search, createdAt, usedAt }: SavedSearch) => ({
  id,
  name,
  search: `/jobs?${search}`,
  createdAt: createdAt.toISOString(),
  lastUsedAt: usedAt.toISOString(),
})

function requireName(given: string): string {
  const read = readSearchName(given)
  if (read === null)
    throw new Refusal('invalid_body', [{ parameter: 'name', message: 'must not be blank' }])
  return read
}

async function nameFor(
  services: Pick<Services, 'db' | 'outageCache'>,
  search: string,
): Promise<string> {
  const query = savedQuery(search)
  if (!query) throw new Refusal('invalid_body')
  const company = query.company === null ? null : await companyNameOf(services, query.company)
  return suggestedName(query, company)
}
