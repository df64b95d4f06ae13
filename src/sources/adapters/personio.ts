/**
 * Personio: the XML of its careers pages (developer.personio.de/docs/integration-of-open-positions). A board answers
 * in one language at a time, and a job that was not written in it may be missing: so it is asked for English and for
 * its own language, and each job is taken in English where it has an advert in it.
 */
import { employerName } from '#sources/read/employer-name.ts'
import { type Band, readBand, toPay } from '#sources/read/pay.ts'
import { type Fields, fieldsOf, OddItem, readEach, readOne } from '#sources/read/read-answer.ts'
import {
  companyName,
  distinct,
  heading,
  html,
  joinHtml,
  line,
  placesLine,
  requireTitle,
} from '#sources/read/read-field.ts'
import { instant } from '#sources/read/read-instant.ts'
import { childrenOf, childText, readXml, textOf } from '#sources/read/read-xml.ts'
import { type Found, type GatherWorld, type Source, Unreadable } from '#sources/source/source.ts'

const MAX_TAGS = 200

export const personio: Source = {
  name: 'personio',
  title: 'Personio',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    url: 'https://developer.personio.de/docs/integration-of-open-positions',
    credit: null,
    offBecause: null,
    leastMinutes: 120,
    delayHours: 0,
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://${encodeURIComponent(token)}.jobs.personio.de/`,
  gather,
}

type Position = { id: string; title: string; advert: string | null; fields: Fields }

async function* gather(token: string, { get, employer }: GatherWorld): AsyncGenerator<Found> {
  const positions = new Map<string, Position>()
  for (const query of ['?language=en', '']) {
    const answer = await get({ url: `${personio.page(token)}xml${query}`, accept: 'xml' })
    const root = readXml(answer)
    if (!('workzag-jobs' in root)) throw new Unreadable('the answer has no workzag-jobs')
    const remember = (fields: Fields) => {
      const position = toPosition(fields)
      const known = positions.get(position.id)
      if (!known || (known.advert === null && position.advert !== null)) {
        positions.set(position.id, position)
      }
      return null
    }
    yield* readEach(childrenOf(root['workzag-jobs'], 'position'), remember)
  }
  const all = [...positions.values()]
  const otherwise = employer ?? mostNamed(all) ?? employerName(token, all.map(textOfAdvert))
  for (const position of all) {
    const found = readOne(position.fields, () => readJob(position, token, otherwise))
    if (found) yield found
  }
}

/** A job that names no company is of the one that most of the others name. */
function mostNamed(positions: readonly Position[]): string | null {
  const companies = positions.map(({ fields }) => line(childText(fields, 'subcompany')))
  const named = [...Map.groupBy(companies, (company) => company)].filter(([name]) => name !== null)
  return named.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}

const textOfAdvert = ({ advert }: Position) => (advert ?? '').replace(/<[^<>]*>/g, ' ')

function toPosition(fields: Fields): Position {
  const id = line(childText(fields, 'id'), 300)
  if (id === null) throw new OddItem('the item has no id')
  const title = requireTitle(childText(fields, 'name'), id)
  const sections = childrenOf(fieldsOf(fields.jobDescriptions), 'jobDescription')
  const parts = sections.map((section) => {
    const text = html(childText(section, 'value'))
    return text && joinHtml(heading(childText(section, 'name')), text)
  })
  return { id, title, advert: joinHtml(...parts), fields }
}

function readJob({ id, title, advert, fields }: Position, token: string, otherwise: string): Found {
  const field = (name: string) => line(childText(fields, name), 200)
  const more = childrenOf(childrenOf(fields, 'additionalOffices')[0], 'office')
  return {
    listing: {
      source: 'personio',
      board: token,
      id,
      title,
      company: companyName(field('subcompany'), otherwise),
      url: `${personio.page(token)}job/${encodeURIComponent(id)}`,
      location: placesLine([field('office'), ...more.map((office) => line(textOf(office)))]),
      workplace: line(childText(fields, 'workplaceType'), 60),
      employmentType: readEmployment(field('employmentType'), field('schedule')),
      description: advert,
      tags: readTags(childText(fields, 'keywords')),
      ...readPay(fields),
      postedAt: instant(childText(fields, 'createdAt')),
      experienceLevel: readLevel(field('seniority'), field('yearsOfExperience')),
    },
  }
}

/** "permanent" says nothing of hours and "full-time" nothing of internships: both are told. */
function readEmployment(type: string | null, schedule: string | null): string | null {
  const hours = schedule === 'full-or-part-time' ? 'full-time' : schedule
  return distinct([type, hours]).join(' ') || null
}

/** "experienced" covers two years and twenty: there the years tell more. */
function readLevel(seniority: string | null, years: string | null): string | null {
  if (years === null || (seniority !== null && seniority !== 'experienced')) return seniority
  return years.replace(/^lt-1$/, '0-1').replace(/^gt-(\d+)$/, '$1+')
}

function readTags(keywords: string | null): string[] | null {
  const words = (keywords ?? '').split(/[,;]/).map((word) => line(word, 200))
  const tags = distinct(words).slice(0, MAX_TAGS)
  return tags.length > 0 ? tags : null
}

/** Some boards publish pay; its element is not documented, so that others about pay are kept in words. */
function readPay(fields: Fields) {
  const [stated] = childrenOf(fields, 'salaryInformation')
  const pay = toPay(stated ? [toBand(stated)] : [])
  if (pay.salary) return pay
  const [, other] = Object.entries(fields).find(([name]) => ABOUT_PAY.test(name)) ?? []
  const parts = fieldsOf(other) ? Object.values(fieldsOf(other) ?? {}).map(textOf) : [textOf(other)]
  return { salaryText: line(distinct(parts).join(' ')) }
}

const ABOUT_PAY = /salary|compensation|gehalt|remuneration/i

function toBand(stated: unknown): Band {
  return readBand({
    min: childText(stated, 'min'),
    max: childText(stated, 'max'),
    currency: childText(stated, 'currencyCode'),
    period: childText(stated, 'type'),
  })
}
