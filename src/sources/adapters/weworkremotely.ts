/**
 * We Work Remotely: its RSS feeds, with the newest jobs of all categories or of one ("remote-programming-jobs"). A
 * title is "Company: Role"; the text begins with the company's headquarters and website and ends with where to apply.
 */
import { feedInstant } from '#sources/feed/feed-instant.ts'
import { unescaped } from '#sources/posting/job-posting.ts'
import { InvalidItem, readOne } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { pathOf, webAddress } from '#sources/read/web-address.ts'
import { childOf, childrenOf, readTree, textOf, type XmlElement } from '#sources/read/xml-tree.ts'
import { type Found, type GatherContext, type Source, Unreadable } from '#sources/source/source.ts'
import { USUAL_LOAD } from '#sources/source/source-load.ts'

const SITE = 'https://weworkremotely.com'

export const weworkremotely: Source = {
  name: 'weworkremotely',
  title: 'We Work Remotely',
  kind: 'aggregator',
  lists: 'window',
  // A job is paid for and shown for 30 days.
  runsDays: 30,
  isOneAnswer: true,
  terms: {
    url: 'https://weworkremotely.com/remote-job-rss-feed',
    credit: 'We Work Remotely',
    offBecause: null,
    leastMinutes: 60,
    delayHours: 0,
  },
  load: {
    // No limit is stated. The feed has about ninety jobs.
    hosts: ['weworkremotely.com'],
    ...USUAL_LOAD,
    cost: { requests: 1, kilobytes: 600 },
  },
  needs: [],
  onlyBoard: 'all',
  page: (token) =>
    token === 'all' ? `${SITE}/remote-jobs` : `${SITE}/categories/${encodeURIComponent(token)}`,
  gather,
}

async function* gather(token: string, { get }: GatherContext): AsyncGenerator<Found> {
  const answer = await get({ url: `${weworkremotely.page(token)}.rss`, accept: 'xml' })
  const root = readTree(answer)
  const channel = root.name === 'rss' ? childOf(root, 'channel') : undefined
  if (!channel) throw new Unreadable('the answer is not a feed')
  for (const item of childrenOf(channel, 'item')) {
    const found = readOne({ item: item.markup }, () => readItem(item, token))
    if (found) yield found
  }
}

function readItem(item: XmlElement, token: string): Found {
  const url = webAddress(textOf(item, 'link')) ?? webAddress(textOf(item, 'guid'))
  if (url === null) throw new InvalidItem('the item has no address')
  const id = pathOf(url)
    .replace(/^\/(?:remote-jobs\/)?/, '')
    .slice(0, 300)
  const [, company, title] = /^(.+?):\s+(.+)$/s.exec(field.line(textOf(item, 'title')) ?? '') ?? []
  if (!company || !title) throw new InvalidItem('the title is not "Company: Role"', id || null)
  const text = textOf(item, 'description')
  const description = text === null ? null : field.html(unescaped(text))
  return {
    listing: {
      source: 'weworkremotely',
      board: token,
      id,
      url,
      title: title.slice(0, 500),
      company: company.slice(0, 300),
      companyWebsite: websiteIn(description),
      companyLogo: webAddress(childOf(item, 'media:content')?.attributes.get('url')),
      companyOffices: headquartersIn(description),
      location: placeOf(item),
      workplace: 'remote',
      employmentType: field.line(textOf(item, 'type'), 200),
      description,
      tags: tagsOf(item),
      postedAt: feedInstant(textOf(item, 'pubDate')),
      closedAt: feedInstant(textOf(item, 'expires_at')),
    },
  }
}

/** Where applicants may live: all of its jobs are remote. In newer items, country and state are the company's. */
function placeOf(item: XmlElement): string {
  const regions = field.distinct(childrenOf(item, 'region').map(({ text }) => field.line(text)))
  return regions.length === 0 ? 'Remote' : `Remote (${regions.join('; ')})`
}

function tagsOf(item: XmlElement): string[] | null {
  const skills = (textOf(item, 'skills') ?? '').split(',').map((skill) => field.line(skill, 200))
  const tags = field.distinct(skills)
  return tags.length > 0 ? tags.slice(0, 200) : null
}

/** The site adds these labeled lines to the beginning of each text. */
const HEAD_CHARS = 3_000
const HEADQUARTERS = /Headquarters:\s{0,9}<\/strong>([^<]{1,300})/i
const WEBSITE =
  /URL:\s{0,9}<\/strong>\s{0,9}(?:<a [^<>]{0,300}?href="([^"<>]{1,500})"|(https?:\/\/[^\s<]{1,500}))/i

function headquartersIn(description: string | null): string | null {
  return field.line(HEADQUARTERS.exec(description?.slice(0, HEAD_CHARS) ?? '')?.[1])
}

function websiteIn(description: string | null): string | null {
  const found = WEBSITE.exec(description?.slice(0, HEAD_CHARS) ?? '')
  return webAddress(found?.[1] ?? found?.[2])
}
