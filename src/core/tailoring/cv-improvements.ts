/**
 * What is better in a CV made for a job than in the one it was made from: the requested skills it lists, and the entries
 * that open with something the job asks for. Also what a reader finds in the finished file.
 */
import type { Cv } from '#core/cv/cv.ts'
import { canonicalSkill } from '#core/skill/skill.ts'
import { relevanceTo } from './job-relevance.ts'
import { entries } from './order-for-job.ts'
import type { TailorTarget } from './tailoring.ts'

export type CvImprovements = {
  /** Requested skills in the CV's own list of skills, where a keyword search finds them. */
  skills: { asked: number; before: number; after: number; added: string[] }
  /** Jobs and projects with several points, and how many open with something the job asks for. */
  order: { entries: number; before: number; after: number }
}

export function improvementsOf(before: Cv, after: Cv, target: TailorTarget): CvImprovements {
  /** The listed skill that meets each request. */
  const metBy = (cv: Cv) => {
    const listed = listedSkills(cv)
    return target.skills.map(({ anyOf }) => anyOf.find((skill) => listed.has(skill)) ?? null)
  }
  const [had, has] = [metBy(before), metBy(after)]
  const count = (met: (string | null)[]) => met.filter((skill) => skill !== null).length
  return {
    skills: {
      asked: target.skills.length,
      before: count(had),
      after: count(has),
      added: [...new Set(has.flatMap((skill, at) => (had[at] === null ? (skill ?? []) : [])))],
    },
    order: {
      entries: several(after).length,
      before: openings(before, target),
      after: openings(after, target),
    },
  }
}

const listedSkills = (cv: Cv): ReadonlySet<string> =>
  new Set(cv.skills.flatMap(({ keywords }) => keywords.map((word) => canonicalSkill(word) ?? '')))

const several = (cv: Cv) => entries(cv).filter(({ points }) => points.length > 1)

function openings(cv: Cv, target: TailorTarget): number {
  const worth = relevanceTo(target)
  return several(cv).filter(({ points }) => worth(points[0]?.text ?? '') > 0).length
}

/** How much of each part of a printed CV a reader finds in the file. */
export type ReadBack = { part: (typeof READ_PARTS)[number]; found: number; of: number }[]

const READ_PARTS = ['name', 'email', 'phone', 'jobs', 'schools', 'skills'] as const

export function readBack(printed: Cv, read: Cv): ReadBack {
  const has = (value: string | null, it: string | null) => ({
    of: value ? 1 : 0,
    found: value && it && plain(value) === plain(it) ? 1 : 0,
  })
  const share = (values: readonly string[], found: readonly string[]) => {
    const known = new Set(found.map(plain))
    return { of: values.length, found: values.filter((value) => known.has(plain(value))).length }
  }
  const counts: Record<ReadBack[number]['part'], { found: number; of: number }> = {
    name: has(printed.name, read.name),
    email: has(printed.email, read.email),
    phone: has(printed.phone, read.phone),
    jobs: share(printed.work.flatMap(titles), read.work.flatMap(titles)),
    schools: share(printed.education.map(school), read.education.map(school)),
    skills: share(printed.skills.flatMap(words), read.skills.flatMap(words)),
  }
  return READ_PARTS.map((part) => ({ part, ...counts[part] })).filter(({ of }) => of > 0)
}

const titles = ({ company, roles }: Cv['work'][number]) =>
  roles.map(({ title }) => `${title} ${company}`)
const school = ({ institution }: Cv['education'][number]) => institution
const words = ({ keywords }: Cv['skills'][number]) => keywords

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, '')
