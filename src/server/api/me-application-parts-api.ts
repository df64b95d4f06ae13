/** /api/me/applications/ID/events and the other parts: the same four routes for each. */
import { z } from '@hono/zod-openapi'
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import * as input from '#core/tracker/application-input.ts'
import type { PartRef } from '#store/application-parts.ts'
import * as parts from '#work/tracker/application-parts.ts'
import { restoreMove, undoMove } from '#work/tracker/undo-move.ts'
import * as shapes from './me-application-schemas.ts'
import { applicationIdOf, numberIn } from './me-applications-api.ts'
import { type MeRoutes, type MeServices, readBody } from './me-route.ts'

export function applicationPartRoutes(routes: MeRoutes) {
  partRoutes(routes, {
    path: 'events',
    noun: 'timeline event',
    verbs: parts.eventUseCases,
    taken: input.NewEvent,
    changed: input.EventChange,
    answer: shapes.EventSchema,
  })
  partRoutes(routes, {
    path: 'contacts',
    noun: 'contact',
    verbs: parts.contactUseCases,
    taken: input.NewContact,
    changed: input.ContactChange,
    answer: shapes.ContactSchema,
  })
  partRoutes(routes, {
    path: 'interviews',
    noun: 'interview',
    verbs: parts.interviewUseCases,
    taken: input.NewInterview,
    changed: input.InterviewChange,
    answer: shapes.InterviewSchema,
  })
  partRoutes(routes, {
    path: 'tasks',
    noun: 'task',
    verbs: parts.taskUseCases,
    taken: input.NewTask,
    changed: input.TaskChange,
    answer: shapes.TaskSchema,
  })
  partRoutes(routes, {
    path: 'documents',
    noun: 'sent document',
    verbs: parts.documentUseCases,
    taken: input.NewDocument,
    changed: input.DocumentChange,
    answer: shapes.DocumentSchema,
  })
  moveRoutes(routes)
}

/** A move is an event in the timeline. Deleting the event keeps the stage; these do not. */
function moveRoutes({ me, services, document }: MeRoutes) {
  const one = '/api/me/applications/{id}/events/{partId}'
  const inRouter = '/api/me/applications/:id/events/:partId'
  const params = z.object({ id: z.int().positive(), partId: z.int().positive() })

  document(
    'post',
    `${one}/undo-move`,
    'Undo the latest move: back to the earlier stage, without a trace in the timeline',
    { params, answer: shapes.UndoneMoveSchema, refusals: [401, 403, 404, 409] },
  )
  me.post(`${inRouter}/undo-move`, async (c) => {
    const ref = { applicationId: applicationIdOf(c), eventId: numberIn(c, 'partId') }
    return c.json(await undoMove(services, c.get('viewer').id, ref))
  })

  document('post', `${one}/redo-move`, 'Redo an undone move', {
    params,
    body: shapes.UndoneMoveSchema,
    answer: null,
    refusals: [401, 403, 404, 415, 422],
  })
  me.post(`${inRouter}/redo-move`, async (c) => {
    const ref = { applicationId: applicationIdOf(c), eventId: numberIn(c, 'partId') }
    const { appliedOn } = await readBody(c, shapes.UndoneMoveSchema)
    await restoreMove(services, c.get('viewer').id, { ...ref, appliedOn })
    return c.body(null, 204)
  })
}

type Kind<Part extends object, New, Change> = {
  path: string
  /** Its name in the documentation. */
  noun: string
  verbs: {
    add(services: MeServices, accountId: AccountId, id: ApplicationId, values: New): Promise<Part>
    change(
      services: MeServices,
      accountId: AccountId,
      change: PartRef & { values: Change },
    ): Promise<Part>
    remove(services: MeServices, accountId: AccountId, ref: PartRef): Promise<number>
    restore(services: MeServices, accountId: AccountId, ref: PartRef): Promise<number>
  }
  taken: z.ZodType<New>
  changed: z.ZodType<Change>
  answer: z.ZodType
}

function partRoutes<Part extends object, New, Change>(
  { me, services, document }: MeRoutes,
  { path, noun, verbs, taken, changed, answer }: Kind<Part, New, Change>,
) {
  const list = `/api/me/applications/{id}/${path}`
  const one = `${list}/{partId}`
  const params = z.object({ id: z.int().positive(), partId: z.int().positive() })
  const inRouter = (documented: string) => documented.replace(/\{(\w+)\}/g, ':$1')

  document('post', list, `Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`, {
    params: true,
    body: taken,
    answer,
    refusals: [401, 403, 404, 409, 415, 422],
  })
  me.post(inRouter(list), async (c) => {
    const id = applicationIdOf(c)
    const values = await readBody(c, taken)
    return c.json(await verbs.add(services, c.get('viewer').id, id, values))
  })

  document('patch', one, `Change this ${noun}`, {
    params,
    body: changed,
    answer,
    refusals: [401, 403, 404, 415, 422],
  })
  me.patch(inRouter(one), async (c) => {
    const ref = { applicationId: applicationIdOf(c), id: numberIn(c, 'partId') }
    const values = await readBody(c, changed)
    return c.json(await verbs.change(services, c.get('viewer').id, { ...ref, values }))
  })

  document('delete', one, `Delete this ${noun}; it can be restored for a day`, {
    params,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete(inRouter(one), async (c) => {
    const ref = { applicationId: applicationIdOf(c), id: numberIn(c, 'partId') }
    await verbs.remove(services, c.get('viewer').id, ref)
    return c.body(null, 204)
  })

  document('post', `${one}/restore`, `Restore this ${noun}`, {
    params,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.post(`${inRouter(one)}/restore`, async (c) => {
    const ref = { applicationId: applicationIdOf(c), id: numberIn(c, 'partId') }
    await verbs.restore(services, c.get('viewer').id, ref)
    return c.body(null, 204)
  })
}
