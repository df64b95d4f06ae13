/**
 * Teamtailor: the JSON feed of a careers site, each item with a schema.org JobPosting inside. A token is the site's
 * name at teamtailor.com or its own host. Its RSS feed and its API for customers, which needs their key, are not read.
 */

import { MAX_FEED_PAGES, readPages } from '#sources/feed/json-feed.ts'
import { postingFacts } from '#sources/posting/job-posting.ts'
import { type Fields, fieldsOf, OddItem, readEach } from '#sources/read/read-answer.ts'
import { html, line, requireTitle } from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { webAddress } from '#sources/read/web-address.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

const siteOf = (token: string) =>
  /^[\w-]+(?:\.[\w-]+)+$/.test(token)
    ? `https://${token}`
    : `https://${encodeURIComponent(token)}.teamtailor.com`

export const teamtailor: Source = {
  name: 'teamtailor',
  title: 'Teamtailor',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    url: 'https://www.teamtailor.com/en/terms-of-service/',
    credit: null,
    offBecause: null,
    leastMinutes: 60,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `${siteOf(token)}/jobs`,
  gather,
}

async function* gather(token: string, { get, employer }: GatherWorld): AsyncGenerator<Found> {
  const first = await get({ url: `${siteOf(token)}/jobs.json`, accept: 'json' })
  const pages = readPages(first, 'json', get)
  for (let page = await pages.next(); ; page = await pages.next()) {
    if (page.done) {
      if (page.value) yield { capped: `${MAX_FEED_PAGES} pages were read` }
      return
    }
    const { feed, items } = page.value
    const company = employer ?? line(feed.title, 300)
    yield* readEach(items, (item) => readItem(item, token, company))
  }
}

function readItem(item: Fields, token: string, company: string | null): Found {
  const posting = fieldsOf(item._jobposting) ?? {}
  const url = webAddress(item.url)
  const id = idOf(item, posting, url)
  const facts = postingFacts(posting)
  const name = facts.company ?? company
  if (name === null) throw new OddItem('the item names no employer', id)
  return {
    listing: {
      ...facts,
      source: 'teamtailor',
      board: token,
      id,
      url,
      title: requireTitle(item.title ?? posting.title, id),
      company: name,
      description: html(item.content_html) ?? facts.description ?? null,
      postedAt: facts.postedAt ?? instant(item.date_published),
    },
  }
}

/** The number in its address, as everywhere else where the job is named; feeds have a second id of their own. */
function idOf(item: Fields, posting: Fields, url: string | null): string {
  const number = /\/jobs\/(\d+)/.exec(url ?? '')?.[1]
  const id = number ?? line(fieldsOf(posting.identifier)?.value, 300) ?? line(item.id, 300)
  if (id === null) throw new OddItem('the item has no id')
  return id
}
