/**
 * SmartRecruiters: the Posting API (developers.smartrecruiters.com/docs/posting-api). Pages of a hundred jobs without
 * their adverts, then one request per job. Pages sometimes repeat, so only new ids count. A job may be advertised in
 * several languages; one advert of each job is read.
 */
import { countryName } from '#core/place/countries.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import { employerName } from '#sources/read/employer-name.ts'
import { getFields } from '#sources/read/get-json.ts'
import {
  type Fields,
  fieldsOf,
  readEach,
  readJson,
  requireFields,
  requireItems,
} from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import * as field from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import {
  type Found,
  type GatherContext,
  type Source,
  type SourceAnswer,
  Unreadable,
} from '#sources/source/source.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

const PAGE = 100
/** More pages than the largest known board has; a limit for boards that never end. */
const MAX_PAGES = 200

/** Increase this when parsing changes, so that unchanged jobs are read again. */
const READING = 1

export const smartrecruiters: Source = {
  name: 'smartrecruiters',
  title: 'SmartRecruiters',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    ...NO_CONDITIONS,
    url: 'https://developers.smartrecruiters.com/docs/posting-api',
    leastMinutes: 60,
  },
  load: {
    // 8 requests a second were answered without a refusal; documented are 10, and 8 at once:
    // developers.smartrecruiters.com, "Rate limiting".
    hosts: ['api.smartrecruiters.com'],
    secondsBetween: 0.125,
    atOnce: 6,
    boardsAtOnce: 4,
    cost: { requests: 25, kilobytes: 190 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://careers.smartrecruiters.com/${encodeURIComponent(token)}`,
  gather,
}

type Advert = Listed<Fields> & { language: string | null; job: string; isDefault: boolean }

async function* gather(token: string, context: GatherContext): AsyncGenerator<Found> {
  const adverts = new Map<string, Advert>()
  let read = 0
  let repeated = 0
  const api = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(token)}/postings`
  for (let page = 0; ; page++) {
    if (page === MAX_PAGES) {
      yield { capped: `${adverts.size} jobs were read` }
      break
    }
    const url = `${api}?limit=${PAGE}&offset=${page * PAGE}`
    const envelope = await getFields(context.get, { url })
    const items = requireItems(envelope, 'content')
    const before = adverts.size
    const remember = (item: Fields) => {
      const advert = toAdvert(item, api)
      if (adverts.has(advert.id)) repeated++
      else adverts.set(advert.id, advert)
      return null
    }
    yield* readEach(items, remember)
    read += items.length
    const total = Number(envelope.totalFound)
    if (items.length === 0 || adverts.size === before) {
      // The list ended, or its pages repeat before the end.
      if (page === 0 && items.length === 0 && total > 0) throw new Unreadable('the list is missing')
      if (adverts.size < total) yield { capped: `the source sent ${adverts.size} of ${total} jobs` }
      break
    }
    if ((page + 1) * PAGE >= total) {
      // The repeated jobs took the place of others that were never sent.
      if (repeated > 0 && read - repeated < total)
        yield { capped: `the source sent ${read - repeated} of ${total} jobs` }
      break
    }
  }
  yield* readDetails(onePerLanguage([...adverts.values()]), context, (item, answer) =>
    readJob(item, answer, token, context),
  )
}

function toAdvert(item: Fields, api: string): Advert {
  const id = field.requireId(item)
  const title = field.requireTitle(item.name, id)
  const place = JSON.stringify(item.location ?? null)
  return {
    id,
    title,
    stamp: fingerprint([READING, item]),
    item,
    request: { url: `${api}/${encodeURIComponent(id)}`, accept: 'json' },
    language: field.line(field.inside(item.language, 'code')),
    job: `${field.line(item.refNumber) ?? field.line(item.uuid) ?? id}|${place}`,
    isDefault: field.flag(item.defaultJobAd) === true,
  }
}

/** Of adverts for one job at one place in several languages, keeps the default, or the English one, or the first. */
function onePerLanguage(adverts: readonly Advert[]): Advert[] {
  const jobs = Map.groupBy(adverts, ({ job }) => job)
  return [...jobs.values()].flatMap((same) => {
    const languages = new Set(same.map(({ language }) => language))
    if (same.length === 1 || languages.size < same.length) return same
    const best =
      same.find(({ isDefault }) => isDefault) ??
      same.find(({ language }) => language?.startsWith('en')) ??
      same[0]
    return best ? [best] : []
  })
}

function readJob(
  item: Fields,
  answer: SourceAnswer | null,
  token: string,
  { employer }: GatherContext,
): Found {
  const id = field.requireId(item)
  const detail = requireFields(answer && readJson(answer))
  const sections = field.inside(detail.jobAd, 'sections')
  const text = (key: string) => field.html(field.inside(field.inside(sections, key), 'text'))
  const company = fieldsOf(item.company)
  const site = field.line(company?.identifier) ?? token
  const own = `https://jobs.smartrecruiters.com/${encodeURIComponent(site)}/${encodeURIComponent(id)}`
  return {
    listing: {
      source: 'smartrecruiters',
      board: token,
      id,
      groupId: field.line(item.refNumber, 300) ?? field.line(item.uuid, 300),
      title: field.requireTitle(item.name, id),
      company: field.companyName(company?.name, employer ?? employerName(token, [])),
      url: field.address(detail.postingUrl) ?? own,
      applyUrl: field.address(detail.applyUrl),
      location: readPlace(item.location),
      workplace: readWorkplace(item.location),
      employmentType: labelOf(item.typeOfEmployment),
      // The company's own description comes last: it is the same in all of its adverts.
      description: field.joinHtml(
        text('jobDescription'),
        text('additionalInformation'),
        text('companyDescription'),
      ),
      requirements: text('qualifications'),
      postedAt: instant(item.releasedDate),
      experienceLevel: labelOf(item.experienceLevel),
      sector: labelOf(item.industry),
    },
  }
}

function readPlace(location: unknown): string | null {
  const { fullLocation, city, region, country } = fieldsOf(location) ?? {}
  const code = field.line(country)
  const name = code && (countryName(code.toUpperCase()) ?? code)
  return field.line(fullLocation) ?? field.placeLine(city, region, name)
}

/** Two flags, false by default: if neither is set, the workplace is unknown. */
function readWorkplace(location: unknown): string | null {
  if (field.flag(field.inside(location, 'hybrid'))) return 'hybrid'
  return field.flag(field.inside(location, 'remote')) ? 'remote' : null
}

function labelOf(value: unknown): string | null {
  const label = field.line(field.inside(value, 'label'), 200)
  return label === 'Not Applicable' ? null : label
}
