/** Feeds as RSS 2.0 and Atom (RFC 4287). */
import { FEED_FORMATS } from '#core/feed/feed-format.ts'
import { writeXml } from '#server/http/write-xml.ts'
import type { Feed, FeedItem } from './feed.ts'

const [RSS, ATOM] = FEED_FORMATS

/** How long readers should wait, in minutes. */
const PAUSE_MINUTES = 60

/** Atom wants a time of change even for a feed that never had an item. It must not depend on when it was asked. */
const NEVER = new Date(0)

export function writeRss(feed: Feed): string {
  return writeXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel: {
        title: feed.title,
        link: feed.pageUrl,
        description: feed.description,
        language: 'en',
        ...(feed.updatedAt && { lastBuildDate: feed.updatedAt.toUTCString() }),
        ttl: PAUSE_MINUTES,
        'atom:link': { '@href': feed.feedUrl, '@rel': 'self', '@type': RSS.mediaType },
        item: feed.items.map(toRssItem),
      },
    },
  })
}

const toRssItem = (item: FeedItem) => ({
  title: item.title,
  link: item.url,
  guid: { '@isPermaLink': 'false', '#text': item.url },
  pubDate: item.publishedAt.toUTCString(),
  'dc:creator': item.company,
  category: item.tags,
  description: item.html,
})

export function writeAtom(feed: Feed): string {
  return writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'en',
      id: feed.id,
      title: feed.title,
      subtitle: feed.description,
      updated: (feed.updatedAt ?? NEVER).toISOString(),
      author: { name: 'Rolecall', uri: feed.siteUrl },
      link: [
        { '@href': feed.feedUrl, '@rel': 'self', '@type': ATOM.mediaType },
        { '@href': feed.pageUrl, '@rel': 'alternate', '@type': 'text/html' },
      ],
      icon: `${feed.siteUrl}favicon.ico`,
      entry: feed.items.map(toEntry),
    },
  })
}

const toEntry = (item: FeedItem) => ({
  id: item.url,
  title: item.title,
  link: { '@href': item.url, '@rel': 'alternate', '@type': 'text/html' },
  published: item.publishedAt.toISOString(),
  updated: item.updatedAt.toISOString(),
  author: { name: item.company },
  category: item.tags.map((tag) => ({ '@term': tag })),
  content: { '@type': 'html', '#text': item.html },
})
