/**
 * Converts between profiles and CVs. A profile holds less: dates as one text, a graduation year, no projects.
 * Nothing is invented; whatever one side cannot hold is left out.
 */
import {
  type Cv,
  type CvEducation,
  type CvEmployment,
  type CvRole,
  EMPTY_CV,
  PartialDate,
} from '#core/cv/cv.ts'
import { formatSpan, monthOf, parseSpan } from '#core/cv/cv-span.ts'
import { distinct } from '#core/text/typed-list.ts'
import { Education, Experience, type ProfileContent, Skills } from './profile.ts'
import { MAX_BIO, MAX_ENTRIES, MAX_NAME, MAX_SKILLS } from './profile-choices.ts'

type ProfileData = Pick<ProfileContent, 'bio' | 'website' | 'skills' | 'experience' | 'education'>

/** Ids follow the order of the profile's lists. */
export function profileToCv(
  { bio, website, skills, experience, education }: ProfileData,
  { name, email }: { name: string | null; email: string | null },
): Cv {
  return {
    ...EMPTY_CV,
    name,
    label: experience[0]?.position ?? null,
    email,
    url: website,
    summary: paragraphs(bio).map((text, at) => ({ id: `s${at + 1}`, text })),
    work: employments(experience),
    education: education.map(toCvEducation),
    skills: skills.length > 0 ? [{ id: 'k1', name: null, level: null, keywords: skills }] : [],
  }
}

/** Consecutive positions at the same company become roles of one employment. */
function employments(experience: readonly Experience[]): CvEmployment[] {
  const work: CvEmployment[] = []
  for (const entry of experience) {
    const last = work.at(-1)
    const isSame = last?.company.toLowerCase() === entry.company.toLowerCase()
    const employment =
      isSame && last
        ? last
        : { id: `w${work.length + 1}`, company: entry.company, url: null, place: null, about: null }
    if (!('roles' in employment))
      work.push({ ...employment, roles: [roleOf(entry, `${employment.id}r1`)] })
    else employment.roles.push(roleOf(entry, `${employment.id}r${employment.roles.length + 1}`))
  }
  return work
}

function roleOf({ position, duration, description }: Experience, id: string): CvRole {
  const span = parseSpan(duration)
  return {
    id,
    title: position,
    start: span?.start ?? null,
    end: span?.end ?? null,
    place: null,
    // "3 years" is not a date, but still worth keeping.
    summary: span === null && duration !== '' ? duration : null,
    highlights: description
      .filter((text) => text !== '')
      .map((text, at) => ({ id: `${id}h${at + 1}`, text })),
  }
}

function toCvEducation(
  { institution, degree, field, graduationYear }: Education,
  at: number,
): CvEducation {
  const end = PartialDate.safeParse(String(graduationYear))
  return {
    id: `e${at + 1}`,
    institution,
    url: null,
    place: null,
    degree,
    area: field || null,
    start: null,
    end: end.success ? end.data : null,
    score: null,
    courses: [],
    highlights: [],
  }
}

export type CvForProfile = {
  name: string | null
  bio: string | null
  website: string | null
  skills: string[]
  experience: Experience[]
  education: Education[]
  /** Whole years covered by dated roles, overlaps once; null if no role has dates. */
  experienceYears: number | null
}

/** The parts of a CV that a profile can hold, each valid there. `nowMonth` counts from year 0. */
export function cvToProfile(cv: Cv, nowMonth: number): CvForProfile {
  const skills = distinct(cv.skills.flatMap(({ keywords }) => keywords))
  return {
    name: cut(cv.name ?? '', MAX_NAME) || null,
    bio: cut(cv.summary.map(({ text }) => text).join('\n'), MAX_BIO) || null,
    website: websiteOf(cv),
    skills: skills.filter((skill) => Skills.safeParse([skill]).success).slice(0, MAX_SKILLS),
    experience: cv.work.flatMap(experienceOf).slice(0, MAX_ENTRIES),
    education: cv.education.flatMap(educationOf).slice(0, MAX_ENTRIES),
    experienceYears: yearsWorked(cv, nowMonth),
  }
}

