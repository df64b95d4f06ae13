/**
 * Teamtailor: the JSON feed of a careers site, each item with a schema.org JobPosting inside. The token is the site's
 * name at teamtailor.com or its own host. Its RSS feed and its API for customers, which needs their key, are not
 * read.
 */

import { MAX_FEED_PAGES, readPages } from '#sources/feed/json-feed.ts'
import { postingFacts } from '#sources/posting/job-posting.ts'
import { type Fields, fieldsOf, InvalidItem, readEach } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { webAddress } from '#sources/read/web-address.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

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
    ...NO_CONDITIONS,
    url: 'https://www.teamtailor.com/en/terms-of-service/',
    leastMinutes: 60,
    asksEmployers: true,
  },
  load: {
    // It refused the 62nd of many requests in a row: all its sites together get 60 a minute.
    hosts: ['teamtailor.com'],
    secondsBetween: 1,
    atOnce: 1,
    boardsAtOnce: 1,
    cost: { requests: 1, kilobytes: 150 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `${siteOf(token)}/jobs`,
  gather,
}

async function* gather(token: string, { get, employer }: GatherContext): AsyncGenerator<Found> {
  const first = await get({ url: `${siteOf(token)}/jobs.json`, accept: 'json' })
  const pages = readPages(first, 'json', get)
  for (let page = await pages.next(); ; page = await pages.next()) {
    if (page.done) {
      if (page.value) yield { capped: `${MAX_FEED_PAGES} pages were read` }
      return
    }
    const { feed, items } = page.value
    const company = employer ?? field.line(feed.title, 300)
    yield* readEach(items, (item) => readItem(item, token, company))
  }
}

function readItem(item: Fields, token: string, company: string | null): Found {
  const posting = fieldsOf(item._jobposting) ?? {}
  const url = webAddress(item.url)
  const id = idOf(item, posting, url)
  const facts = postingFacts(posting)
  const name = facts.company ?? company
  if (name === null) throw new InvalidItem('the item has no employer', id)
  return {
    listing: {
      ...facts,
      source: 'teamtailor',
      board: token,
      id,
      url,
      title: field.requireTitle(item.title ?? posting.title, id),
      company: name,
      description: field.html(item.content_html) ?? facts.description ?? null,
      postedAt: facts.postedAt ?? instant(item.date_published),
    },
  }
}

/** The number in the job's address, which is used everywhere else; feeds have a second id of their own. */
function idOf(item: Fields, posting: Fields, url: string | null): string {
  const number = /\/jobs\/(\d+)/.exec(url ?? '')?.[1]
  const id =
    number ?? field.line(fieldsOf(posting.identifier)?.value, 300) ?? field.line(item.id, 300)
  if (id === null) throw new InvalidItem('the item has no id')
  return id
}
