/**
 * A CV of what LinkedIn hands out of an account: a ZIP of tables, one for each part of the profile. Which of them are
 * there depends on what the person asked for. Messages, contacts and the rest are not looked at.
 */
import { type Cv, type CvEmployment, type CvRole, EMPTY_CV } from '#core/cv/cv.ts'
import { parseToldDate } from '#cv/read/json-resume/told-date.ts'
import { toldLines } from '#cv/read/json-resume/told-lines.ts'
import { openPackage, type Package } from '#cv/read/office/package.ts'
import { csvRows } from './csv-rows.ts'

/** The tables by their names, small letters; some exports name one in two ways. */
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

/** Notes may stand before the row of names. */
const NAMES_WITHIN = 12
const MANY = 100
const LINE = 500
const TEXT = 5_000

/** What a row says under one of these names; '' for nothing. */
type Row = (...names: string[]) => string

/** Null for what is no such export. */
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
    summary: toldLines(summary ?? '').map(({ text }, at) => ({ id: `m${at + 1}`, text })),
    work: employments(positions),
    education: tables('education').map(educationOf),
    skills: skillsOf(rowsOf(parts, TABLES.skills)),
    projects: tables('projects').map(projectOf),
    volunteer: tables('volunteer').map(volunteerOf),
    certificates: tables('certificates').map((row, at) => ({
      id: `c${at + 1}`,
      title: line(row('Name')),
      by: orNull(row('Authority')),
      date: parseToldDate(row('Started On')),
      url: orNull(row('Url')),
      summary: orNull(row('License Number')),
    })),
    awards: tables('awards').map((row, at) => ({
      id: `a${at + 1}`,
      title: line(row('Title')),
      by: null,
      date: parseToldDate(row('Issued On')),
      url: null,
      summary: orNull(row('Description'), TEXT),
    })),
    publications: tables('publications').map((row, at) => ({
      id: `u${at + 1}`,
      title: line(row('Name')),
      by: orNull(row('Publisher')),
      date: parseToldDate(row('Published On')),
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

/** A name that stands in the row of names of one of the tables. */
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

/** "[COMPANY:https://ada.example]", several with commas between. */
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

/** PERSONAL, COMPANY, BLOG, RSS, PORTFOLIO, OTHER; an address has no kind but a scheme. */
const kindOf = (kind = '') =>
  /^(?:https?|other)?$/i.test(kind) ? null : `${kind[0]}${kind.slice(1).toLowerCase()}`

/** Positions at one company behind each other are its roles. */
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
    ...saidOf(row('Description'), id),
  }
}

/** What runs as text, and its points. */
function saidOf(description: string, id: string): Pick<CvRole, 'summary' | 'highlights'> {
  const lines = toldLines(description)
  const texts = lines.filter(({ isPoint }) => !isPoint).map(({ text }) => text)
  const points = lines.filter(({ isPoint }) => isPoint)
  return {
    summary: orNull(texts.join('\n'), TEXT),
    highlights: points.slice(0, MANY).map(({ text }, at) => ({ id: `${id}h${at + 1}`, text })),
  }
}

/** What has begun and has no end goes on. */
function datesOf(row: Row): Pick<CvRole, 'start' | 'end'> {
  const start = parseToldDate(row('Started On', 'Start Date'))
  const end = parseToldDate(row('Finished On', 'End Date'))
  return { start, end: end ?? (start ? 'present' : null) }
}

function educationOf(row: Row, at: number): Cv['education'][number] {
  const id = `e${at + 1}`
  const said = [row('Notes'), row('Activities')].flatMap((text) => toldLines(text))
  return {
    id,
    institution: line(row('School Name')),
    url: null,
    place: null,
    ...degreeOf(row('Degree Name')),
    start: parseToldDate(row('Start Date', 'Started On')),
    end: parseToldDate(row('End Date', 'Finished On')),
    score: null,
    courses: [],
    highlights: said.slice(0, MANY).map(({ text }, n) => ({ id: `${id}h${n + 1}`, text })),
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
  const { summary, highlights } = saidOf(row('Description'), id)
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
    ...saidOf(row('Description'), id),
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
