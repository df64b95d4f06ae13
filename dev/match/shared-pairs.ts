/**
 * Pairs of an invented person and a real hiring post, graded 0 to 3 by somebody who had not seen our rules
 * (`../shared/data/match`, see its README). Half of the people are developed on; the others are only counted.
 */
import * as fs from 'node:fs'
import { z } from 'zod'
import type { Cv } from '#core/cv/cv.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import type { JobForMatch } from '#core/match/match-demands.ts'
import { fromJsonResume } from '#cv/write/json-resume.ts'

const FOLDER = new URL('../../../shared/data/match/', import.meta.url)

/** Rules and weights were made with these people's pairs only; every other person's pairs were kept aside. */
export const BUILT_WITH: ReadonlySet<string> = new Set([
  '02-lead-go',
  '06-data-scientist',
  '10-security',
  '14-support',
])

export type GradedPair = {
  person: string
  adId: string
  /** 3 excellent, 2 good, 1 possible, 0 poor. */
  grade: number
  reason: string
  has: string[]
  missing: string[]
  isBlocked: boolean
  cv: Cv
  job: JobForMatch
}

/** A row of pairs.jsonl. */
const PairRow = z.object({
  persona: z.string(),
  adId: z.string(),
  grade: z.int(),
  reasons: z.string(),
  has: z.array(z.string()),
  missing_must: z.array(z.string()),
  flags: z.object({ place_mismatch: z.boolean() }),
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
  summary: z.string(),
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

export const hasGradedPairs = () => fs.existsSync(FOLDER)

export function readGradedPairs(): GradedPair[] {
  const jobs = new Map(
    rowsOf('ads.jsonl', AdRow).map((ad) => {
      const given = Object.entries(ad).filter(([, value]) => value != null && value !== '')
      return [ad.id, jobFacts(Listing.parse(Object.fromEntries(given)))]
    }),
  )
  const cvs = new Map<string, Cv>()
  return rowsOf('pairs.jsonl', PairRow).map((row) => {
    const cv = cvs.get(row.persona) ?? readPerson(row.persona)
    cvs.set(row.persona, cv)
    const job = jobs.get(row.adId)
    if (!job) throw new Error(`pairs.jsonl names an unknown advert: ${row.adId}`)
    return {
      person: row.persona,
      adId: row.adId,
      grade: row.grade,
      reason: row.reasons,
      has: row.has,
      missing: row.missing_must,
      isBlocked: row.flags.place_mismatch,
      cv,
      job,
    }
  })
}

const read = (name: string) => fs.readFileSync(new URL(name, FOLDER), 'utf8')

function rowsOf<Row>(name: string, Row: z.ZodType<Row>): Row[] {
  const lines = read(name).trim().split('\n')
  return lines.map((line) => Row.parse(JSON.parse(line)))
}

function readPerson(name: string): Cv {
  const person = PersonFile.parse(JSON.parse(read(`cvs/${name}.json`)))
  return fromJsonResume(toJsonResume(person)).cv
}

/** Current roles have no end in JSON Resume. What a role's employer uses (`blurb`) is left out. */
function toJsonResume(person: z.infer<typeof PersonFile>): object {
  const { name, label, email, phone, location, summary } = person
  const endOf = (end: string) => (end === 'present' ? undefined : end)
  const named = (names: readonly string[]) => names.map((one) => ({ name: one }))
  return {
    basics: { name, label, email, phone, location: { address: location }, summary },
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
