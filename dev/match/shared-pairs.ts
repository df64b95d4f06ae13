/**
 * Pairs of an invented person and a real hiring post, graded 0 to 3 by somebody who had not seen our rules. A folder
 * has `cvs`, `pairs.jsonl` and its posts, `ads.jsonl`; without that, they are those of `../shared/data/jobs` with the
 * same ids. `../shared/data/match` is such a folder, and its README has the rubric.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Cv } from '#core/cv/cv.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import type { JobForMatch } from '#core/match/match-demands.ts'
import { fromJsonResume } from '#cv/write/json-resume.ts'

/** Beside the project. Its people were looked at while the rules were made. */
export const SHARED_PAIRS = fileURLToPath(new URL('../../../shared/data/match/', import.meta.url))

export type GradedPair = {
  person: string
  /** 3 excellent, 2 good, 1 possible, 0 poor. */
  grade: number
  cv: Cv
  job: JobForMatch
  /** How a reader judged the parts of the score; null if none did. */
  parts: ReadParts | null
}

/**
 * `role`: 2 the same kind of work, 1 adjacent, 0 another profession. `level`: how many steps the job is above the person.
 * `must`: the share of what the job cannot be done without that the CV shows.
 */
export type ReadParts = {
  role: number
  level: number
  place: 'open' | 'friction' | 'blocked'
  must: number
}

/** A row of pairs.jsonl. */
const PairRow = z.object({
  persona: z.string(),
  adId: z.string(),
  grade: z.int(),
  role: z.int().optional(),
  level: z.int().optional(),
  place: z.enum(['open', 'friction', 'blocked']).optional(),
  must: z.number().optional(),
})

/** An advert: a listing as `npm run import` reads it, where some fields are null. */
const AdRow = z.looseObject({ id: z.string() })

const Span = z.object({ start: z.string(), end: z.string() })

/** A file of cvs/. */
const PersonFile = z.object({
  name: z.string(),
  label: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  links: z.array(z.string()).default([]),
  summary: z.string().default(''),
  work: z.array(
    Span.extend({
      title: z.string(),
      company: z.string(),
      location: z.string(),
      highlights: z.array(z.string()),
      tech: z.array(z.string()).optional(),
    }),
  ),
  education: z.array(
    Span.extend({ institution: z.string(), degree: z.string(), area: z.string() }),
  ),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  certifications: z.array(z.string()).default([]),
  publications: z.array(z.string()).default([]),
  projects: z.array(z.object({ name: z.string(), text: z.string() })).default([]),
  volunteer: z
    .array(Span.extend({ title: z.string(), company: z.string(), text: z.string() }))
    .default([]),
})

/** The pairs with their posts. */
export const hasGradedPairs = (folder: string) =>
  fs.existsSync(path.join(folder, 'pairs.jsonl')) &&
  (fs.existsSync(path.join(folder, 'ads.jsonl')) || fs.existsSync(LISTINGS))

/** 180 pairs of twelve people; their posts are among the listings beside the project. Looked at since 29 Nov 2026. */
export const ELEVENTH = fileURLToPath(new URL('graded/eleventh/', import.meta.url))

/**
 * As many of twelve others, graded by another reader and once more by a second (`secondGrade`) and a third one, who also
 * judged the parts. Looked at since 30 Nov 2026.
 */
export const TWELFTH = fileURLToPath(new URL('graded/twelfth/', import.meta.url))

/**
 * As many of ten others, graded with their parts by one more reader. Of the people with an odd number the titles and
 * places that were read wrongly have been looked at; of the others only the figures: keep it so. The letters of both,
 * of the others those of n02, n06 and n10, have been read.
 */
export const THIRTEENTH = fileURLToPath(new URL('graded/thirteenth/', import.meta.url))

/**
 * As many of ten others, graded with their parts by one more reader. Of the people with an odd number the pairs that were
 * scored far too high or low have been looked at; of the others only the figures: keep it so. Three letters of each
 * person have been read.
 */
export const FOURTEENTH = fileURLToPath(new URL('graded/fourteenth/', import.meta.url))

/** Of Greenhouse, Ashby, Lever and Hacker News, most of them without a text. */
export const LISTINGS = new URL('../../../shared/data/jobs/listings.jsonl.gz', import.meta.url)

