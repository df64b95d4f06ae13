/** `/alerts/feed/TOKEN`: what an alert found, for the feed reader that its person gave the address to. */
import { Hono } from 'hono'
import { Refusal } from '#core/api/refusal.ts'
import { FEED_FORMATS } from '#core/feed/feed-format.ts'
import { answerIfChanged } from '#server/http/answer-if-changed.ts'
import { readAlertFeed } from '#work/alert/alert-feed.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { makeFeed } from './feed.ts'
import { writeAtom } from './write-xml-feeds.ts'

const [, ATOM] = FEED_FORMATS

const HEADERS = {
  // Readers may use their copy for five minutes.
  'Cache-Control': 'private, max-age=300',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

export function createAlertFeeds(services: Pick<Services, 'db' | 'settings'>) {
  const app = new Hono()
  const { publicUrl } = services.settings

  app.get('/alerts/feed/:token{[\\w-]{1,100}}', async (c) => {
    const token = c.req.param('token')
    const found = await readAlertFeed(services, token)
    // The same answer for an address that never existed and one that was revoked.
    if (found === null) throw new Refusal('not_found')
    const { alertId, name, createdAt, jobs, foundAt } = found
    const feed = makeFeed(
      {
        // A tag URI (RFC 4151): the feed stays the same when its address is renewed.
        id: `tag:${new URL(publicUrl).hostname},2026:alerts/${alertId}`,
        title: `${name} | Rolecall`,
        description: 'The jobs that this alert found',
        pageUrl: `${publicUrl}/dashboard/job-alerts/found`,
        feedUrl: `${publicUrl}/alerts/feed/${token}`,
      },
      jobs,
      { publicUrl, changedAt: foundAt },
    )
    return answerIfChanged(c, {
      body: writeAtom({ ...feed, updatedAt: feed.updatedAt ?? createdAt }),
      type: `${ATOM.mediaType}; charset=utf-8`,
      headers: HEADERS,
    })
  })

  return app
}
