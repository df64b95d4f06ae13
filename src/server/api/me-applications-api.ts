/** /api/me/applications: everything the tracker's pages can do, for programs. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isReadable, parsePastedJob } from '#core/job/pasted-job.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import { NewApplication } from '#core/tracker/application-input.ts'
import { APPLICATION_PARAMETERS, readApplicationQuery } from '#core/tracker/application-list.ts'
import { pickCards } from '#core/tracker/tracker-view.ts'
import * as applications from '#store/applications.ts'
import { addApplication } from '#work/tracker/add-application.ts'
import { applicationSummary } from '#work/tracker/application-summary.ts'
import { changeApplication } from '#work/tracker/change-application.ts'
import { deleteApplications, restoreApplications } from '#work/tracker/delete-applications.ts'
import { CSV_TYPE, csvName, exportApplications } from '#work/tracker/export-applications.ts'
import { moveApplications, moveBack } from '#work/tracker/move-applications.ts'
import type { Moved } from '#work/tracker/note-moves.ts'
import { wholeApplication } from '#work/tracker/whole-application.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import * as shapes from './me-application-schemas.ts'
import { readChange, requireMatch, versionedAnswer } from './me-if-match.ts'
import { type MeRoutes, type MeServices, readBody } from './me-route.ts'

const LIST = '/api/me/applications'
const ONE = `${LIST}/:id`
const CSV = `${LIST}.csv`

export function applicationRoutes({ me, services, document }: MeRoutes) {
  document('get', LIST, 'Your applications: search, filter and sort', {
    query: z.object(APPLICATION_PARAMETERS),
    answer: shapes.ApplicationPageSchema,
    refusals: [400, 401],
  })
  me.get(LIST, async (c) => {
    const given = new URL(c.req.url).searchParams
    return c.json(await applicationPage(services, c.get('viewer').id, given))
  })

  document('post', LIST, 'Add an application, for a job on this site (by id) or entered manually', {
    body: NewApplication,
    answer: shapes.ApplicationSchema,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(LIST, async (c) => {
    const given = await readBody(c, NewApplication)
    const added = await addApplication(services, c.get('viewer').id, given)
    if ('warnings' in added) throw new Refusal('maybe_tracked', [], { warnings: added.warnings })
    return c.json(added.application)
  })

  document('post', `${LIST}/read`, 'Read the text of a listing into the fields of an application', {
    body: shapes.PastedBody,
    answer: shapes.PastedSchema,
    refusals: [401, 403, 413, 415, 422],
  })
  me.post(`${LIST}/read`, async (c) => {
    const { text } = await readBody(c, shapes.PastedBody)
    const job = parsePastedJob(text)
    return c.json({
      jobTitle: job.title,
      companyName: job.company,
      jobLocation: job.location,
      salaryRange: job.salaryText,
      isReadable: isReadable(job),
    })
  })

  document('get', `${LIST}/summary`, 'The number of applications by stage, and the response rate', {
    answer: shapes.SummarySchema,
    refusals: [401],
  })
  me.get(`${LIST}/summary`, async (c) =>
    c.json(await applicationSummary(services.db, c.get('viewer').id)),
  )

  document('post', `${LIST}/move`, 'Move applications to a stage; returns their previous stages', {
    body: shapes.MoveBody,
    answer: shapes.MovedSchema,
    refusals: [401, 403, 415, 422],
  })
  me.post(`${LIST}/move`, async (c) => {
    const moving = await readBody(c, shapes.MoveBody)
    const ids = moving.ids as ApplicationId[]
    return c.json({
      moved: await moveApplications(services, c.get('viewer').id, { ...moving, ids }),
    })
  })

  document(
    'post',
    `${LIST}/move-back`,
    'Move applications back, if they are still where `move` put them',
    {
      body: shapes.MoveBackBody,
      answer: shapes.MovedSchema,
      refusals: [401, 403, 415, 422],
    },
  )
  me.post(`${LIST}/move-back`, async (c) => {
    const { moved } = await readBody(c, shapes.MoveBackBody)
    return c.json({ moved: await moveBack(services, c.get('viewer').id, moved as Moved[]) })
  })

  for (const [name, verb, summary] of [
    ['delete', deleteApplications, 'Delete applications; they can be restored for a day'],
    ['restore', restoreApplications, 'Restore deleted applications'],
  ] as const) {
    document('post', `${LIST}/${name}`, summary, {
      body: shapes.IdsBody,
      answer: shapes.IdsSchema,
      refusals: [401, 403, 415, 422],
    })
    me.post(`${LIST}/${name}`, async (c) => {
      const { ids } = await readBody(c, shapes.IdsBody)
      return c.json({ ids: await verb(services, c.get('viewer').id, ids as ApplicationId[]) })
    })
  }

  document('get', `${LIST}/{id}`, 'One application with everything that belongs to it', {
    params: true,
    answer: shapes.WholeApplicationSchema,
    version: 'optional',
    refusals: [401, 404],
  })
  me.get(ONE, async (c) => {
    const whole = await wholeApplication(services, c.get('viewer').id, applicationIdOf(c))
    if (!whole) throw new Refusal('not_found')
    return versionedAnswer(c, whole)
  })

  document('patch', `${LIST}/{id}`, 'Change an application; `version` is the one you last read', {
    params: true,
    body: shapes.ChangeBody,
    answer: shapes.ApplicationSchema,
    version: 'required',
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.patch(ONE, async (c) => {
    const id = applicationIdOf(c)
    const { version, ...values } = await readChange(c, shapes.ChangeBody)
    const change = { id, version, values }
    return versionedAnswer(c, await changeApplication(services, c.get('viewer').id, change))
  })

  document('delete', `${LIST}/{id}`, 'Delete an application; it can be restored for a day', {
    params: true,
    answer: null,
    version: 'optional',
    refusals: [401, 403, 404],
  })
  me.delete(ONE, async (c) => {
    const accountId = c.get('viewer').id
    const id = applicationIdOf(c)
    const now = services.clock.now()
    await requireMatch(c, () => applications.byId(services.db, accountId, id, now))
    const deleted = await deleteApplications(services, accountId, [id])
    if (deleted.length === 0) throw new Refusal('not_found')
    return c.body(null, 204)
  })

  document('get', CSV, 'All your applications as CSV', {
    answer: z.string(),
    type: 'text/csv',
    refusals: [401],
  })
  me.get(CSV, async (c) =>
    c.body(await exportApplications(inBulk(services), c.get('viewer').id), 200, {
      'Content-Type': CSV_TYPE,
      'Content-Disposition': `attachment; filename="${csvName(services.clock.now())}"`,
    }),
  )
}

/** One page of the person's applications, by the parameters of an address. */
export async function applicationPage(
  { db, clock }: Pick<MeServices, 'db' | 'clock'>,
  accountId: AccountId,
  given: URLSearchParams,
) {
  const asked = readApplicationQuery(given)
  if ('problems' in asked) throw new Refusal('invalid_parameter', asked.problems)
  const { query: text, silent, page, perPage, ...rest } = asked.query
  const all = await applications.list(db, accountId, clock.now())
  const picked = pickCards(all, { text, ...rest })
  const wanted = silent ? picked.filter((it) => it.isSilent) : picked
  return {
    applications: wanted.slice((page - 1) * perPage, page * perPage),
    totalCount: wanted.length,
    hasMore: wanted.length > page * perPage,
  }
}

export const applicationIdOf = (c: Context) => numberIn(c, 'id') as ApplicationId

/** Invalid ids answer 404. */
export function numberIn(c: Context, name: string): number {
  const text = c.req.param(name) ?? ''
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Refusal('not_found')
  return Number(text)
}
