/**
 * A CV as JSON Resume 1.0.0, and back. The format's own fields say all that it can say; the CV as a whole stands under
 * `meta`, so that it comes back with its ids, roles and sections, as long as nobody changed the fields meanwhile.
 */
import { Cv, type CvEmployment, type CvPlace, type CvRole } from '#core/cv/cv.ts'
import { readResumeFields } from '#cv/read/json-resume/json-resume-in.ts'
import { type ToldNote, toldFields } from '#cv/read/json-resume/told-fields.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
/** Our corner of `meta`. */
const OURS = 'rolecall'

/** Never throws: what cannot be read is told. */
export function fromJsonResume(value: unknown): { cv: Cv; notes: ToldNote[] } {
  const whole = wholeCv(value)
  if (whole) return { cv: whole, notes: [] }
  const notes: ToldNote[] = []
  const root = toldFields(value, '', notes)
  const cv = readResumeFields(root)
  root.line('$schema')
  root.entry('meta').entry(OURS).entry('cv') // ours, and no longer true
  root.rest()
  return { cv, notes: notes.filter(({ path }) => !/^(?:\$schema$|meta\b)/.test(path)) }
}

/** The CV under `meta`, where the fields still say the same. */
function wholeCv(value: unknown): Cv | null {
  const meta = part(part(value, 'meta'), OURS)
  const ours = Cv.safeParse(part(meta, 'cv'))
  if (!ours.success) return null
  return plainForm(toFields(ours.data), 0) === plainForm(withoutMeta(value), 0) ? ours.data : null
}

export function toJsonResume(cv: Cv): object {
  return { $schema: SCHEMA, ...toFields(cv), meta: { [OURS]: { cv } } }
}

function toFields(cv: Cv): object {
  return said({
    basics: said({
      name: cv.name,
      label: cv.label,
      image: cv.image,
      email: cv.email,
      phone: cv.phone,
      url: cv.url,
      summary: cv.summary.map(({ text }) => text).join('\n'),
      location: cv.place && toLocation(cv.place),
      profiles: cv.links.map(({ network, username, url }) => said({ network, username, url })),
    }),
    work: cv.work.flatMap((employment) => employment.roles.map((role) => toWork(employment, role))),
    volunteer: cv.volunteer.map((it) =>
      said({
        organization: it.organization,
        position: it.position,
        url: it.url,
        ...toDates(it),
        summary: it.summary,
        highlights: texts(it.highlights),
      }),
    ),
    education: cv.education.map((it) =>
      said({
        institution: it.institution,
        url: it.url,
        location: it.place,
        area: it.area,
        studyType: it.degree,
        ...toDates(it),
        score: it.score,
        courses: texts(it.courses),
        highlights: texts(it.highlights),
      }),
    ),
    awards: cv.awards.map(({ title, date, by, url, summary }) =>
      said({ title, date, awarder: by, url, summary }),
    ),
    certificates: cv.certificates.map(({ title, date, by, url, summary }) =>
      said({ name: title, date, issuer: by, url, summary }),
    ),
    publications: cv.publications.map(({ title, date, by, url, summary }) =>
      said({ name: title, publisher: by, releaseDate: date, url, summary }),
    ),
    skills: cv.skills.map(({ name, level, keywords }) => said({ name, level, keywords })),
    languages: cv.languages.map(({ language, fluency }) => said({ language, fluency })),
    interests: cv.interests.map(({ name, level, keywords }) => said({ name, level, keywords })),
    references: cv.references.map(({ name, reference }) => said({ name, reference })),
    projects: cv.projects.map((it) =>
      said({
        name: it.name,
        description: it.description,
        highlights: texts(it.highlights),
        keywords: it.keywords,
        ...toDates(it),
        url: it.url,
        roles: it.roles,
        entity: it.entity,
      }),
    ),
  })
}

const toWork = ({ company, url, place, about }: CvEmployment, role: CvRole) =>
  said({
    name: company,
    position: role.title,
    url,
    location: role.place ?? place,
    description: about,
    ...toDates(role),
    summary: role.summary,
    highlights: texts(role.highlights),
  })

/** Today goes on: the format has no other word for it. */
const toDates = ({ start, end }: { start: string | null; end: string | null }) => ({
  startDate: start,
  endDate: end === 'present' ? null : end,
})

function toLocation({ text, ...parts }: CvPlace): object | null {
  const known = said(parts)
  return Object.keys(known).length > 0 ? known : said({ city: text })
}

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

/** Only fields that say something. */
const said = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => saysSomething(value)))

function saysSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : null
}

const withoutMeta = (value: unknown) =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([name]) => name !== 'meta' && name !== '$schema'),
  )

/** Deeper than any field of the format lies. */
const MAX_DEPTH = 10

/** The same for the same content, whatever the order of its fields. */
function plainForm(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object')
    return JSON.stringify(value) ?? ''
  if (Array.isArray(value)) return `[${value.map((it) => plainForm(it, depth + 1)).join(',')}]`
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, it]) => `${JSON.stringify(key)}:${plainForm(it, depth + 1)}`).join(',')}}`
}
