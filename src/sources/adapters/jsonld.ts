/**
 * Any careers page with schema.org JSON-LD. A board is the address of a page with the postings themselves, or with a
 * list (ItemList) of job pages on the same host, which are read one by one.
 */
import { identifierOf, postingFacts } from '#sources/posting/job-posting.ts'
import { ldBlocks } from '#sources/posting/ld-blocks.ts'
import { hasType, listOf, nodesOfType, nodeText } from '#sources/posting/schema-node.ts'
import { type Fields, fieldsOf, InvalidItem, readOne, readText } from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import { hostOf, webAddress } from '#sources/read/web-address.ts'
import {
  type Found,
  type GatherContext,
  type Source,
  type SourceAnswer,
  Unreadable,
} from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

/** Pages of one list that are requested in one run. */
const MAX_PAGES = 200
/** Jobs of one page; no employer shows more on one. */
const MAX_POSTINGS = 2_000

export const jsonld: Source = {
  name: 'jsonld',
  title: 'Careers page',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: { ...NO_CONDITIONS, url: 'https://schema.org/JobPosting', leastMinutes: 360 },
  load: {
    // No limit is stated; robots.txt may ask for less.
    hosts: [],
    ...USUAL_LOAD,
    cost: { requests: 25, kilobytes: 750 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => webAddress(token) ?? `https://${encodeURIComponent(token)}`,
  gather,
}

async function* gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  const answer = await context.get({ url: token, accept: 'html' })
  const blocks = ldBlocks(readText(answer))
  const postings = nodesOfType(blocks, 'JobPosting')
  if (postings.length > 0) {
    yield* readPage(postings, token, answer.url, context.employer ?? null)
    return
  }
  const lists = nodesOfType(blocks, 'ItemList')
  if (lists.length === 0) throw new Unreadable('the page has no job in its structured data')
  const pages = pagesIn(lists, answer.url)
  if (pages.length === 0 && lists.some((list) => listOf(list.itemListElement).length > 0)) {
    throw new Unreadable('the page has a list without jobs')
  }
  yield* readLinked(pages.slice(0, MAX_PAGES), token, context)
  if (pages.length > MAX_PAGES) yield { capped: `${MAX_PAGES} of ${pages.length} pages were read` }
}

/** Postings of one page; those without an id are distinguished by title and place. */
function* readPage(
  postings: readonly Fields[],
  board: string,
  page: string,
  employer: string | null,
): Generator<Found> {
  const given = Map.groupBy(postings, (posting) => identifierOf(posting) ?? '')
  const seen = new Map<string, number>()
  for (const posting of postings.slice(0, MAX_POSTINGS)) {
    const found = readOne(posting, () => {
      const url = webAddress(posting.url, page)
      const own = identifierOf(posting) ?? ''
      const isOwn = given.get(own)?.length === 1
      const key = ((isOwn && own) || (url !== page && url) || describing(posting)).slice(0, 290)
      const before = seen.get(key) ?? 0
      seen.set(key, before + 1)
      const id = before === 0 ? key : `${key} #${before + 1}`
      // Uses the board's address rather than the redirected page: it is known not to identify a single job.
      return readPosting(posting, {
        board,
        id,
        url: url === null || url === page ? board : url,
        employer,
      })
    })
    if (found) yield found
  }
  if (postings.length > MAX_POSTINGS) yield { capped: `the first ${MAX_POSTINGS} jobs were read` }
}

function describing(posting: Fields): string {
  const { title, location } = postingFacts(posting)
  return [title, location].filter((part) => part !== null).join(' | ')
}

/** The pages of a list; each page's address is the id, so a page counts as seen even if it cannot be read. */
async function* readLinked(
  pages: readonly string[],
  board: string,
  { get, employer = null }: GatherContext,
): AsyncGenerator<Found> {
  const listed = pages.map((url): Listed<{ url: string }> => {
    const request = { url, accept: 'html' } as const
    return { id: url.slice(0, 300), title: null, stamp: '', item: { url }, request }
  })
  const read = ({ url }: { url: string }, answer: SourceAnswer | null) =>
    readPosting(postingOn(answer, url), { board, id: url.slice(0, 300), url, employer })
  // An address does not show whether its page changed, so every page is requested each time.
  for await (const found of readDetails(listed, { get, isKnown: () => false }, read)) {
    yield 'listing' in found ? { listing: found.listing } : found
  }
}

/** Prefers the posting of the page itself: others may be recommended jobs. */
function postingOn(answer: SourceAnswer | null, url: string): Fields {
  const postings = nodesOfType(answer && ldBlocks(readText(answer)), 'JobPosting')
  const posting = postings.find((one) => webAddress(one.url, url) === url) ?? postings[0]
  if (!posting) throw new InvalidItem('the page has no job in its structured data')
  return posting
}

type Place = { board: string; id: string; url: string; employer: string | null }

function readPosting(posting: Fields, { board, id, url, employer }: Place): Found {
  if (id === '') throw new InvalidItem('the posting has no title')
  const { title, company, ...facts } = postingFacts(posting)
  const name = company ?? employer
  if (title === null) throw new InvalidItem('the posting has no title', id)
  if (name === null) throw new InvalidItem('the posting has no employer', id)
  return { listing: { source: 'jsonld', board, id, url, title, company: name, ...facts } }
}

/** Addresses of other pages on the list's host, each once, in order. */
function pagesIn(lists: readonly Fields[], page: string): string[] {
  const items = lists.flatMap((list) => listOf(list.itemListElement))
  const addresses = items.map((item) => {
    const node = fieldsOf(item)
    const inner = fieldsOf(node?.item)
    const isOther = inner !== null && '@type' in inner && !hasType(inner, 'WebPage')
    const href = isOther ? null : (node?.url ?? inner?.url ?? inner?.['@id'] ?? node?.item ?? item)
    return webAddress(nodeText(href), page)
  })
  const own = addresses.filter(
    (address) => address !== null && address !== page && hostOf(address) === hostOf(page),
  )
  return [...new Set(own)] as string[]
}
