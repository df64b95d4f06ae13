/**
 * A feed of jobs, whoever writes it: RSS, Atom, JSON Feed or the XML that job sites take, told apart by its content. A
 * board is its address. Elements that feeds of jobs add for place, pay and employer are read where they are there; an
 * employer is only taken from where the feed names one.
 */
import { employerOfFeed, readEntry } from '#sources/feed/feed-entry.ts'
import { readPages } from '#sources/feed/json-feed.ts'
import { postingFacts } from '#sources/posting/job-posting.ts'
import {
  type Fields,
  fieldsOf,
  OddItem,
  readEach,
  readOne,
  readText,
} from '#sources/read/read-answer.ts'
import { html, line, listOfFields, requireTitle } from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { webAddress } from '#sources/read/web-address.ts'
import { childOf, childrenOf, readTree, type XmlElement } from '#sources/read/xml-tree.ts'
import {
  type Found,
  type GatherWorld,
  type Source,
  type SourceAnswer,
  Unreadable,
} from '#sources/source/source.ts'

export const feed: Source = {
  name: 'feed',
  title: 'Feed',
  kind: 'aggregator',
  lists: 'window',
  // Feeds do not say how long a job is open; an advert runs 30 days, and most are published once more.
  runsDays: 60,
  isOneAnswer: true,
  terms: { url: null, credit: null, offBecause: null, leastMinutes: 60, delayHours: 0 },
  needs: [],
  onlyBoard: null,
  page: (token) => webAddress(token) ?? `https://${encodeURIComponent(token)}`,
  gather,
}

async function* gather(
  token: string,
  { get, employer = null }: GatherWorld,
): AsyncGenerator<Found> {
  const answer = await get({ url: token, accept: 'text' })
  if (/^\s*[{[]/.test(readText(answer))) yield* readJsonFeed(answer, token, get, employer)
  else yield* readTreeFeed(answer, token, employer)
}

/** Where the entries lie, by the name of the root: RSS 2, RSS 1, Atom, the XML of job sites. */
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
  const found = Object.hasOwn(ENTRIES, root.name) ? ENTRIES[root.name]?.(root) : null
  if (!found) throw new Unreadable('the answer is no feed')
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
  get: GatherWorld['get'],
  employer: string | null,
): AsyncGenerator<Found> {
  for await (const page of readPages(first, 'text', get)) {
    const version = line(page.feed.version) ?? ''
    if (!version.includes('jsonfeed.org')) throw new Unreadable('the answer is no feed')
    const ofFeed = employer ?? authorOf(page.feed)
    yield* readEach(page.items, (item) => readItem(item, token, ofFeed))
  }
}

function readItem(item: Fields, token: string, ofFeed: string | null): Found {
  const url = webAddress(item.url)
  const id = line(item.id, 300) ?? url
  if (id === null) throw new OddItem('the entry has no id')
  const facts = postingFacts(fieldsOf(item._jobposting) ?? {})
  const company = facts.company ?? authorOf(item) ?? ofFeed
  if (company === null) throw new OddItem('the entry names no employer', id)
  return {
    listing: {
      ...facts,
      source: 'feed',
      board: token,
      id,
      url,
      applyUrl: webAddress(item.external_url),
      title: requireTitle(item.title, id),
      company,
      description: html(item.content_html) ?? html(item.content_text) ?? facts.description ?? null,
      tags: facts.tags ?? tagsOf(item.tags),
      postedAt: facts.postedAt ?? instant(item.date_published),
    },
  }
}

function authorOf(fields: Fields): string | null {
  const [first] = listOfFields(fields.authors)
  return line((first ?? fieldsOf(fields.author))?.name, 300)
}

function tagsOf(value: unknown): string[] | null {
  const tags = Array.isArray(value) ? value.flatMap((tag) => line(tag, 200) ?? []) : []
  return tags.length > 0 ? tags.slice(0, 200) : null
}
