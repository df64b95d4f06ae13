/** /api/me/calendar: upcoming dates of applications, and the calendar's private address. */
import { z } from '@hono/zod-openapi'
import * as calendarFeeds from '#store/calendar-feeds.ts'
import {
  makeCalendarFeed,
  revokeCalendarFeed,
  upcomingEntries,
} from '#work/tracker/calendar-feed.ts'
import type { MeRoutes } from './me-route.ts'

const PATH = '/api/me/calendar'

const CalendarSchema = z
  .strictObject({
    feedCreatedAt: z.iso.datetime().nullable().openapi({
      description: 'When the private address was created; null if there is none',
    }),
    upcoming: z.array(
      z.strictObject({
        uid: z.string(),
        on: z.iso.date().openapi({ description: 'In the time zone of an interview' }),
        time: z
          .string()
          .nullable()
          .openapi({ description: 'Null for a whole day', example: '14:30' }),
        zone: z.string().nullable(),
        summary: z.string(),
        place: z.string().nullable(),
        path: z.string().openapi({ description: 'The application’s page' }),
      }),
    ),
  })
  .openapi('Calendar')

const CalendarFeedSchema = z
  .strictObject({
    url: z.url().openapi({
      description:
        'Opens without signing in and is not shown again. An earlier address stops working',
    }),
  })
  .openapi('CalendarFeed')

export function calendarRoutes({ me, services, document }: MeRoutes) {
  document('get', PATH, 'Your interviews, follow-ups and tasks from yesterday on, nearest first', {
    answer: CalendarSchema,
    refusals: [401],
  })
  me.get(PATH, async (c) => {
    const { id } = c.get('viewer')
    const [feedCreatedAt, upcoming] = await Promise.all([
      calendarFeeds.madeAt(services.db, id),
      upcomingEntries(services, id),
    ])
    return c.json({ feedCreatedAt, upcoming })
  })

  document('post', `${PATH}/feed`, 'Create the private address of your calendar, or replace it', {
    answer: CalendarFeedSchema,
    refusals: [401, 403],
  })
  me.post(`${PATH}/feed`, async (c) => {
    const token = await makeCalendarFeed(services, c.get('viewer').id)
    return c.json({ url: `${services.settings.publicUrl}/calendar/${token}.ics` })
  })

  document('delete', `${PATH}/feed`, 'Revoke the private address of your calendar', {
    answer: null,
    refusals: [401, 403],
  })
  me.delete(`${PATH}/feed`, async (c) => {
    await revokeCalendarFeed(services, c.get('viewer').id)
    return c.body(null, 204)
  })
}
