/** /api/me/offers and /api/me/applications/ID/offer: offers side by side, and the offer of one application. */
import { z } from '@hono/zod-openapi'
import { STAGES } from '#core/tracker/application.ts'
import { OfferInput } from '#core/tracker/offer.ts'
import { offersSideBySide, putOffer, removeOffer } from '#work/tracker/application-offers.ts'
import { applicationIdOf } from './me-applications-api.ts'
import { type MeRoutes, readBody } from './me-route.ts'

const LIST = '/api/me/offers'
const ONE = '/api/me/applications/{id}/offer'
const ONE_ROUTE = '/api/me/applications/:id/offer'

const amount = z.int().nullable()

const OffersSchema = z
  .strictObject({
    currency: z.string().openapi({ description: 'Of all amounts in `yearly`', example: 'EUR' }),
    ratesOn: z.iso.date().nullable().openapi({
      description: 'The day of the oldest exchange rate used; null if nothing was converted',
    }),
    offers: z.array(
      OfferInput.extend({
        applicationId: z.int(),
        jobTitle: z.string(),
        companyName: z.string(),
        stage: z.enum(STAGES),
        place: z.string().nullable(),
        yearly: z.strictObject({ base: amount, bonus: amount, equity: amount, total: amount }),
        isConverted: z.boolean(),
        lacks: z.array(z.enum(['bonus', 'equity'])).openapi({
          description: 'What the total does not include because only another offer states it',
        }),
        isHighest: z.boolean().openapi({
          description:
            'Also false where an unknown bonus or equity of another offer could change it',
        }),
      }),
    ),
  })
  .openapi('Offers')

const OfferQuery = z.object({
  currency: z.string().max(3).optional().openapi({
    description: 'The currency to compare in; by default that of most offers',
    example: 'EUR',
  }),
})

export function offerRoutes({ me, services, document }: MeRoutes) {
  document('get', LIST, 'Your offers side by side, in one currency and per year', {
    query: OfferQuery,
    answer: OffersSchema,
    refusals: [401],
  })
  me.get(LIST, async (c) => {
    const currency = c.req.query('currency') ?? null
    return c.json(await offersSideBySide(services, c.get('viewer').id, currency))
  })

  document('put', ONE, 'Store the offer of an application, instead of an earlier one', {
    params: true,
    body: OfferInput,
    answer: null,
    refusals: [401, 403, 404, 415, 422],
  })
  me.put(ONE_ROUTE, async (c) => {
    const offer = await readBody(c, OfferInput)
    await putOffer(services, c.get('viewer').id, applicationIdOf(c), offer)
    return c.body(null, 204)
  })

  document('delete', ONE, 'Remove the offer of an application', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete(ONE_ROUTE, async (c) => {
    await removeOffer(services, c.get('viewer').id, applicationIdOf(c))
    return c.body(null, 204)
  })
}
