/** /api/admin/messages: what visitors sent with the contact form. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { CONTACT_STATUSES, readContactStatus } from '#core/contact/contact-message.ts'
import { readNumericId } from '#core/text/read-id.ts'
import * as contactMessages from '#store/contact-messages.ts'
import {
  deleteContactMessage,
  markContactMessage,
  restoreContactMessage,
} from '#work/contact/change-contact-message.ts'
import type { AdminRoutes } from './admin-route.ts'
import { readBody } from './me-route.ts'

const LIST = '/api/admin/messages'
const ONE = `${LIST}/{messageId}`
const count = z.int().nonnegative()
const status = z.enum(CONTACT_STATUSES)
const params = z.object({ messageId: z.int().positive() })

const MessagesParameters = z.object({
  status: status.optional().describe('`new` by default'),
  page: z.int().positive().optional(),
})

const MessagesSchema = z
  .strictObject({
    messages: z.array(
      z.strictObject({
        id: z.int().positive(),
        name: z.string(),
        email: z.string(),
        emailVerified: z.boolean().describe('The sender was signed in with this address'),
        subject: z.string(),
        message: z.string(),
        status,
        createdAt: z.iso.datetime(),
      }),
    ),
    counts: z.strictObject({ new: count, answered: count, spam: count }),
    page: z.int().positive(),
    lastPage: z.int().positive(),
  })
  .openapi('ContactMessages')

const MarkSchema = z.strictObject({ status }).openapi('ContactMessageChange')

export function adminMessageRoutes({ admin, services, document }: AdminRoutes) {
  document('get', LIST, 'Messages from the contact form, newest first, 20 per page', {
    query: MessagesParameters,
    answer: MessagesSchema,
    refusals: [404],
  })
  admin.get(LIST, async (c) => {
    const asked = readContactStatus(c.req.query('status') ?? null) ?? 'new'
    const counts = await contactMessages.counts(services.db)
    const lastPage = Math.max(1, Math.ceil(counts[asked] / contactMessages.MESSAGES_PER_PAGE))
    const page = Math.min(readNumericId<number>(c.req.query('page')) ?? 1, lastPage)
    const messages = await contactMessages.list(services.db, { status: asked, page })
    return c.json({ messages, counts, page, lastPage })
  })

  document('patch', ONE, 'Mark a message as new, answered or spam', {
    params,
    body: MarkSchema,
    answer: null,
    refusals: [404, 415, 422],
  })
  admin.patch(`${LIST}/:messageId`, async (c) => {
    const id = idOf(c)
    const { status: marked } = await readBody(c, MarkSchema)
    await markContactMessage(services, id, marked)
    return c.body(null, 204)
  })

  document('delete', ONE, 'Delete a message; it can be restored for a day', {
    params,
    answer: null,
    refusals: [404],
  })
  admin.delete(`${LIST}/:messageId`, async (c) => {
    await deleteContactMessage(services, idOf(c))
    return c.body(null, 204)
  })

  document('post', `${ONE}/restore`, 'Restore a deleted message', {
    params,
    answer: null,
    refusals: [404],
  })
  admin.post(`${LIST}/:messageId/restore`, async (c) => {
    await restoreContactMessage(services, idOf(c))
    return c.body(null, 204)
  })
}

function idOf(c: Context): number {
  const id = readNumericId<number>(c.req.param('messageId'))
  if (id === null) throw new Refusal('not_found')
  return id
}
