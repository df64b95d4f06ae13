/**
 * "Ask HN: Who is hiring?", the monthly thread of Hacker News, read from its Algolia search (hn.algolia.com/api). A
 * listing is a post, or one role of a post whose first line names several; its id is the comment's. Email addresses
 * are removed from the texts: they stay in the post, where the author put them.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { htmlToText } from '#core/html/html.ts'
import { decodeReferences } from '#core/html/html-read.ts'
import { parseHiringPost } from '#core/job/hiring-post.ts'
import { getItems } from '#sources/read/get-json.ts'
import { type Fields, fieldsOf, InvalidItem, toProblem } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { hostOf, pathOf, webAddress } from '#sources/read/web-address.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'

const API = 'https://hn.algolia.com/api/v1'
const SITE = 'https://news.ycombinator.com'
const SEARCH = `${API}/search_by_date?tags=story,author_whoishiring&query=hiring&hitsPerPage=20`

/** This month's thread, and the one before, which has the posts of its last days. */
const THREADS = 2
/** The most roles read from a first line, so that a deleted post removes all of them. */
const MAX_ROLES = 8

export const hnHiring: Source = {
  name: 'hn-hiring',
  title: 'Hacker News: Who is hiring?',
  kind: 'aggregator',
  lists: 'window',
  // A post is for its month; employers still hiring post again in the next thread.
  runsDays: 31,
  showsEnded: true,
  takenWhole: 'for_tech',
  isOneAnswer: false,
  terms: {
    url: 'https://hn.algolia.com/api',
    credit: 'Hacker News',
    offBecause: null,
    leastMinutes: 60,
    delayHours: 0,
  },
  load: {
    // 10,000 requests an hour per address: hn.algolia.com/api. It is read whole: two threads.
    hosts: ['hn.algolia.com'],
    secondsBetween: 0.75,
    atOnce: 2,
    boardsAtOnce: 1,
    cost: { requests: 3, kilobytes: 1500 },
  },
  needs: [],
  onlyBoard: 'who-is-hiring',
  page: () => `${SITE}/submitted?id=whoishiring`,
  gather,
}

async function* gather(token: string, { get }: GatherContext): AsyncGenerator<Found> {
  const hits = await getItems(get, { url: SEARCH }, 'hits')
  let read = 0
  for (const hit of hits) {
    const thread = threadOf(hit)
    if (thread !== null && typeof thread !== 'string') yield thread
    if (typeof thread !== 'string') continue
    const posts = await getItems(get, { url: `${API}/items/${thread}` }, 'children')
    for (const post of posts) yield* readPost(post, token)
    if (++read === THREADS) return
  }
}

/** The id of a thread, null for one on another topic ("Who wants to be hired?"), or the problem with it. */
function threadOf(hit: unknown): string | null | Found {
  const title = field.line(fieldsOf(hit)?.title)
  const id = field.line(fieldsOf(hit)?.objectID)
  if (title === null || id === null)
    return toProblem(new InvalidItem('the thread has no title'), hit)
  return /who is hiring\?/i.test(title) && /^\d{7,}$/.test(id) ? id : null
}

function* readPost(post: unknown, token: string): Generator<Found> {
  try {
    const fields = fieldsOf(post)
    if (!fields) throw new InvalidItem('the post is not an object')
    const id = field.requireId(fields)
    const text = field.html(fields.text)
    if (text === null)
      yield* Array.from({ length: MAX_ROLES }, (_, at) => ({ removed: idOf(id, at) }))
    else yield* readRoles(fields, id, text, token)
  } catch (error) {
    yield toProblem(error, post)
  }
}

/** A post with one role has the comment's id. */
const idOf = (comment: string, at: number) => (at === 0 ? comment : `${comment}-${at + 1}`)

function* readRoles(fields: Fields, id: string, written: string, token: string): Generator<Found> {
  const description = withoutMailAddresses(withHeaderAlone(written))
  const post = parseHiringPost(htmlToText(description))
  if (post === null) throw new InvalidItem('the first line has no employer', id)
  const { company, roles, location, employmentType, salaryText } = post
  const links = linksIn(description)
  const jobs = links.filter(isJobPage)
  for (const [at, title] of roles.entries()) {
    yield {
      listing: {
        source: 'hn-hiring',
        board: token,
        id: idOf(id, at),
        url: `${SITE}/item?id=${id}`,
        // With several roles or several addresses, it is unclear which belong together.
        applyUrl: roles.length === 1 && jobs.length === 1 ? (jobs[0] ?? null) : null,
        title,
        company,
        companyWebsite: websiteIn(description),
        location,
        employmentType,
        salaryText,
        description,
        postedAt: instant(fields.created_at),
      },
    }
  }
}

/** Without an empty line below the header, a post would be read as one line with its text. */
function withHeaderAlone(written: string): string {
  const [first = ''] = written.split(/<p>/i, 1)
  return first.includes('\n') ? written.replace('\n', '<p>') : written
}

const REMOVED = '(email address removed)'
const MAIL_ADDRESS =
  /(?:mailto:)?[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/giu
/** "jobs [at] acme (dot) com", "jobs at acme dot com"; not "engineers at acme.com". */
const SPELLED_OUT =
  /(?<![\w.+-])(?:[\w.+-]{1,64}\s{0,2}(?:[[({<]\s?(?:at|@)\s?[\])}>]|&lt;at&gt;)\s{0,2}[\w-]{1,63}(?:\s{0,2}(?:[[({<]\s?(?:dot|\.)\s?[\])}>]|&lt;dot&gt;|\.|\sdot\s)\s{0,2}[\w-]{1,63}){1,4}|[\w.+-]{1,64} at [\w-]{1,63}(?: dot [\w-]{1,63}){1,4})/gi

function withoutMailAddresses(written: string): string {
  return written
    .replaceAll('&#64;', '@')
    .replace(/&#x40;/gi, '@')
    .replace(MAIL_ADDRESS, REMOVED)
    .replace(SPELLED_OUT, REMOVED)
}

function linksIn(description: string): string[] {
  const links = [...description.matchAll(/<a href="([^"]{1,2000})"/g)].map(([, href = '']) =>
    webAddress(decodeReferences(href)),
  )
  return [...new Set(links)].filter((link) => link !== null)
}

const isJobPage = (link: string) =>
  readAtsAddress(link) !== null ||
  /^(?:jobs?|careers?|apply|boards)\./.test(hostOf(link) ?? '') ||
  /\/(?:jobs?|careers?|positions?|openings?|apply)\/[^/]/i.test(pathOf(link))

/** The address in the first line: a link, or "acme.example" alone between bars. */
function websiteIn(description: string): string | null {
  const [header = ''] = description.split(/<p>/i, 1)
  const link = linksIn(header).find((address) => !isJobPage(address))
  if (link !== undefined) return link
  const bare = htmlToText(header)
    .split('|')
    .slice(1)
    .find((part) => /^\s*(?:[a-z\d-]+\.)+[a-z]{2,12}\/?\s*$/i.test(part))
  return bare === undefined ? null : webAddress(`https://${bare.trim()}`)
}
