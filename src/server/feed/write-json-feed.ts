/** Feeds as JSON Feed 1.1 (jsonfeed.org). */
import type { Feed, FeedItem } from './feed.ts'

export function writeJsonFeed(feed: Feed): string {
  const whole = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    description: feed.description,
    icon: `${feed.siteUrl}icon-512.png`,
    favicon: `${feed.siteUrl}icon-192.png`,
    authors: [{ name: 'Rolecall', url: feed.siteUrl }],
    language: 'en',
    items: feed.items.map(toItem),
  }
  return `${JSON.stringify(whole, null, 1)}\n`
}

const toItem = (item: FeedItem) => ({
  id: item.url,
  url: item.url,
  title: item.title,
  content_html: item.html,
  date_published: item.publishedAt.toISOString(),
  date_modified: item.updatedAt.toISOString(),
  authors: [{ name: item.company }],
  ...(item.tags.length > 0 && { tags: item.tags }),
})
