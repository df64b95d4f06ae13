/** Reads a JSON Feed (jsonfeed.org) page by page. */
import { type Fields, readJson, requireFields, requireItems } from '#sources/read/read-answer.ts'
import { line } from '#sources/read/read-field.ts'
import { hostOf, webAddress } from '#sources/read/web-address.ts'
import {
  type Get,
  type SourceAnswer,
  type SourceRequest,
  Unreadable,
} from '#sources/source/source.ts'

export type FeedPage = { feed: Fields; items: readonly unknown[] }

/** Limit of pages per feed; the longest need only a few. */
export const MAX_FEED_PAGES = 50

/** Stops at the page limit. The generator returns whether pages remain. */
export async function* readPages(
  first: SourceAnswer,
  accept: SourceRequest['accept'],
  get: Get,
): AsyncGenerator<FeedPage, boolean> {
  const asked = new Set([first.url])
  for (let answer = first; ; ) {
    const feed = requireFields(readJson(answer))
    // Older Teamtailor sites use "jobs".
    yield { feed, items: requireItems(feed, 'items' in feed ? 'items' : 'jobs') }
    if (line(feed.next_url) === null) return false
    const next = webAddress(feed.next_url, answer.url)
    if (next === null || hostOf(next) !== hostOf(answer.url) || asked.has(next)) {
      throw new Unreadable('the feed’s next page has an invalid address')
    }
    if (asked.size === MAX_FEED_PAGES) return true
    asked.add(next)
    answer = await get({ url: next, accept })
  }
}
