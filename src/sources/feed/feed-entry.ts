/** Reads one entry of an XML feed as a listing. The table in `feed-names.ts` maps elements to fields. */
import { parseJobType } from '#core/job/job-type.ts'
import type { Listing } from '#core/job/listing.ts'
import { unescaped } from '#sources/posting/job-posting.ts'
import { readBand, toPay } from '#sources/read/pay.ts'
import { InvalidItem } from '#sources/read/read-answer.ts'
import {
  distinct,
  html,
  joinHtml,
  line,
  placesLine,
  requireTitle,
} from '#sources/read/read-field.ts'
import { webAddress } from '#sources/read/web-address.ts'
import { childOf, childrenOf, textOf, type XmlElement } from '#sources/read/xml-tree.ts'
import { feedInstant } from './feed-instant.ts'
import { NAMES } from './feed-names.ts'

type Said = Omit<Listing, 'source' | 'board'>

export function readEntry(entry: XmlElement, page: string, ofFeed: string | null): Said {
  const url = addressOf(entry, page)
  const id = line(fieldText(entry, 'id'), 300) ?? url?.slice(0, 300) ?? null
  if (id === null) throw new InvalidItem('the entry has no id')
  const company = line(fieldText(entry, 'company'), 300) ?? ofFeed ?? authorOf(entry)
  const title = requireTitle(fieldText(entry, 'title'), id)
  if (company === null) throw new InvalidItem('the entry has no employer', id)
  return {
    id,
    url,
    applyUrl: webAddress(fieldText(entry, 'applyUrl')),
    title,
    company,
    companyWebsite: webAddress(fieldText(entry, 'website')),
    location: placeOf(entry),
    workplace: workplaceOf(entry),
    employmentType: typeOf(entry),
    description: joinHtml(
      textIn(entry, NAMES.text),
      textIn(entry, ['joblisting:examplesofduties']),
    ),
    requirements: textIn(entry, NAMES.required),
    tags: tagsOf(entry),
    ...payOf(entry),
    postedAt: feedInstant(fieldText(entry, 'posted')),
    closedAt: feedInstant(fieldText(entry, 'ends')),
    experienceLevel: line(fieldText(entry, 'level'), 200),
  }
}

/** The employer of a feed that names one: "Jobs at Acme", "Acme Careers", or a system with one feed per employer. */
export function employerOfFeed(channel: XmlElement): string | null {
  const named = line(textOf(channel, ...NAMES.company), 300)
  if (named !== null) return named
  const title = line(textOf(channel, 'title', 'publisher'), 300) ?? ''
  const [, after, before] =
    /^(?:.{0,40} )?(?:jobs|careers|vacancies|openings|positions) at (.+)$|^(.+?) (?:careers|vacancies)$/i.exec(
      title,
    ) ?? []
  if (after ?? before) return after ?? before ?? null
  const isOwn = channel.children.some(({ children }) =>
    children.some(({ name }) => /^(?:joblisting|tt):/.test(name)),
  )
  return isOwn ? title || null : null
}

function fieldText(entry: XmlElement, field: keyof typeof NAMES | 'title'): string | null {
  return field === 'title'
    ? textOf(entry, 'title', 'g:title', 'jobtitle')
    : textOf(entry, ...NAMES[field])
}

/** Atom's link is an attribute; a guid may be the address. */
function addressOf(entry: XmlElement, page: string): string | null {
  const links = childrenOf(entry, 'link')
  const alternate = links.find(
    ({ attributes }) => (attributes.get('rel') ?? 'alternate') === 'alternate',
  )
  const written = fieldText(entry, 'url') ?? alternate?.attributes.get('href')
  const guid = childOf(entry, 'guid')
  return (
    webAddress(written, page) ??
    (guid?.attributes.get('isPermaLink') === 'false' ? null : webAddress(guid?.text))
  )
}

