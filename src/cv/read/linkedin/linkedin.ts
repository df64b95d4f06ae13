/**
 * Reads a CV from a LinkedIn data export: a ZIP of tables, one for each part of the profile. Which tables it contains
 * depends on what the person requested. Messages, contacts and the rest are ignored.
 */
import { type Cv, type CvEmployment, type CvRole, EMPTY_CV } from '#core/cv/cv.ts'
import { parseFieldDate } from '#cv/read/json-resume/field-date.ts'
import { splitIntoLines } from '#cv/read/json-resume/text-lines.ts'
import { openPackage, type Package } from '#cv/read/office/package.ts'
import { csvRows } from './csv-rows.ts'

/** File names of the tables, in lower case; some exports use another name. */
const TABLES = {
  profile: ['profile.csv'],
  summary: ['profile summary.csv'],
  emails: ['email addresses.csv'],
  phones: ['phonenumbers.csv', 'phone numbers.csv'],
  positions: ['positions.csv'],
  education: ['education.csv'],
  skills: ['skills.csv'],
  languages: ['languages.csv'],
  certificates: ['certifications.csv'],
  projects: ['projects.csv'],
  volunteer: ['volunteering.csv', 'volunteer experiences.csv'],
  publications: ['publications.csv'],
  awards: ['honors.csv', 'honors and awards.csv'],
  courses: ['courses.csv'],
} as const

/** Notes may precede the header row. */
const NAMES_WITHIN = 12
const MANY = 100
const LINE = 500
const TEXT = 5_000

/** The row's value under the first of these names that has one; '' if none has. */
type Row = (...names: string[]) => string

/** Null if the file is not such an export. */
export function fromLinkedIn(bytes: Uint8Array): Cv | null {
  const parts = openPackage(bytes)
  if (!parts) return null
  const tables = (kind: keyof typeof TABLES) => rowsOf(parts, TABLES[kind]).slice(0, MANY)
  const [profile] = tables('profile')
  const positions = tables('positions')
  if (!profile && positions.length === 0) return null
  const summary = [profile?.('Summary'), tables('summary')[0]?.('Profile Summary')].find(Boolean)
  return {
    ...EMPTY_CV,
    name: orNull([profile?.('First Name'), profile?.('Last Name')].filter(Boolean).join(' ')),
    label: orNull(profile?.('Headline')),
    email: emailOf(tables('emails')),
    phone: phoneOf(tables('phones')),
    place: placeOf(profile),
    links: linksOf(profile),
    summary: splitIntoLines(summary ?? '').map(({ text }, at) => ({ id: `m${at + 1}`, text })),
    work: employments(positions),
    education: tables('education').map(educationOf),
    skills: skillsOf(rowsOf(parts, TABLES.skills)),
    projects: tables('projects').map(projectOf),
    volunteer: tables('volunteer').map(volunteerOf),
    certificates: tables('certificates').map((row, at) => ({
      id: `c${at + 1}`,
      title: line(row('Name')),
      by: orNull(row('Authority')),
      date: parseFieldDate(row('Started On')),
      url: orNull(row('Url')),
      summary: orNull(row('License Number')),
    })),
    awards: tables('awards').map((row, at) => ({
      id: `a${at + 1}`,
      title: line(row('Title')),
      by: null,
      date: parseFieldDate(row('Issued On')),
      url: null,
      summary: orNull(row('Description'), TEXT),
    })),
    publications: tables('publications').map((row, at) => ({
      id: `u${at + 1}`,
      title: line(row('Name')),
      by: orNull(row('Publisher')),
      date: parseFieldDate(row('Published On')),
      url: orNull(row('Url')),
      summary: orNull(row('Description'), TEXT),
    })),
    languages: tables('languages').map((row, at) => ({
      id: `l${at + 1}`,
      language: line(row('Name')),
      fluency: orNull(row('Proficiency')),
    })),
    other: coursesOf(tables('courses')),
  }
}

