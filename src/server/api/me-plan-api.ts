/** A person's plan, under /api/me/plan. */
import { z } from '@hono/zod-openapi'
import { GATES, missingPlan, PLANS } from '#core/plan/plan.ts'
import { INTERVALS } from '#core/plan/subscription.ts'
import { planUse } from '#work/plan/account-plan.ts'
import type { MeRoutes } from './me-route.ts'

const PlanSchema = z
  .strictObject({
    plan: z.enum(PLANS),
    source: z.enum(['demo', 'stripe', 'operator']).nullable().openapi({
      description:
        'What the plan comes from: a demonstration, a paid subscription, or the operator; null for Basic',
    }),
    status: z.string().nullable().openapi({
      description: 'Of the subscription, such as `active` or `past_due`; null for Basic',
      example: 'active',
    }),
    interval: z.enum(INTERVALS).nullable().openapi({
      description: 'How often it is paid; null if it isn’t',
    }),
    renewsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable().openapi({
      description: 'When it ends because it was canceled or a payment failed',
    }),
    savedJobs: z.strictObject({
      used: z.int().nonnegative(),
      limit: z.int().positive().nullable().openapi({ description: 'Null if unlimited' }),
    }),
    features: z
      .strictObject(
        Object.fromEntries(GATES.map((gate) => [gate, z.boolean()])) as Record<
          (typeof GATES)[number],
          z.ZodBoolean
        >,
      )
      .openapi({ description: 'What the plan includes on this site' }),
  })
  .openapi('AccountPlan')

export function planRoutes({ me, services, document }: MeRoutes) {
  document('get', '/api/me/plan', 'Your plan, its limits, and what you have used of them', {
    answer: PlanSchema,
    refusals: [401],
  })
  me.get('/api/me/plan', async (c) => {
    const { plan, subscription, endsAt, savedJobs } = await planUse(services, c.get('viewer').id)
    const { plans } = services.settings
    return c.json({
      plan,
      source: subscription?.source ?? null,
      status: subscription?.status ?? null,
      interval: subscription?.interval ?? null,
      renewsAt: endsAt ? null : (subscription?.periodEndsAt?.toISOString() ?? null),
      endsAt: endsAt?.toISOString() ?? null,
      savedJobs,
      features: Object.fromEntries(
        GATES.map((gate) => [gate, missingPlan(plans, plan, gate) === null]),
      ),
    })
  })
}