export type CvAnalysis = {
  skills: string[]
  experience: Pick<Experience, 'company' | 'position' | 'duration'>[]
  education: Education[]
  summary: string | null
}

/** A short summary of what a CV contains. */
export function analysisOf(cv: Cv): CvAnalysis {
  return {
    skills: distinct(cv.skills.flatMap(({ keywords }) => keywords)),
    experience: cv.work.flatMap(({ company, roles }) =>
      roles.map((role) => ({ company, position: role.title, duration: formatSpan(role) })),
    ),
    education: cv.education.map(({ institution, degree, area, end }) => ({
      institution,
      degree,
      field: area ?? '',
      graduationYear: end === null || end === 'present' ? null : Number(end.slice(0, 4)),
    })),
    summary: cv.summary.map(({ text }) => text).join('\n') || null,
  }
}

/** Whether the CV has anything to match jobs by. */
export const hasFound = ({ skills, experience, education }: Omit<CvAnalysis, 'summary'>) =>
  skills.length + experience.length + education.length > 0

/** Jobs without a company or a position, and degrees without a school or a name, for their owner to complete. */
export type Incomplete = Pick<CvForProfile, 'experience' | 'education'>

export function incompleteOf(cv: Cv): Incomplete {
  return {
    experience: cv.work
      .flatMap(toExperience)
      .filter(({ company, position }) => (company === '') !== (position === '')),
    education: cv.education
      .map(toEducation)
      .filter(({ institution, degree }) => (institution === '') !== (degree === '')),
  }
}

/** A profile requires both company and position; a role without one of them is left out. */
const experienceOf = (employment: CvEmployment): Experience[] =>
  toExperience(employment).flatMap((entry) => Experience.safeParse(entry).data ?? [])

const toExperience = ({ company, roles }: CvEmployment): Experience[] =>
  roles.map((role) => ({
    company: cut(company, 200),
    position: cut(role.title, 200),
    duration: formatSpan(role),
    description: [...(role.summary ? [role.summary] : []), ...role.highlights.map((it) => it.text)]
      .map((text) => cut(text, 500))
      .slice(0, 40),
  }))

const educationOf = (education: CvEducation): Education[] => {
  const { data } = Education.safeParse(toEducation(education))
  return data ? [data] : []
}

/** A start alone is no graduation. */
const toEducation = ({ institution, degree, area, end }: CvEducation): Education => ({
  institution: cut(institution, 200),
  degree: cut(degree || (area ?? ''), 200),
  field: cut(degree ? (area ?? '') : '', 200),
  graduationYear: end === null || end === 'present' ? null : Number(end.slice(0, 4)),
})

function websiteOf({ url }: Cv): string | null {
  if (url === null || !/^https?:\/\/[^\s/?#@][^\s/?#@.]*\.[^\s/?#@]+(?:[/?#]\S*)?$/i.test(url))
    return null
  return url.length <= 500 ? url : null
}

function yearsWorked({ work }: Cv, nowMonth: number): number | null {
  const spans = work
    .flatMap(({ roles }) => roles)
    .flatMap(({ start, end }) => {
      if (start === null) return []
      const last = end === 'present' ? nowMonth : monthOf(end ?? start, 'last')
      return [{ first: monthOf(start, 'first'), last: Math.min(last, nowMonth) }]
    })
    .toSorted((a, b) => a.first - b.first)
  if (spans.length === 0) return null
  let months = 0
  let until = Number.NEGATIVE_INFINITY
  for (const { first, last } of spans) {
    const from = Math.max(first, until + 1)
    if (last >= from) months += last - from + 1
    until = Math.max(until, last)
  }
  return Math.min(70, Math.floor(months / 12))
}

function paragraphs(bio: string | null): string[] {
  return (bio ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 100)
}

/** Cuts at a space if there is one near the limit. */
function cut(text: string, max: number): string {
  const plain = text.trim()
  if (plain.length <= max) return plain
  const at = plain.lastIndexOf(' ', max)
  return plain
    .slice(0, at > max - 40 ? at : max)
    .toWellFormed()
    .trim()
}