function rowsOf(parts: Package, names: readonly string[]): Row[] {
  const file = parts.names.find((name) =>
    names.includes(name.slice(name.lastIndexOf('/') + 1).toLowerCase()),
  )
  const text = file === undefined ? null : parts.text(file)
  if (text === null) return []
  const rows = csvRows(text)
  const at = rows.slice(0, NAMES_WITHIN).findIndex(isNames)
  const columnNames = rows[at]?.map((name) => name.trim().toLowerCase())
  if (!columnNames) return []
  return rows.slice(at + 1).map((row) => (...asked) => {
    const columns = asked.map((name) => columnNames.indexOf(name.toLowerCase()))
    return columns.map((column) => row[column]?.trim() ?? '').find((cell) => cell !== '') ?? ''
  })
}

/** Whether this is the header row of one of the tables. */
const isNames = (row: string[]) =>
  row.some((cell) =>
    /^(?:first name|company name|school name|name|title|email address|number|profile summary)$/i.test(
      cell.trim(),
    ),
  )

function emailOf(rows: Row[]): string | null {
  const primary = rows.find((row) => /^yes$/i.test(row('Primary')))
  return orNull((primary ?? rows[0])?.('Email Address'))
}

function phoneOf(rows: Row[]): string | null {
  const mobile = rows.find((row) => /mobile/i.test(row('Type'))) ?? rows[0]
  const extension = mobile?.('Extension')
  return orNull([extension && `${extension}`, mobile?.('Number')].filter(Boolean).join(' '))
}

function placeOf(profile: Row | undefined): Cv['place'] {
  const text = profile?.('Geo Location') ?? ''
  const [postalCode, address] = [orNull(profile?.('Zip Code')), orNull(profile?.('Address'))]
  if (!text && !postalCode && !address) return null
  const [city = '', ...rest] = text.split(',').map((part) => part.trim())
  return {
    text: line([address, text || postalCode].filter(Boolean).join(', ')),
    address,
    postalCode,
    city: orNull(city),
    region: orNull(rest.join(', ')),
    countryCode: null,
  }
}

