/**
 * SmartRecruiters: the Posting API (developers.smartrecruiters.com/docs/posting-api). Pages of a hundred jobs without
 * their adverts, then one request a job. Pages repeat themselves at times, so that only new ids count. A job may be
 * advertised once in each language: one advert of each is taken.
 */
import { countryName } from '#core/place/countries.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import { employerName } from '#sources/read/employer-name.ts'
import {
  type Fields,
  fieldsOf,
  readEach,
  readJson,
  requireFields,
  requireItems,
} from '#sources/read/read-answer.ts'
import { type Listed, readDetails } from '#sources/read/read-details.ts'
import {
  address,
  companyName,
  flag,
  html,
  inside,
  joinHtml,
  line,
  placeLine,
  requireId,
  requireTitle,
} from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import {
  type Found,
  type GatherWorld,
  type Source,
  type SourceAnswer,
  Unreadable,
} from '#sources/source/source.ts'

const PAGE = 100
/** More pages than the largest board known has; a board that never ends is stopped here. */
const MAX_PAGES = 200

/** Raise it when jobs are read in another way: those that did not change are then read anew. */
const READING = 1

export const smartrecruiters: Source = {
  name: 'smartrecruiters',
  title: 'SmartRecruiters',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    url: 'https://developers.smartrecruiters.com/docs/posting-api',
    credit: null,
    offBecause: null,
    leastMinutes: 60,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://careers.smartrecruiters.com/${encodeURIComponent(token)}`,
  gather,
}

type Advert = Listed<Fields> & { language: string | null; job: string; isDefault: boolean }

async function* gather(token: string, world: GatherWorld): AsyncGenerator<Found> {
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
    const envelope = requireFields(readJson(await world.get({ url, accept: 'json' })))
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
      // The end was reached, or the pages repeat themselves before it.
      if (page === 0 && items.length === 0 && total > 0) throw new Unreadable('the list is missing')
      if (adverts.size < total) yield { capped: `${adverts.size} of ${total} jobs were sent` }
      break
    }
    if ((page + 1) * PAGE >= total) {
      // In the place of what came twice stood jobs that nobody has seen.
      if (repeated > 0 && read - repeated < total)
        yield { capped: `${read - repeated} of ${total} jobs were sent` }
      break
    }
  }
  yield* readDetails(onePerLanguage([...adverts.values()]), world, (item, answer) =>
    readJob(item, answer, token, world),
  )
}

function toAdvert(item: Fields, api: string): Advert {
  const id = requireId(item)
  requireTitle(item.name, id)
  const place = JSON.stringify(item.location ?? null)
  return {
    id,
    stamp: fingerprint([READING, item]),
    item,
    request: { url: `${api}/${encodeURIComponent(id)}`, accept: 'json' },
    language: line(inside(item.language, 'code')),
    job: `${line(item.refNumber) ?? line(item.uuid) ?? id}|${place}`,
    isDefault: flag(item.defaultJobAd) === true,
  }
}

/** Of one job at one place in several languages the default advert stays, or the English one, or the first. */
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
  { employer }: GatherWorld,
): Found {
  const id = requireId(item)
  const detail = requireFields(answer && readJson(answer))
  const sections = inside(detail.jobAd, 'sections')
  const text = (key: string) => html(inside(inside(sections, key), 'text'))
  const company = fieldsOf(item.company)
  const site = line(company?.identifier) ?? token
  const own = `https://jobs.smartrecruiters.com/${encodeURIComponent(site)}/${encodeURIComponent(id)}`
  return {
    listing: {
      source: 'smartrecruiters',
      board: token,
      id,
      groupId: line(item.refNumber, 300) ?? line(item.uuid, 300),
      title: requireTitle(item.name, id),
      company: companyName(company?.name, employer ?? employerName(token, [])),
      url: address(detail.postingUrl) ?? own,
      applyUrl: address(detail.applyUrl),
      location: readPlace(item.location),
      workplace: readWorkplace(item.location),
      employmentType: labelOf(item.typeOfEmployment),
      // What the company says of itself comes last: it is the same in all of its adverts.
      description: joinHtml(
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
  const code = line(country)
  const name = code && (countryName(code.toUpperCase()) ?? code)
  return line(fullLocation) ?? placeLine(city, region, name)
}

/** Two flags; neither of them says nothing, because both are false by default. */
function readWorkplace(location: unknown): string | null {
  if (flag(inside(location, 'hybrid'))) return 'hybrid'
  return flag(inside(location, 'remote')) ? 'remote' : null
}

function labelOf(value: unknown): string | null {
  const label = line(inside(value, 'label'), 200)
  return label === 'Not Applicable' ? null : label
}
