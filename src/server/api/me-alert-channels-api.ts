/** Notifications of a person's alerts besides email: channels and feeds, under /api/me/alerts/{id}. */
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { requireAlertId } from '#core/alert/alert.ts'
import { CHANNEL_KINDS, type ChannelId, MAX_CHANNEL_URL } from '#core/alert/alert-channel.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readNumericId } from '#core/text/read-id.ts'
import * as alertChannels from '#store/alert-channels.ts'
import * as alertFeeds from '#store/alert-feeds.ts'
import * as alerts from '#store/alerts.ts'
import * as channelDeliveries from '#store/channel-deliveries.ts'
import { makeAlertFeed, revokeAlertFeed } from '#work/alert/alert-feed.ts'
import {
  addChannel,
  removeChannel,
  resumeChannel,
  testChannel,
} from '#work/alert/change-channels.ts'
import { type MeRoutes, readBody } from './me-route.ts'

/** Deliveries in the log of a channel. */
const LOGGED = 20

const ChannelSchema = z
  .strictObject({
    id: z.int().positive(),
    kind: z.enum(CHANNEL_KINDS),
    host: z.string().openapi({ example: 'example.com' }),
    createdAt: z.iso.datetime(),
    stoppedAt: z.iso.datetime().nullable().openapi({
      description: 'When we stopped using it, because it accepted nothing for a day or is gone',
    }),
  })
  .openapi('AlertChannel')

const DeliverySchema = z
  .strictObject({
    id: z.uuid(),
    isTest: z.boolean(),
    jobs: z.int().nonnegative(),
    createdAt: z.iso.datetime(),
    attempts: z.int().nonnegative(),
    status: z.int().nullable().openapi({
      description: 'HTTP status of the last attempt; null without an answer',
    }),
    deliveredAt: z.iso.datetime().nullable(),
    nextAttemptAt: z.iso.datetime().nullable().openapi({
      description: 'Null if it was delivered or given up',
    }),
  })
  .openapi('ChannelDelivery')

const ChannelsSchema = z
  .strictObject({
    feedCreatedAt: z.iso.datetime().nullable().openapi({ description: 'Null if there is no feed' }),
    channels: z.array(
      z.strictObject({ ...ChannelSchema.shape, deliveries: z.array(DeliverySchema) }),
    ),
  })
  .openapi('AlertChannels')

const AddedSchema = z
  .strictObject({
    ...ChannelSchema.shape,
    secret: z.string().nullable().openapi({
      description:
        'Verifies the signatures of a webhook. It is not shown again, and adding the same address again replaces it; null for others',
      example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    }),
  })
  .openapi('AddedAlertChannel')

/** Begins with https://, which `addChannel` checks. */
const url = z.url().max(MAX_CHANNEL_URL)

const NewChannelSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.enum(['webhook', 'ntfy']),
      url: url.openapi({ description: 'For ntfy, the address of a topic' }),
    }),
    z.strictObject({
      kind: z.literal('push'),
      url: url.openapi({ description: 'The endpoint of a browser’s subscription' }),
      p256dh: z.string().max(100),
      auth: z.string().max(50),
    }),
  ])
  .openapi('NewAlertChannel')

const FeedSchema = z
  .strictObject({
    url: z.url().openapi({
      description:
        'Opens without signing in and is not shown again. An earlier address stops working',
    }),
  })
  .openapi('AlertFeed')

export function alertChannelRoutes({ me, services, document }: MeRoutes) {
  const one = '/api/me/alerts/{id}/channels/{channel}'

  document('get', '/api/me/alerts/{id}/channels', 'Notification channels of a job alert', {
    params: true,
    answer: ChannelsSchema,
    refusals: [401, 404],
  })
  me.get('/api/me/alerts/:id/channels', async (c) => {
    const accountId = c.get('viewer').id
    const alertId = alertIdOf(c)
    if (!(await alerts.find(services.db, accountId, alertId))) throw new Refusal('alert_not_found')
    const [feedCreatedAt, channels, deliveries] = await Promise.all([
      alertFeeds.madeAt(services.db, accountId, alertId),
      alertChannels.list(services.db, accountId, alertId),
      channelDeliveries.newest(services.db, accountId, { alertId, perChannel: LOGGED }),
    ])
    return c.json({
      feedCreatedAt,
      channels: channels.map(({ alertId: _, ...channel }) => ({
        ...channel,
        deliveries: deliveries.flatMap(({ channelId, ...delivery }) =>
          channelId === channel.id ? [delivery] : [],
        ),
      })),
    })
  })

  document(
    'post',
    '/api/me/alerts/{id}/channels',
    'Add a webhook, an ntfy topic or a browser to a job alert',
    {
      params: true,
      body: NewChannelSchema,
      answer: AddedSchema,
      refusals: [401, 403, 404, 409, 415, 422],
    },
  )
  me.post('/api/me/alerts/:id/channels', async (c) => {
    const alertId = alertIdOf(c)
    const wished = await readBody(c, NewChannelSchema)
    const { channel, secret } = await addChannel(services, c.get('viewer'), alertId, wished)
    const { alertId: _, ...shown } = channel
    return c.json({ ...shown, secret })
  })

  document('post', '/api/me/alerts/{id}/feed', 'Create the Atom feed of a job alert', {
    params: true,
    answer: FeedSchema,
    refusals: [401, 403, 404],
  })
  me.post('/api/me/alerts/:id/feed', async (c) =>
    c.json({ url: await makeAlertFeed(services, c.get('viewer'), alertIdOf(c)) }),
  )

  document('delete', '/api/me/alerts/{id}/feed', 'Revoke the feed address of a job alert', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete('/api/me/alerts/:id/feed', async (c) => {
    await revokeAlertFeed(services, c.get('viewer'), alertIdOf(c))
    return c.body(null, 204)
  })

  document('delete', one, 'Remove a channel from a job alert', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.delete('/api/me/alerts/:id/channels/:channel', async (c) => {
    await removeChannel(services, c.get('viewer'), whichOf(c))
    return c.body(null, 204)
  })

  document('post', `${one}/test`, 'Send a test. The list of deliveries shows the result', {
    params: true,
    answer: null,
    refusals: [401, 403, 404, 429],
  })
  me.post('/api/me/alerts/:id/channels/:channel/test', async (c) => {
    await testChannel(services, c.get('viewer'), whichOf(c))
    return c.body(null, 204)
  })

  document('post', `${one}/resume`, 'Resume a stopped channel', {
    params: true,
    answer: null,
    refusals: [401, 403, 404],
  })
  me.post('/api/me/alerts/:id/channels/:channel/resume', async (c) => {
    await resumeChannel(services, c.get('viewer'), whichOf(c))
    return c.body(null, 204)
  })
}

const alertIdOf = (c: Context) => requireAlertId(c.req.param('id'))

function whichOf(c: Context) {
  const id = readNumericId<ChannelId>(c.req.param('channel'))
  if (id === null) throw new Refusal('channel_not_found')
  return { alertId: alertIdOf(c), id }
}
