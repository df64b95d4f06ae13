/** What operators remove from company contacts, under /api/admin/contact-removals. */
import { z } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { readTypedContact } from '#core/company/typed-contact.ts'
import * as contactRemovals from '#store/contact-removals.ts'
import { removeCompanyContacts, removeContact, undoRemoval } from '#work/company/remove-contacts.ts'
import type { DocumentRoute } from './document-route.ts'
import { type MeEnv, type MeServices, readBody } from './me-route.ts'

const REMOVALS = '/api/admin/contact-removals'

const RemovalsSchema = z
  .strictObject({
    removals: z.array(
      z.strictObject({
        id: z.string(),
        company: z.string().nullable().describe('The slug of a company; null for one address'),
        kind: z
          .string()
          .nullable()
          .describe('What kind of contact it was; null for all contacts of a company'),
        companyName: z.string().nullable().describe('The company that showed it; null if none did'),
        masked: z.string().nullable().describe('The address with most of it masked'),
        removedAt: z.iso.datetime(),
      }),
    ),
  })
  .openapi('ContactRemovals')

const NewRemovalSchema = z
  .union([
    z.strictObject({
      address: z
        .string()
        .trim()
        .max(2_000)
        .refine((text) => readTypedContact(text) !== null, {
          message: 'must be an email address, a phone number or a link',
        })
        .describe('An email address, phone or URL, in any spelling'),
    }),
    z.strictObject({ company: z.string().min(1).max(300).describe('The slug of a company') }),
  ])
  .openapi('NewContactRemoval')

const RemovedSchema = z
  .strictObject({
    id: z.string(),
    companies: z
      .array(z.string())
      .describe('The companies that showed it; none if it is not shown at present'),
    jobs: z
      .array(z.strictObject({ id: z.number().int(), title: z.string() }))
      .describe('Open jobs of these companies whose text still states it'),
  })
  .openapi('ContactRemoved')

const RemovalParameter = z.object({ removalId: z.string().regex(/^[\da-f]{64}$/) })

export function contactRemovalRoutes(
  admin: Hono<MeEnv>,
  services: MeServices,
  document: DocumentRoute,
) {
  document('get', REMOVALS, 'Company contacts that were removed, newest first', {
    answer: RemovalsSchema,
    refusals: [404],
  })
  admin.get(REMOVALS, async (c) => {
    const removals = await contactRemovals.list(services.db)
    return c.json({
      removals: removals.map(({ subject, companySlug, removedAt, ...removal }) => ({
        id: subject.toString('hex'),
        company: companySlug,
        ...removal,
        removedAt: removedAt.toISOString(),
      })),
    })
  })

  document('post', REMOVALS, 'Remove an address everywhere, or all contacts of a company', {
    body: NewRemovalSchema,
    answer: RemovedSchema,
    refusals: [404, 415, 422],
  })
  admin.post(REMOVALS, async (c) => {
    const wanted = await readBody(c, NewRemovalSchema)
    const removed =
      'company' in wanted
        ? await removeCompanyContacts(services, wanted.company)
        : await removeContact(services, wanted.address)
    return c.json(removed)
  })

  document('delete', `${REMOVALS}/{removalId}`, 'Undo a removal', {
    params: RemovalParameter,
    answer: null,
    refusals: [404],
  })
  admin.delete(`${REMOVALS}/:removalId`, async (c) => {
    const id = c.req.param('removalId')
    if (!RemovalParameter.safeParse({ removalId: id }).success) throw new Refusal('not_found')
    await undoRemoval(services, id)
    return c.body(null, 204)
  })
}
