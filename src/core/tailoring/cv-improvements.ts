/**
 * What is better in a CV made for a job than in the one it was made from: where it shows the must-have skills, and what
 * moved up. Also what a reader finds in the finished file.
 */
import type { Cv } from '#core/cv/cv.ts'
import { formatSpan } from '#core/cv/cv-span.ts'
import { type MovedUp, movedUp } from './moved-up.ts'
import { coverageOf, isGained, isLost, type SkillCoverage } from './skill-coverage.ts'
import type { TailorTarget } from './tailoring.ts'

export type CvImprovements = { coverage: SkillCoverage[]; moves: MovedUp[] }

export const improvementsOf = (before: Cv, after: Cv, target: TailorTarget): CvImprovements => ({
  coverage: coverageOf(before, after, target),
  moves: movedUp(before, after, target),
})

/** Whether there is a reason to send this CV instead of the one before. */
export function isBetter({
  coverage,
  moves,
  pages,
}: CvImprovements & { pages: { before: number; after: number } }): boolean {
  if (coverage.some(isLost)) return false
  return coverage.some(isGained) || moves.length > 0 || pages.after < pages.before
}

/** How much of each part of a printed CV a reader finds in the file. */
export type ReadBack = {
  part: (typeof READ_PARTS)[number]
  found: number
  of: number
  /** What was not found, as printed. */
  missing: string[]
}[]

const READ_PARTS = ['name', 'email', 'phone', 'jobs', 'dates', 'schools', 'skills'] as const

export function readBack(printed: Cv, read: Cv): ReadBack {
  const has = (value: string | null, it: string | null) =>
    share(value ? [value] : [], it ? [it] : [])
  const share = (values: readonly string[], found: readonly string[]) => {
    const known = new Set(found.map(plain))
    const missing = values.filter((value) => !known.has(plain(value)))
    return { of: values.length, found: values.length - missing.length, missing }
  }
  const counts: Record<ReadBack[number]['part'], Omit<ReadBack[number], 'part'>> = {
    name: has(printed.name, read.name),
    email: has(printed.email, read.email),
    phone: has(printed.phone, read.phone),
    jobs: share(printed.work.flatMap(titles), read.work.flatMap(titles)),
    dates: share(datesOf(printed), datesOf(read)),
    schools: share(printed.education.map(school), read.education.map(school)),
    skills: share(printed.skills.flatMap(words), read.skills.flatMap(words)),
  }
  return READ_PARTS.map((part) => ({ part, ...counts[part] })).filter(({ of }) => of > 0)
}

const titles = ({ company, roles }: Cv['work'][number]) =>
  roles.map(({ title }) => [title, company].filter(Boolean).join(', '))
/** The dates of jobs, each with its title. */
const datesOf = ({ work }: Cv) =>
  work.flatMap(({ roles }) =>
    roles.flatMap((role) => {
      const dates = formatSpan(role)
      return dates === '' ? [] : [`${role.title}, ${dates}`]
    }),
  )
const school = ({ institution }: Cv['education'][number]) => institution
const words = ({ keywords }: Cv['skills'][number]) => keywords

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, '')