export function readGradedPairs(folder: string): GradedPair[] {
  const rows = rowsOf(path.join(folder, 'pairs.jsonl'), PairRow)
  const of = pairsOf(folder, rows)
  return rows.map((row) => ({
    ...of(row.persona, row.adId),
    grade: row.grade,
    parts: partsIn(row),
  }))
}

function partsIn({ role, level, place, must }: z.infer<typeof PairRow>): ReadParts | null {
  if (role === undefined || level === undefined) return null
  if (place === undefined || must === undefined) return null
  return { role, level, place, must }
}

/** The letters that a folder's letters.jsonl asks for. */
export function readLetterPairs(
  folder: string,
): (Omit<GradedPair, 'grade' | 'parts'> & LetterRow)[] {
  const rows = rowsOf(path.join(folder, 'letters.jsonl'), LetterRow)
  const of = pairsOf(folder, rows)
  return rows.map((row) => ({ ...row, ...of(row.person, row.adId) }))
}

/** A row of letters.jsonl. */
type LetterRow = z.infer<typeof LetterRow>
const LetterRow = z.object({ person: z.string(), adId: z.string() })

function pairsOf(folder: string, rows: readonly { adId: string }[]) {
  const jobs = readJobs(folder, new Set(rows.map(({ adId }) => adId)))
  const cvs = new Map<string, Cv>()
  return (person: string, adId: string) => {
    const cv = cvs.get(person) ?? readPerson(path.join(folder, 'cvs', `${person}.json`))
    cvs.set(person, cv)
    const job = jobs.get(adId)
    if (!job) throw new Error(`there is no advert ${adId}`)
    return { person, cv, job }
  }
}

function readJobs(folder: string, ids: ReadonlySet<string>): Map<string, JobForMatch> {
  const file = path.join(folder, 'ads.jsonl')
  const lines = fs.existsSync(file) ? read(file) : gunzipSync(fs.readFileSync(LISTINGS)).toString()
  const posts = parseRows(lines, AdRow).filter(({ id, description }) => ids.has(id) && description)
  return new Map(
    posts.map((post) => {
      const given = Object.entries(post).filter(([, value]) => value != null && value !== '')
      return [post.id, jobFacts(Listing.parse(Object.fromEntries(given)))]
    }),
  )
}

const read = (file: string) => fs.readFileSync(file, 'utf8')

const rowsOf = <Row>(file: string, Row: z.ZodType<Row>): Row[] => parseRows(read(file), Row)

function parseRows<Row>(lines: string, Row: z.ZodType<Row>): Row[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => Row.parse(JSON.parse(line)))
}

/** A file of `cvs`. */
export function readPerson(file: string): Cv {
  const person = PersonFile.parse(JSON.parse(read(file)))
  return fromJsonResume(toJsonResume(person)).cv
}

/** Current roles have no end in JSON Resume. What a role's employer uses (`blurb`) is left out. */
function toJsonResume(person: z.infer<typeof PersonFile>): object {
  const { name, label, email, phone, location, links, summary } = person
  const endOf = (end: string) => (end === 'present' ? undefined : end)
  const named = (names: readonly string[]) => names.map((one) => ({ name: one }))
  return {
    basics: {
      name,
      label,
      email,
      phone,
      location: { address: location },
      summary,
      profiles: links.map((url) => ({ url })),
    },
    work: person.work.map((role) => ({
      name: role.company,
      position: role.title,
      location: role.location,
      startDate: role.start,
      endDate: endOf(role.end),
      highlights: [
        ...role.highlights,
        ...(role.tech ? [`Technologies: ${role.tech.join(', ')}`] : []),
      ],
    })),
    education: person.education.map((entry) => ({
      institution: entry.institution,
      studyType: entry.degree,
      area: entry.area,
      startDate: entry.start,
      endDate: endOf(entry.end),
    })),
    skills: named(person.skills),
    languages: person.languages.map((language) => ({ language })),
    certificates: named(person.certifications),
    publications: named(person.publications),
    projects: person.projects.map((one) => ({ name: one.name, description: one.text })),
    volunteer: person.volunteer.map((one) => ({
      organization: one.company,
      position: one.title,
      startDate: one.start,
      endDate: endOf(one.end),
      summary: one.text,
    })),
  }
}
