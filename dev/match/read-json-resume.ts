/** A CV out of JSON Resume, versions 0 and 1, as far as judging it needs: for measuring, and for pairs of other people. */
import { type Cv, EMPTY_CV, PartialDate } from '#core/cv.ts'

type Loose = Record<string, unknown>

/** Null for what is no JSON Resume. */
export function readJsonResume(document: unknown): Cv | null {
  const resume = toObject(document)
  const basics = toObject(resume.basics)
  if (!('basics' in resume || 'work' in resume || 'skills' in resume)) return null
  const ids = counter()
  const lines = (value: unknown) =>
    toList(value).flatMap((text) =>
      typeof text === 'string' ? [{ id: ids('l'), text: text.slice(0, 5000) }] : [],
    )
  return {
    ...EMPTY_CV,
    name: line(basics.name),
    label: line(basics.label),
    place: toPlace(toObject(basics.location)),
    summary: line(basics.summary) === null ? [] : lines([basics.summary]),
    work: toList(resume.work)
      .map(toObject)
      .map((one) => ({
        id: ids('w'),
        company: line(one.name) ?? line(one.company) ?? '',
        url: null,
        place: null,
        about: line(one.description),
        roles: [
          {
            id: ids('r'),
            title: line(one.position) ?? '',
            ...datesOf(one, true),
            place: line(one.location),
            summary: line(one.summary),
            highlights: lines(one.highlights),
          },
        ],
      })),
    education: toList(resume.education)
      .map(toObject)
      .map((one) => ({
        id: ids('e'),
        institution: line(one.institution) ?? '',
        url: null,
        place: null,
        degree: line(one.studyType) ?? '',
        area: line(one.area),
        ...datesOf(one, false),
        score: null,
        courses: lines(one.courses),
        highlights: [],
      })),
    skills: toList(resume.skills)
      .map(toObject)
      .map((one) => ({
        id: ids('s'),
        name: line(one.name),
        level: line(one.level),
        keywords: toList(one.keywords).flatMap((word) => line(word) ?? []),
      })),
    projects: toList(resume.projects)
      .map(toObject)
      .map((one) => ({
        id: ids('p'),
        name: line(one.name) ?? '',
        url: null,
        entity: line(one.entity),
        roles: [],
        ...datesOf(one, false),
        description: line(one.description),
        highlights: lines(one.highlights),
        keywords: toList(one.keywords).flatMap((word) => line(word) ?? []),
      })),
    certificates: toList(resume.certificates)
      .map(toObject)
      .map((one) => ({
        id: ids('c'),
        title: line(one.name) ?? '',
        by: line(one.issuer),
        date: toDate(one.date),
        url: null,
        summary: null,
      })),
    languages: toList(resume.languages)
      .map(toObject)
      .map((one) => ({
        id: ids('g'),
        language: line(one.language) ?? '',
        fluency: line(one.fluency),
      })),
  }
}

function toPlace({ city, region, countryCode, postalCode, address }: Loose): Cv['place'] {
  const parts = [line(city), line(region)].filter((part) => part !== null)
  const code = line(countryCode)
  if (parts.length === 0 && code === null) return null
  return {
    text: parts.join(', '),
    address: line(address),
    postalCode: line(postalCode),
    city: line(city),
    region: line(region),
    countryCode: code !== null && /^[A-Z]{2}$/.test(code) ? code : null,
  }
}

/** A role that began and has no end is taken to go on, as JSON Resume says. */
function datesOf({ startDate, endDate }: Loose, isWork: boolean) {
  const start = toDate(startDate)
  const end = toDate(endDate)
  return { start, end: end ?? (isWork && start !== null && !endDate ? ('present' as const) : null) }
}

function toDate(value: unknown): PartialDate | null {
  const read = PartialDate.safeParse(typeof value === 'string' ? value.slice(0, 10) : value)
  return read.success ? read.data : null
}

const line = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 5000) : null

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const toObject = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

function counter() {
  let count = 0
  return (letter: string) => `${letter}${++count}`
}
