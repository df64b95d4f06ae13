/** `/calendar/TOKEN.ics`: a person's private calendar, for the calendar program that they gave its address to. */
import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { readCalendarFeed } from '#work/tracker/calendar-feed.ts'
import type { World } from '#work/world/world.ts'

/** For so long programs may use the copy they have. */
const KEEP_SECONDS = 300

export function createCalendarFeeds(world: Pick<World, 'db' | 'clock' | 'settings'>) {
  const app = new Hono()

  app.get('/calendar/:file{[\\w-]{1,100}\\.ics}', async (c) => {
    const token = c.req.param('file').slice(0, -'.ics'.length)
    const calendar = await readCalendarFeed(world, token)
    // One answer for an address that never was and one that was revoked.
    if (calendar === null) throw new Refusal('not_found')
    const tag = `"${createHash('sha256').update(calendar).digest('base64url')}"`
    const headers = {
      ETag: tag,
      'Cache-Control': `private, max-age=${KEEP_SECONDS}`,
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    }
    if (tagsOf(c.req.header('if-none-match')).includes(tag)) return c.body(null, 304, headers)
    return c.body(calendar, 200, {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="rolecall.ics"',
    })
  })

  return app
}

/** A proxy that compresses on the way makes a tag a weak one. */
const tagsOf = (header: string | undefined) =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
