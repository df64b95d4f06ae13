/** `/calendar/TOKEN.ics`: a person's private calendar, for the calendar program they gave the address to. */
import { Hono } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { answerIfChanged } from '#server/http/answer-if-changed.ts'
import { readCalendarFeed } from '#work/tracker/calendar-feed.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** How long programs may use their copy. */
const KEEP_SECONDS = 300

export function createCalendarFeeds(services: Pick<Services, 'db' | 'clock' | 'settings'>) {
  const app = new Hono()

  app.get('/calendar/:file{[\\w-]{1,100}\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, -'.ics'.length)
    const calendar = await readCalendarFeed(services, token)
    // The same answer for an address that never existed and one that was revoked.
    if (calendar === null) throw new Refusal('not_found')
    return answerIfChanged(c, {
      body: calendar,
      type: 'text/calendar; charset=utf-8',
      headers: {
        'Cache-Control': `private, max-age=${KEEP_SECONDS}`,
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
        'Content-Disposition': 'attachment; filename="rolecall.ics"',
      },
    })
  })

  return app
}
