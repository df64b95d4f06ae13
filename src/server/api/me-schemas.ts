/** What the API says about the person who asks, one schema an answer. */
import { z } from '@hono/zod-openapi'
import { PLANS } from '#core/account/account.ts'

export const AccountSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string().nullable(),
    email: z.email(),
    avatar: z.string().nullable(),
    plan: z.enum(PLANS),
    createdAt: z.iso.datetime(),
  })
  .openapi('Account')
