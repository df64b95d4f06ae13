/**
 * "Ask HN: Who is hiring?", the monthly thread of Hacker News, by the search of Algolia that keeps it
 * (hn.algolia.com/api). A listing is a post, or a role of a post whose first line names several; its id is the
 * comment's. Addresses of people are left out of the texts: they stand in the post, where its author put them.
 */
import { readAtsAddress } from '#core/boards/ats-address.ts'
import { htmlToText } from '#core/html/html.ts'
import { decodeReferences } from '#core/html/html-read.ts'
import { parseHiringPost } from '#core/job/hiring-post.ts'
import {
  type Fields,
  fieldsOf,
  OddItem,
  readJson,
  requireFields,
  requireItems,
  toProblem,
} from '#sources/read/read-answer.ts'
import { html, line, requireId } from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { hostOf, pathOf, webAddress } from '#sources/read/web-address.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

const API = 'https://hn.algolia.com/api/v1'
const SITE = 'https://news.ycombinator.com'
const SEARCH = `${API}/search_by_date?tags=story,author_whoishiring&query=hiring&hitsPerPage=20`

/** This month's thread, and the one before, in which posts of its last days stand. */
const THREADS = 2
/** As many as a first line is read for, so that a deleted post takes all of its roles with it. */
const MAX_ROLES = 8

export const hnHiring: Source = {
  name: 'hn-hiring',
  title: 'Hacker News: Who is hiring?',
  kind: 'aggregator',
  lists: 'window',
  // A post is for its month; who still hires posts again in the next thread.
  runsDays: 31,
  showsEnded: true,
  isOneAnswer: false,
  terms: {
    url: 'https://hn.algolia.com/api',
    credit: 'Hacker News',
    offBecause: null,
    leastMinutes: 60,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: 'who-is-hiring',
  page: () => `${SITE}/submitted?id=whoishiring`,
  gather,
}

async function* gather(token: string, { get }: GatherWorld): AsyncGenerator<Found> {
  const hits = requireItems(readJson(await get({ url: SEARCH, accept: 'json' })), 'hits')
  let read = 0
  for (const hit of hits) {
    const thread = threadOf(hit)
    if (thread !== null && typeof thread !== 'string') yield thread
    if (typeof thread !== 'string') continue
    const answer = await get({ url: `${API}/items/${thread}`, accept: 'json' })
    const posts = requireItems(requireFields(readJson(answer)), 'children')
    for (const post of posts) yield* readPost(post, token)
    if (++read === THREADS) return
  }
}

/** The id of a thread, null for a thread about something else ("Who wants to be hired?"), or what is wrong with it. */
function threadOf(hit: unknown): string | null | Found {
  const title = line(fieldsOf(hit)?.title)
  const id = line(fieldsOf(hit)?.objectID)
  if (title === null || id === null) return toProblem(new OddItem('the thread has no title'), hit)
  return /who is hiring\?/i.test(title) && /^\d{7,}$/.test(id) ? id : null
}

function* readPost(post: unknown, token: string): Generator<Found> {
  try {
    const fields = fieldsOf(post)
    if (!fields) throw new OddItem('the post is no object')
    const id = requireId(fields)
    const text = html(fields.text)
    if (text === null)
      yield* Array.from({ length: MAX_ROLES }, (_, at) => ({ removed: idOf(id, at) }))
    else yield* readRoles(fields, id, text, token)
  } catch (error) {
    yield toProblem(error, post)
  }
}

/** A post with one role is known by its comment alone. */
const idOf = (comment: string, at: number) => (at === 0 ? comment : `${comment}-${at + 1}`)

function* readRoles(fields: Fields, id: string, written: string, token: string): Generator<Found> {
  const description = withoutMailAddresses(withHeaderAlone(written))
  const post = parseHiringPost(htmlToText(description))
  if (post === null) throw new OddItem('the first line names no employer', id)
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
        // Of several roles, or several addresses, nobody can tell which belongs to which.
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

/** Authors who leave no empty line below the header have it shown, and read, as one line with their text. */
function withHeaderAlone(written: string): string {
  const [first = ''] = written.split(/<p>/i, 1)
  return first.includes('\n') ? written.replace('\n', '<p>') : written
}

const REMOVED = '(e-mail address removed)'
const MAIL_ADDRESS =
  /(?:mailto:)?[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/giu
/** "jobs [at] acme (dot) com", "jobs at acme dot com"; "engineers at acme.com" is none. */
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

/** The address in the first line: a link, or "acme.example" standing alone between bars. */
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