/** Unescaped HTML and XHTML appear in the feed as elements. */
function textIn(entry: XmlElement, names: readonly string[]): string | null {
  for (const name of names) {
    const element = entry.children.find((child) => child.name === name && child.markup !== '')
    if (element) return html(unescaped(element.children.length > 0 ? element.markup : element.text))
  }
  return null
}

/** "mail@example.com (Acme)" is Acme; an email address or "admin" is not an employer. */
function authorOf(entry: XmlElement): string | null {
  const author = childOf(entry, 'author')
  const written = (author && textOf(author, 'name')) ?? textOf(entry, 'author', 'dc:creator')
  const bare = (written ?? '').split('<', 1)[0] ?? ''
  const name = line(/^\S[^\s@]*@\S+ \((.+)\)$/.exec(bare.trim())?.[1] ?? bare, 300)
  return name === null || name.includes('@') || NOBODY.test(name) ? null : name
}

const NOBODY =
  /^(?:admin(?:istrator)?|editor|webmaster|no-?reply|hr|jobs?|careers?|recruit(?:ing|ment|er)|unknown|anonymous)$/i

function placeOf(entry: XmlElement): string | null {
  const places = childOf(entry, 'tt:locations')
  const listed = places ? childrenOf(places, 'tt:location').map(ownPlace) : []
  const parts = distinct([
    fieldText(entry, 'city'),
    fieldText(entry, 'state'),
    fieldText(entry, 'country'),
  ])
  const named = childrenNamed(entry, NAMES.place).map((place) => line(place.text))
  return placesLine(listed) ?? placesLine(named) ?? line(parts.join(', '))
}

/** Prefers the town: the name may be an office's. */
function ownPlace(place: XmlElement): string | null {
  const town = line(textOf(place, 'tt:city')) ?? line(textOf(place, 'tt:name'))
  return distinct([town, line(textOf(place, 'tt:country'))]).join(', ') || null
}

function childrenNamed(entry: XmlElement, names: readonly string[]): XmlElement[] {
  const name = names.find((one) =>
    entry.children.some((child) => child.name === one && child.text !== ''),
  )
  return name === undefined ? [] : childrenOf(entry, name)
}

/** Teamtailor's values. "none" does not necessarily mean on-site every day. */
const WORKPLACES: Readonly<Record<string, string | null>> = {
  fully: 'remote',
  'fully-remote': 'remote',
  hybrid: 'hybrid',
  temporary: null,
  none: null,
}

function workplaceOf(entry: XmlElement): string | null {
  const written = line(fieldText(entry, 'workplace'), 60)
  return written !== null && Object.hasOwn(WORKPLACES, written)
    ? (WORKPLACES[written] ?? null)
    : written
}

/** Sites mix up type and category, so the first element with an employment type counts. */
function typeOf(entry: XmlElement): string | null {
  const words = NAMES.type.flatMap((name) =>
    childrenOf(entry, name).map(({ text }) => line(text, 200)),
  )
  return words.find((word) => parseJobType(word) !== null) ?? null
}

function payOf(entry: XmlElement): Pick<Listing, 'salary' | 'salaryText'> {
  const band = readBand({
    min: fieldText(entry, 'payMin'),
    max: fieldText(entry, 'payMax'),
    currency: fieldText(entry, 'payCurrency'),
    period: fieldText(entry, 'payPeriod'),
  })
  return { salary: toPay([band]).salary ?? null, salaryText: line(fieldText(entry, 'pay')) }
}

function tagsOf(entry: XmlElement): string[] | null {
  const lists = ['skills', 'tags'].flatMap((name) => textOf(entry, name)?.split(',') ?? [])
  const categories = ['category', 'joblisting:categories'].flatMap((name) =>
    childrenOf(entry, name),
  )
  const named = categories.flatMap((category) => [
    category.text || category.attributes.get('label') || category.attributes.get('term') || null,
    ...category.children.map(({ text }) => text),
  ])
  const tags = distinct([...lists, ...named].map((tag) => line(tag, 200)))
  return tags.length > 0 ? tags.slice(0, 200) : null
}
