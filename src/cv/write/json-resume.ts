/**
 * Converts a CV to JSON Resume 1.0.0 and back. The format's own fields contain all they can. `meta` contains the
 * whole CV, which keeps ids, roles and sections on the way back unless the fields were edited in between.
 */
import { Cv, type CvEmployment, type CvPlace, type CvRole } from '#core/cv/cv.ts'
import { readResumeFields } from '#cv/read/json-resume/json-resume-in.ts'
import { type ImportNote, trackFields } from '#cv/read/json-resume/tracked-fields.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
/** Our key in `meta`. */
const OURS = 'rolecall'

/** Never throws: the notes list what could not be read. */
export function fromJsonResume(value: unknown): { cv: Cv; notes: ImportNote[] } {
  const whole = wholeCv(value)
  if (whole) return { cv: whole, notes: [] }
  const notes: ImportNote[] = []
  const root = trackFields(value, '', notes)
  const cv = readResumeFields(root)
  root.line('$schema')
  root.entry('meta').entry(OURS).entry('cv') // our copy, now outdated
  root.rest()
  return { cv, notes: notes.filter(({ path }) => !/^(?:\$schema$|meta\b)/.test(path)) }
}

/** The CV under `meta`, if the fields still match it. */
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
  return withValues({
    basics: withValues({
      name: cv.name,
      label: cv.label,
      image: cv.image,
      email: cv.email,
      phone: cv.phone,
      url: cv.url,
      summary: cv.summary.map(({ text }) => text).join('\n'),
      location: cv.place && toLocation(cv.place),
      profiles: cv.links.map(({ network, username, url }) =>
        withValues({ network, username, url }),
      ),
    }),
    work: cv.work.flatMap((employment) => employment.roles.map((role) => toWork(employment, role))),
    volunteer: cv.volunteer.map((it) =>
      withValues({
        organization: it.organization,
        position: it.position,
        url: it.url,
        ...toDates(it),
        summary: it.summary,
        highlights: texts(it.highlights),
      }),
    ),
    education: cv.education.map((it) =>
      withValues({
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
      withValues({ title, date, awarder: by, url, summary }),
    ),
    certificates: cv.certificates.map(({ title, date, by, url, summary }) =>
      withValues({ name: title, date, issuer: by, url, summary }),
    ),
    publications: cv.publications.map(({ title, date, by, url, summary }) =>
      withValues({ name: title, publisher: by, releaseDate: date, url, summary }),
    ),
    skills: cv.skills.map(({ name, level, keywords }) => withValues({ name, level, keywords })),
    languages: cv.languages.map(({ language, fluency }) => withValues({ language, fluency })),
    interests: cv.interests.map(({ name, level, keywords }) =>
      withValues({ name, level, keywords }),
    ),
    references: cv.references.map(({ name, reference }) => withValues({ name, reference })),
    projects: cv.projects.map((it) =>
      withValues({
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
  withValues({
    name: company,
    position: role.title,
    url,
    location: role.place ?? place,
    description: about,
    ...toDates(role),
    summary: role.summary,
    highlights: texts(role.highlights),
  })

/** A missing end means current; the format has no other way to express that. */
const toDates = ({ start, end }: { start: string | null; end: string | null }) => ({
  startDate: start,
  endDate: end === 'present' ? null : end,
})

function toLocation({ text, ...parts }: CvPlace): object | null {
  const known = withValues(parts)
  return Object.keys(known).length > 0 ? known : withValues({ city: text })
}

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text)

/** Keeps only fields with a value. */
const withValues = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => hasValue(value)))

function hasValue(value: unknown): boolean {
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

/** Deeper than any field of the format. */
const MAX_DEPTH = 10

/** A canonical form: equal for equal content, whatever the order of its fields. */
function plainForm(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH || value === null || typeof value !== 'object')
    return JSON.stringify(value) ?? ''
  if (Array.isArray(value)) return `[${value.map((it) => plainForm(it, depth + 1)).join(',')}]`
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, it]) => `${JSON.stringify(key)}:${plainForm(it, depth + 1)}`).join(',')}}`
}
