/**
 * Pinpoint: the list of postings that every careers site serves. One answer holds all, in parts with headings of the
 * employer's own. Pay that the employer hides is sent all the same, and is not read.
 */
import { htmlToText } from '#core/html/html.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import { type Fields, readEach, readJson, requireItems } from '#sources/read/read-answer.ts'
import {
  distinct,
  flag,
  heading,
  html,
  inside,
  joinHtml,
  line,
  listOfFields,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { endInstant, instant } from '#sources/read/read-instant.ts'
import { webAddress } from '#sources/read/web-address.ts'
import type { Found, GatherWorld, Source } from '#sources/source/source.ts'

const siteOf = (token: string) => `https://${encodeURIComponent(token)}.pinpointhq.com`

export const pinpoint: Source = {
  name: 'pinpoint',
  title: 'Pinpoint',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: true,
  terms: {
    url: 'https://developers.pinpointhq.com/',
    credit: null,
    offBecause: null,
    leastMinutes: 60,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: null,
  page: siteOf,
  gather,
}

async function* gather(token: string, { get, employer }: GatherWorld): AsyncGenerator<Found> {
  const answer = readJson(await get({ url: `${siteOf(token)}/postings.json`, accept: 'json' }))
  const postings = requireItems(answer, 'data')
  // The answer names nobody: the adverts do.
  const texts = listOfFields(postings).map((posting) => htmlToText(html(posting.description) ?? ''))
  const company = employer ?? employerName(token, texts)
  yield* readEach(postings, (posting) => readPosting(posting, token, company))
}

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i

function readPosting(posting: Fields, token: string, company: string): Found {
  const url = webAddress(posting.url ?? posting.path, `${siteOf(token)}/`)
  // The address has an id of its own, and it is the one that people pass on.
  const id = UUID.exec(url ?? '')?.[0].toLowerCase() ?? requireId(posting)
  return {
    listing: {
      source: 'pinpoint',
      board: token,
      id,
      groupId: line(inside(posting.job, 'id'), 300),
      url,
      title: requireTitle(posting.title, id),
      company,
      location: placeOf(posting.location),
      workplace: line(posting.workplace_type ?? posting.workplace_type_text, 60),
      employmentType: line(posting.employment_type ?? posting.employment_type_text, 200),
      description: joinHtml(
        html(posting.description),
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
  const text = html(posting[name])
  return text && joinHtml(heading(posting[`${name}_header`]) ?? heading(otherwise), text)
}

/** Its name alone may be an office's; the city and the province are added where it does not have them. */
function placeOf(location: unknown): string | null {
  const name = line(inside(location, 'name'))
  const rest = [line(inside(location, 'city')), line(inside(location, 'province'))].filter(
    (place) => place !== null && !name?.toLowerCase().includes(place.toLowerCase()),
  )
  return distinct([name, ...rest]).join(', ') || null
}

function readPay(posting: Fields) {
  if (flag(posting.compensation_visible) !== true) return {}
  const band = readBand({
    min: posting.compensation_minimum,
    max: posting.compensation_maximum,
    currency: posting.compensation_currency,
    period: posting.compensation_frequency,
  })
  return { ...toPay([band]), salaryText: line(posting.compensation) }
}
