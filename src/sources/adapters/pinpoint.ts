/**
 * Pinpoint: the list of postings that every careers site serves. One answer has all of them, in parts with the
 * employer's own headings. Hidden pay is included in the answer and ignored here.
 */
import { htmlToText } from '#core/html/html.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { getItems } from '#sources/read/get-json.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import { type Fields, readEach } from '#sources/read/read-answer.ts'
import * as field from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import { webAddress } from '#sources/read/web-address.ts'
import type { Found, GatherContext, Source } from '#sources/source/source.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

const siteOf = (token: string) => `https://${encodeURIComponent(token)}.pinpointhq.com`

export const pinpoint: Source = {
  name: 'pinpoint',
  title: 'Pinpoint',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: { ...NO_CONDITIONS, url: 'https://developers.pinpointhq.com/', leastMinutes: 60 },
  load: {
    // No limit is stated. Each employer has a host of its own, asked once a second at most.
    hosts: ['pinpointhq.com'],
    secondsBetween: 0.5,
    atOnce: 2,
    boardsAtOnce: 2,
    cost: { requests: 1, kilobytes: 150 },
  },
  needs: [],
  onlyBoard: null,
  page: siteOf,
  gather,
}

async function* gather(token: string, { get, employer }: GatherContext): AsyncGenerator<Found> {
  const postings = await getItems(get, { url: `${siteOf(token)}/postings.json` }, 'data')
  // The answer does not name the employer, but the adverts do.
  const texts = field
    .listOfFields(postings)
    .map((posting) => htmlToText(field.html(posting.description) ?? ''))
  const company = employer ?? employerName(token, texts)
  yield* readEach(postings, (posting) => readPosting(posting, token, company))
}

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i

function readPosting(posting: Fields, token: string, company: string): Found {
  const url = webAddress(posting.url ?? posting.path, `${siteOf(token)}/`)
  // The id in the address, because that is the one people share.
  const id = UUID.exec(url ?? '')?.[0].toLowerCase() ?? field.requireId(posting)
  return {
    listing: {
      source: 'pinpoint',
      board: token,
      id,
      groupId: field.line(field.inside(posting.job, 'id'), 300),
      url,
      title: field.requireTitle(posting.title, id),
      company,
      location: placeOf(posting.location),
      workplace: field.line(posting.workplace_type ?? posting.workplace_type_text, 60),
      employmentType: field.line(posting.employment_type ?? posting.employment_type_text, 200),
      description: field.joinHtml(
        field.html(posting.description),
        part(posting, 'key_responsibilities', 'Responsibilities'),
        part(posting, 'benefits', 'Benefits'),
      ),
      requirements: part(posting, 'skills_knowledge_expertise', 'Requirements'),
      ...readPay(posting),
      postedAt: instant(posting.first_published_at ?? posting.published_at),
      closedAt: endInstant(posting.deadline_at),
    },
  }
}

function part(posting: Fields, name: string, otherwise: string): string | null {
  const text = field.html(posting[name])
  return (
    text &&
    field.joinHtml(field.heading(posting[`${name}_header`]) ?? field.heading(otherwise), text)
  )
}

/** The name alone may be an office's; city and province are added unless it includes them. */
function placeOf(location: unknown): string | null {
  const name = field.line(field.inside(location, 'name'))
  const rest = [
    field.line(field.inside(location, 'city')),
    field.line(field.inside(location, 'province')),
  ].filter((place) => place !== null && !name?.toLowerCase().includes(place.toLowerCase()))
  return field.distinct([name, ...rest]).join(', ') || null
}

function readPay(posting: Fields) {
  if (field.flag(posting.compensation_visible) !== true) return {}
  const band = readBand({
    min: posting.compensation_minimum,
    max: posting.compensation_maximum,
    currency: posting.compensation_currency,
    period: posting.compensation_frequency,
  })
  return { ...toPay([band]), salaryText: field.line(posting.compensation) }
}