/** "[COMPANY:https://ada.example]", several separated by commas. */
function linksOf(profile: Row | undefined): Cv['links'] {
  const sites = (profile?.('Websites') ?? '')
    .split(/(?<![,\s])[,\s]+(?=\[)/)
    .map((site) => /^\[?(?:([A-Z_]+):)?(.*?)\]?$/i.exec(site.trim()))
    .map((found) => ({ network: kindOf(found?.[1]), url: found?.[2] ?? '' }))
  const own = { network: 'LinkedIn', url: profile?.('Profile URL', 'Public Profile Url') ?? '' }
  const handles = (profile?.('Twitter Handles') ?? '').replace(/[[\]]/g, '').split(/[,\s]+/)
  const all = [
    own,
    ...sites,
    ...handles.map((it) => ({
      network: 'Twitter',
      url: it && `https://twitter.com/${it.replace('@', '')}`,
    })),
  ]
  return all
    .filter(({ url }) => url !== '')
    .slice(0, 20)
    .map(({ network, url }, at) => ({ id: `k${at + 1}`, network, username: null, url: line(url) }))
}

/** PERSONAL, COMPANY, BLOG, RSS, PORTFOLIO, OTHER. A plain address has no kind, only a scheme. */
const kindOf = (kind = '') =>
  /^(?:https?|other)?$/i.test(kind) ? null : `${kind[0]}${kind.slice(1).toLowerCase()}`

/** Consecutive positions at one company become its roles. */
function employments(rows: Row[]): CvEmployment[] {
  const work: CvEmployment[] = []
  for (const row of rows) {
    const company = line(row('Company Name'))
    const last = work.at(-1)
    const isSame =
      last !== undefined && company !== '' && last.company === company && last.roles.length < 20
    const into = isSame
      ? last
      : { id: `w${work.length + 1}`, company, url: null, place: null, about: null, roles: [] }
    if (!isSame) work.push(into)
    into.roles.push(roleOf(row, `${into.id}r${into.roles.length + 1}`))
  }
  return work
}

function roleOf(row: Row, id: string): CvRole {
  return {
    id,
    title: line(row('Title')),
    ...datesOf(row),
    place: orNull(row('Location')),
    ...bodyOf(row('Description'), id),
  }
}

/** The paragraphs, and the bullet points. */
function bodyOf(description: string, id: string): Pick<CvRole, 'summary' | 'highlights'> {
  const lines = splitIntoLines(description)
  const texts = lines.filter(({ isPoint }) => !isPoint).map(({ text }) => text)
  const points = lines.filter(({ isPoint }) => isPoint)
  return {
    summary: orNull(texts.join('\n'), TEXT),
    highlights: points.slice(0, MANY).map(({ text }, at) => ({ id: `${id}h${at + 1}`, text })),
  }
}

/** A position with a start and no end is current. */
function datesOf(row: Row): Pick<CvRole, 'start' | 'end'> {
  const start = parseFieldDate(row('Started On', 'Start Date'))
  const end = parseFieldDate(row('Finished On', 'End Date'))
  return { start, end: end ?? (start ? 'present' : null) }
}

function educationOf(row: Row, at: number): Cv['education'][number] {
  const id = `e${at + 1}`
  const lines = [row('Notes'), row('Activities')].flatMap((text) => splitIntoLines(text))
  return {
    id,
    institution: line(row('School Name')),
    url: null,
    place: null,
    ...degreeOf(row('Degree Name')),
    start: parseFieldDate(row('Start Date', 'Started On')),
    end: parseFieldDate(row('End Date', 'Finished On')),
    score: null,
    courses: [],
    highlights: lines.slice(0, MANY).map(({ text }, n) => ({ id: `${id}h${n + 1}`, text })),
  }
}

/** "Bachelor of Science - BS, Computer Science": the export joins the two with a comma. */
function degreeOf(text: string): { degree: string; area: string | null } {
  const [degree = '', ...area] = text.split(/,\s+/)
  return { degree: line(degree), area: orNull(area.join(', ')) }
}

const skillsOf = (rows: Row[]): Cv['skills'] => {
  const names = [...new Set(rows.map((row) => line(row('Name'))).filter(Boolean))]
  return names.length > 0
    ? [{ id: 's1', name: null, level: null, keywords: names.slice(0, MANY) }]
    : []
}

function projectOf(row: Row, at: number): Cv['projects'][number] {
  const id = `p${at + 1}`
  const { summary, highlights } = bodyOf(row('Description'), id)
  return {
    id,
    name: line(row('Title')),
    url: orNull(row('Url')),
    entity: null,
    roles: [],
    ...datesOf(row),
    description: summary,
    highlights,
    keywords: [],
  }
}

function volunteerOf(row: Row, at: number): Cv['volunteer'][number] {
  const id = `v${at + 1}`
  return {
    id,
    organization: line(row('Company Name', 'Organization')),
    position: line(row('Role', 'Title')),
    url: null,
    ...datesOf(row),
    ...bodyOf(row('Description'), id),
  }
}

function coursesOf(rows: Row[]): Cv['other'] {
  const lines = rows.map((row, at) => ({
    id: `o1l${at + 1}`,
    text: [row('Name'), row('Number')].filter(Boolean).join(', '),
  }))
  return lines.length > 0 ? [{ id: 'o1', heading: 'Courses', lines }] : []
}

const line = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .slice(0, LINE)
    .toWellFormed()
    .trim()

function orNull(text: string | undefined, most = LINE): string | null {
  return (
    (most === LINE ? line(text ?? '') : (text ?? '').slice(0, most).toWellFormed().trim()) || null
  )
}
