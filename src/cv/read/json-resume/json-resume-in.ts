/** Reads a CV from JSON Resume fields, of this version and those before 1.0.0. */
import type {
  Cv,
  CvCredit,
  CvEducation,
  CvEmployment,
  CvLine,
  CvPlace,
  CvProject,
  CvRole,
} from '#core/cv/cv.ts'
import type { TrackedFields } from './tracked-fields.ts'

export function readResumeFields(root: TrackedFields): Cv {
  const basics = root.entry('basics')
  const place = placeOf(basics.entry('location'))
  return {
    name: basics.line('name'),
    label: basics.line('label'),
    email: basics.line('email'),
    phone: basics.line('phone'),
    place,
    image: basics.line('image') ?? basics.line('picture'),
    url: basics.line('url') ?? basics.line('website'),
    links: basics
      .entries('profiles')
      .slice(0, 20)
      .map((it, at) => ({
        id: `k${at + 1}`,
        network: it.line('network'),
        username: it.line('username'),
        url: it.line('url') ?? '',
      })),
    summary: asLines(splitText(basics.text('summary')), 'm'),
    work: employments(root.entries('work')),
    education: root.entries('education').map(educationOf),
    skills: root.entries('skills').map((it, at) => groupOf(it, `s${at + 1}`)),
    projects: root.entries('projects').map(projectOf),
    volunteer: root.entries('volunteer').map((it, at) => ({
      id: `v${at + 1}`,
      organization: it.line('organization') ?? '',
      position: it.line('position') ?? '',
      url: it.line('url') ?? it.line('website'),
      ...datesOf(it),
      summary: it.text('summary'),
      highlights: asLines(it.lines('highlights'), `v${at + 1}h`),
    })),
    certificates: root
      .entries('certificates')
      .map((it, at) => creditOf(it, `c${at + 1}`, { title: 'name', by: 'issuer', date: 'date' })),
    awards: root
      .entries('awards')
      .map((it, at) => creditOf(it, `a${at + 1}`, { title: 'title', by: 'awarder', date: 'date' })),
    publications: root
      .entries('publications')
      .map((it, at) =>
        creditOf(it, `u${at + 1}`, { title: 'name', by: 'publisher', date: 'releaseDate' }),
      ),
    languages: root.entries('languages').map((it, at) => ({
      id: `l${at + 1}`,
      language: it.line('language') ?? it.line('name') ?? '',
      fluency: it.line('fluency') ?? it.line('level'),
    })),
    interests: root.entries('interests').map((it, at) => groupOf(it, `i${at + 1}`)),
    references: root.entries('references').map((it, at) => ({
      id: `f${at + 1}`,
      name: it.line('name') ?? '',
      reference: it.text('reference') ?? '',
    })),
    other: [],
  }
}

/** Null if every part is missing. */
function placeOf(fields: TrackedFields): CvPlace | null {
  const [address, postalCode, city, region] = ['address', 'postalCode', 'city', 'region'].map(
    (name) => fields.line(name),
  ) as [string | null, string | null, string | null, string | null]
  const code = fields.line('countryCode')
  const countryCode = code && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null
  const parts = [address, postalCode, city, region, code].filter((part) => part !== null)
  if (parts.length === 0) return null
  return {
    text: parts.join(', ').slice(0, 500),
    address,
    postalCode,
    city,
    region: region ?? (countryCode ? null : code),
    countryCode,
  }
}

/** Consecutive entries of one employer become its roles. */
function employments(entries: TrackedFields[]): CvEmployment[] {
  const work: CvEmployment[] = []
  for (const it of entries) {
    const employer = {
      company: it.line('name') ?? it.line('company') ?? '',
      url: it.line('url') ?? it.line('website'),
      place: it.line('location'),
      about: it.text('description'),
    }
    const last = work.at(-1)
    const isSame = last && last.roles.length < 20 && hasSameValues(last, employer)
    const into = isSame ? last : { id: `w${work.length + 1}`, ...employer, roles: [] }
    if (!isSame) work.push(into)
    into.roles.push(roleOf(it, `${into.id}r${into.roles.length + 1}`))
  }
  return work
}

function hasSameValues(last: CvEmployment, employer: Omit<CvEmployment, 'id' | 'roles'>): boolean {
  if (employer.company === '') return false
  return Object.entries(employer).every(([key, value]) => last[key as keyof CvEmployment] === value)
}

function roleOf(it: TrackedFields, id: string): CvRole {
  return {
    id,
    title: it.line('position') ?? '',
    ...datesOf(it),
    place: null,
    summary: it.text('summary'),
    highlights: asLines(it.lines('highlights'), `${id}h`),
  }
}

/** An entry with a start and no end is current: that is the format's convention. */
function datesOf(it: TrackedFields): Pick<CvRole, 'start' | 'end'> {
  const start = it.date('startDate')
  return { start, end: it.end('endDate') ?? (start ? 'present' : null) }
}

function educationOf(it: TrackedFields, at: number): CvEducation {
  const id = `e${at + 1}`
  return {
    id,
    institution: it.line('institution') ?? '',
    url: it.line('url'),
    place: it.line('location'),
    degree: it.line('studyType') ?? '',
    area: it.line('area'),
    start: it.date('startDate'),
    end: it.end('endDate'),
    score: it.line('score') ?? it.line('gpa'),
    courses: asLines(it.lines('courses'), `${id}c`),
    highlights: asLines(it.lines('highlights'), `${id}h`),
  }
}

function projectOf(it: TrackedFields, at: number): CvProject {
  const id = `p${at + 1}`
  return {
    id,
    name: it.line('name') ?? '',
    url: it.line('url'),
    entity: it.line('entity'),
    roles: it.lines('roles').map(short).slice(0, 20),
    start: it.date('startDate'),
    end: it.end('endDate'),
    description: it.text('description') ?? it.text('summary'),
    highlights: asLines(it.lines('highlights'), `${id}h`),
    keywords: it.lines('keywords').map(short),
  }
}

const groupOf = (it: TrackedFields, id: string) => ({
  id,
  name: it.line('name'),
  level: it.line('level'),
  keywords: it.lines('keywords').map(short),
})

function creditOf(
  it: TrackedFields,
  id: string,
  names: { title: string; by: string; date: string },
): CvCredit {
  return {
    id,
    title: it.line(names.title) ?? '',
    by: it.line(names.by),
    date: it.date(names.date),
    url: it.line('url') ?? it.line('website'),
    summary: it.text('summary'),
  }
}

const splitText = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, 100)

const asLines = (texts: string[], prefix: string): CvLine[] =>
  texts.map((text, at) => ({ id: `${prefix}${at + 1}`, text }))

const short = (text: string) => text.slice(0, 500).toWellFormed()
