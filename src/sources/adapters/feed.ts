/**
 * A feed of jobs from any site: RSS, Atom, JSON Feed or the XML for job sites, recognized by content. The token is
 * its address. Elements that job feeds add for place, pay and employer are read if present; the employer is taken
 * only from where the feed names one.
 */
import { entryOf } from '#core/text/entry-of.ts'
import { employerOfFeed, readEntry } from '#sources/feed/feed-entry.ts'
import { readPages } from '#sources/feed/json-feed.ts'
import { postingFacts } from '#sources/posting/job-posting.ts'
import {
  type Fields,
  fieldsOf,
  InvalidItem,
  readEach,
  readOne,
  readText,
} from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { webAddress } from '#sources/read/web-address.ts'
import { childOf, childrenOf, readTree, type XmlElement } from '#sources/read/xml-tree.ts'
import {
  type Found,
  type GatherContext,
  type Source,
  type SourceAnswer,
  Unreadable,
} from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

export const feed: Source = {
  name: 'feed',
  title: 'Feed',
  kind: 'aggregator',
  lists: 'window',
  // Feeds do not say how long a job is open; an advert runs 30 days, and most are published once more.
  runsDays: 60,
  isOneAnswer: true,
  terms: { ...NO_CONDITIONS, url: null, leastMinutes: 60 },
  load: {
    // No limit is stated.
    hosts: [],
    ...USUAL_LOAD,
    cost: { requests: 1, kilobytes: 150 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => webAddress(token) ?? `https://${encodeURIComponent(token)}`,
  gather,
}

async function* gather(
  token: string,
  { get, employer = null }: GatherContext,
): AsyncGenerator<Found> {
  const answer = await get({ url: token, accept: 'text' })
  if (/^\s*[{[]/.test(readText(answer))) yield* readJsonFeed(answer, token, get, employer)
  else yield* readTreeFeed(answer, token, employer)
}

/** The entries, by the name of the root: RSS 2, RSS 1, Atom, the XML for job sites. */
const ENTRIES: Readonly<
  Record<string, (root: XmlElement) => readonly [XmlElement, XmlElement[]] | null>
> = {
  rss(root) {
    const channel = childOf(root, 'channel')
    return channel ? [channel, childrenOf(channel, 'item')] : null
  },
  'rdf:RDF': (root) => [childOf(root, 'channel') ?? root, childrenOf(root, 'item')],
  feed: (root) => [root, childrenOf(root, 'entry')],
  source: (root) => [root, childrenOf(root, 'job')],
  jobs: (root) => [root, childrenOf(root, 'job')],
}

function* readTreeFeed(
  answer: SourceAnswer,
  token: string,
  employer: string | null,
): Generator<Found> {
  const root = readTree(answer)
  const found = entryOf(ENTRIES, root.name)?.(root)
  if (!found) throw new Unreadable('the answer is not a feed')
  const [channel, entries] = found
  const ofFeed = employer ?? employerOfFeed(channel)
  for (const entry of entries) {
    const one = readOne({ [entry.name]: entry.markup }, () => ({
      listing: { source: 'feed', board: token, ...readEntry(entry, answer.url, ofFeed) },
    }))
    if (one) yield one
  }
}

async function* readJsonFeed(
  first: SourceAnswer,
  token: string,
  get: GatherContext['get'],
  employer: string | null,
): AsyncGenerator<Found> {
  for await (const page of readPages(first, 'text', get)) {
    const version = field.line(page.feed.version) ?? ''
    if (!version.includes('jsonfeed.org')) throw new Unreadable('the answer is not a feed')
    const ofFeed = employer ?? authorOf(page.feed)
    yield* readEach(page.items, (item) => readItem(item, token, ofFeed))
  }
}

function readItem(item: Fields, token: string, ofFeed: string | null): Found {
  const url = webAddress(item.url)
  const id = field.line(item.id, 300) ?? url
  if (id === null) throw new InvalidItem('the entry has no id')
  const facts = postingFacts(fieldsOf(item._jobposting) ?? {})
  const company = facts.company ?? authorOf(item) ?? ofFeed
  if (company === null) throw new InvalidItem('the entry has no employer', id)
  return {
    listing: {
      ...facts,
      source: 'feed',
      board: token,
      id,
      url,
      applyUrl: webAddress(item.external_url),
      title: field.requireTitle(item.title, id),
      company,
      description:
        field.html(item.content_html) ?? field.html(item.content_text) ?? facts.description ?? null,
      tags: facts.tags ?? tagsOf(item.tags),
      postedAt: facts.postedAt ?? instant(item.date_published),
    },
  }
}

function authorOf(fields: Fields): string | null {
  const [first] = field.listOfFields(fields.authors)
  return field.line((first ?? fieldsOf(fields.author))?.name, 300)
}

function tagsOf(value: unknown): string[] | null {
  const tags = Array.isArray(value) ? value.flatMap((tag) => field.line(tag, 200) ?? []) : []
  return tags.length > 0 ? tags.slice(0, 200) : null
}
