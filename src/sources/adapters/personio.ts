/**
 * Personio: the XML of its careers pages (developer.personio.de/docs/integration-of-open-positions). A board answers
 * in one language at a time and may omit jobs not written in it. So it is requested in English and in its own
 * language, and each job is read in English if it has an English advert.
 */
import { employerName } from '#sources/read/employer-name.ts'
import { type Band, readBand, toPay } from '#sources/read/pay.ts'
import { InvalidItem, readOne } from '#sources/read/read-answer.ts'
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
import { childOf, childrenOf, readTree, textOf, type XmlElement } from '#sources/read/xml-tree.ts'
import { type Found, type GatherContext, type Source, Unreadable } from '#sources/source/source.ts'
import { NO_CONDITIONS } from '#sources/source/source-terms.ts'

const MAX_TAGS = 200

export const personio: Source = {
  name: 'personio',
  title: 'Personio',
  kind: 'employer',
  lists: 'whole',
  runsDays: null,
  isOneAnswer: false,
  terms: {
    ...NO_CONDITIONS,
    url: 'https://developer.personio.de/docs/integration-of-open-positions',
    leastMinutes: 120,
  },
  load: {
    // No limit is stated, but some hosts have refused. Each is asked once a second at most.
    hosts: ['jobs.personio.de'],
    secondsBetween: 0.5,
    atOnce: 2,
    boardsAtOnce: 3,
    cost: { requests: 2, kilobytes: 290 },
  },
  needs: [],
  onlyBoard: null,
  page: (token) => `https://${encodeURIComponent(token)}.jobs.personio.de/`,
  gather,
}

type Position = { id: string; title: string; advert: string | null; element: XmlElement }

async function* gather(token: string, { get, employer }: GatherContext): AsyncGenerator<Found> {
  const positions = new Map<string, Position>()
  for (const query of ['?language=en', '']) {
    const answer = await get({ url: `${personio.page(token)}xml${query}`, accept: 'xml' })
    const root = readTree(answer)
    if (root.name !== 'workzag-jobs') throw new Unreadable('the answer has no workzag-jobs')
    for (const element of childrenOf(root, 'position')) {
      const problem = readOne({ position: element.markup }, () => {
        const position = toPosition(element)
        const known = positions.get(position.id)
        if (!known || (known.advert === null && position.advert !== null)) {
          positions.set(position.id, position)
        }
        return null
      })
      if (problem) yield problem
    }
  }
  const all = [...positions.values()]
  const otherwise = employer ?? mostNamed(all) ?? employerName(token, all.map(textOfAdvert))
  for (const position of all) {
    const found = readOne({ position: position.element.markup }, () =>
      readJob(position, token, otherwise),
    )
    if (found) yield found
  }
}

/** The company that most jobs name; used for jobs that name none. */
function mostNamed(positions: readonly Position[]): string | null {
  const companies = positions.map(({ element }) => line(textOf(element, 'subcompany')))
  const named = [...Map.groupBy(companies, (company) => company)].filter(([name]) => name !== null)
  return named.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}

const textOfAdvert = ({ advert }: Position) => (advert ?? '').replace(/<[^<>]*>/g, ' ')

function toPosition(element: XmlElement): Position {
  const id = line(textOf(element, 'id'), 300)
  if (id === null) throw new InvalidItem('the item has no id')
  const title = requireTitle(textOf(element, 'name'), id)
  const parts = childrenOf(childOf(element, 'jobDescriptions'), 'jobDescription').map((section) => {
    const text = html(textOf(section, 'value'))
    return text && joinHtml(heading(textOf(section, 'name')), text)
  })
  return { id, title, advert: joinHtml(...parts), element }
}

function readJob(
  { id, title, advert, element }: Position,
  token: string,
  otherwise: string,
): Found {
  const field = (name: string) => line(textOf(element, name), 200)
  const more = childrenOf(childOf(element, 'additionalOffices'), 'office')
  return {
    listing: {
      source: 'personio',
      board: token,
      id,
      title,
      company: companyName(field('subcompany'), otherwise),
      url: `${personio.page(token)}job/${encodeURIComponent(id)}`,
      location: placesLine([field('office'), ...more.map(({ text }) => line(text))]),
      workplace: line(textOf(element, 'workplaceType'), 60),
      employmentType: readEmployment(field('employmentType'), field('schedule')),
      description: advert,
      tags: readTags(textOf(element, 'keywords')),
      ...readPay(element),
      postedAt: instant(textOf(element, 'createdAt')),
      experienceLevel: readLevel(field('seniority'), field('yearsOfExperience')),
    },
  }
}

/** "permanent" does not include hours, and "full-time" does not rule out internships, so both are kept. */
function readEmployment(type: string | null, schedule: string | null): string | null {
  const hours = schedule === 'full-or-part-time' ? 'full-time' : schedule
  return distinct([type, hours]).join(' ') || null
}

/** "experienced" covers two years and twenty, so the years are more precise. */
function readLevel(seniority: string | null, years: string | null): string | null {
  if (years === null || (seniority !== null && seniority !== 'experienced')) return seniority
  return years.replace(/^lt-1$/, '0-1').replace(/^gt-(\d+)$/, '$1+')
}

function readTags(keywords: string | null): string[] | null {
  const words = (keywords ?? '').split(/[,;]/).map((word) => line(word, 200))
  const tags = distinct(words).slice(0, MAX_TAGS)
  return tags.length > 0 ? tags : null
}

/** Some boards publish pay. Its element is undocumented, so other elements about pay are kept as text. */
function readPay(position: XmlElement) {
  const stated = childOf(position, 'salaryInformation')
  const pay = toPay(stated ? [toBand(stated)] : [])
  if (pay.salary) return pay
  const other = position.children.find(({ name }) => ABOUT_PAY.test(name))
  const parts = other ? [other, ...other.children].map(({ text }) => text) : []
  return { salaryText: line(distinct(parts).join(' ')) }
}

const ABOUT_PAY = /salary|compensation|gehalt|remuneration/i

function toBand(stated: XmlElement): Band {
  return readBand({
    min: textOf(stated, 'min'),
    max: textOf(stated, 'max'),
    currency: textOf(stated, 'currencyCode'),
    period: textOf(stated, 'type'),
  })
}
