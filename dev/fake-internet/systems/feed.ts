/** An RSS feed that repeats the jobs of many employers, with the extra elements that such feeds have. */

import { fullText } from '#dev/fake-internet/advert-text.ts'
import { TWIN_FEED } from '#dev/fake-internet/fake-world.ts'
import { type FakeSystem, placeLine, textOf } from '#dev/fake-internet/system.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const feed: FakeSystem = {
  source: 'feed',
  boardOf: (url) => (`https://${url.host}${url.pathname}` === TWIN_FEED ? TWIN_FEED : null),
  idOf: (number) => `gathered-${number}`,
  answer(_, { shown }) {
    const items = shown.map((one) => {
      const id = feed.idOf(one.number)
      return [
        `<item><title>${escaped(one.title)}</title>`,
        `<link>https://jobs.gathered.example/${id}</link><guid isPermaLink="false">${id}</guid>`,
        `<pubDate>${one.advert.postedAt.toUTCString()}</pubDate>`,
        `<job_listing:company>${escaped(one.advert.job.company)}</job_listing:company>`,
        `<job_listing:location>${escaped(placeLine(one))}</job_listing:location>`,
        `<description>${escaped(fullText(textOf(one)))}</description></item>`,
      ].join('')
    })
    const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:job_listing="https://gathered.example/"><channel>
<title>Gathered</title><link>https://jobs.gathered.example/</link><description>Jobs</description>
${items.join('\n')}
</channel></rss>`
    return { type: 'application/rss+xml; charset=utf-8', body }
  },
}
