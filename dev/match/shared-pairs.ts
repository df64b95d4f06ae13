/**
 * Pairs of an invented person and a real hiring post, graded 0 to 3 by somebody who had not seen our rules
 * (`../shared/data/match`, see its README). Half of the people are developed on; the others are only counted.
 */
import * as fs from 'node:fs'
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

export const hasGradedPairs = () => fs.existsSync(FOLDER)

export function readGradedPairs(): GradedPair[] {
  const jobs = new Map(
    rowsOf('ads.jsonl').map((ad) => {
      const given = Object.entries(ad).filter(([, value]) => value != null && value !== '')
      return [ad.id, jobFacts(Listing.parse(Object.fromEntries(given)))]
    }),
  )
  const cvs = new Map<string, Cv>()
  return rowsOf('pairs.jsonl').map((row) => {
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

// biome-ignore lint/suspicious/noExplicitAny: files of somebody else, read once
const rowsOf = (name: string): any[] =>
  fs
    .readFileSync(new URL(name, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

function readPerson(name: string): Cv {
  const person = JSON.parse(fs.readFileSync(new URL(`cvs/${name}.json`, FOLDER), 'utf8'))
  return fromJsonResume(toJsonResume(person)).cv
}

/** Current roles have no end in JSON Resume. What a role's employer uses (`blurb`) is part of its summary. */
// biome-ignore lint/suspicious/noExplicitAny: as above
function toJsonResume(person: any): object {
  const endOf = (end: string) => (end === 'present' ? undefined : end)
  return {
    basics: {
      name: person.name,
      label: person.label,
      email: person.email,
      phone: person.phone,
      location: { address: person.location },
      summary: person.summary,
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above
    work: (person.work ?? []).map((role: any) => ({
      name: role.company,
      position: role.title,
      location: role.location,
      startDate: role.start,
      endDate: endOf(role.end),
      highlights: [
        ...(role.highlights ?? []),
        ...(role.tech ? [`Technologies: ${role.tech.join(', ')}`] : []),
      ],
    })),
    // biome-ignore lint/suspicious/noExplicitAny: as above
    education: (person.education ?? []).map((entry: any) => ({
      institution: entry.institution,
      studyType: entry.degree,
      area: entry.area,
      startDate: entry.start,
      endDate: endOf(entry.end),
    })),
    skills: (person.skills ?? []).map((skill: string) => ({ name: skill })),
    languages: (person.languages ?? []).map((language: string) => ({ language })),
    certificates: (person.certifications ?? []).map((name: string) => ({ name })),
    publications: (person.publications ?? []).map((name: string) => ({ name })),
    // biome-ignore lint/suspicious/noExplicitAny: as above
    projects: (person.projects ?? []).map((one: any) =>
      typeof one === 'string'
        ? { name: one }
        : {
            name: one.name ?? one.title,
            description: one.text ?? one.description,
            highlights: one.highlights,
          },
    ),
    // biome-ignore lint/suspicious/noExplicitAny: as above
    volunteer: (person.volunteer ?? []).map((one: any) => ({
      organization: one.company,
      position: one.title,
      startDate: one.start,
      endDate: one.end,
      summary: one.text,
    })),
  }
}
