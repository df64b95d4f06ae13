/**
 * A CV, in one shape for reading files, editing, matching and writing. It holds all of JSON Resume 1.0.0, plus
 * several roles at one employer, places as printed, and sections with any heading.
 *
 * Every part that a sentence may cite has an `id`, unique within its CV. Findings, match reasons, tailored changes
 * and cover letters refer to these ids. An id never changes its meaning; new parts get new ids.
 */
import { z } from 'zod'

/** The longest lines and lists we store: ten times what real CVs have. */
const LINE = 500
const TEXT = 5_000
const MANY = 100

const line = z.string().max(LINE)
const text = z.string().max(TEXT)
const id = z.string().regex(/^[a-z][a-z0-9]{0,15}$/)

/** As precise as printed: "2021", "2021-03", "2021-03-15". */
export const PartialDate = z
  .string()
  .regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/)
export type PartialDate = z.infer<typeof PartialDate>

/** Null if not printed. 'present' only if the CV says so. */
const dates = {
  start: PartialDate.nullable(),
  end: z.union([PartialDate, z.literal('present')]).nullable(),
}

/** `text` is as printed, and is what we show; the other fields are parsed from it. */
export const CvPlace = z.strictObject({
  text: line,
  address: line.nullable(),
  postalCode: line.nullable(),
  city: line.nullable(),
  region: line.nullable(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
})
export type CvPlace = z.infer<typeof CvPlace>

/** One statement: a bullet, a course, or a sentence. */
export const CvLine = z.strictObject({ id, text })
export type CvLine = z.infer<typeof CvLine>
const lines = z.array(CvLine).max(MANY)

export const CvLink = z.strictObject({
  id,
  /** "LinkedIn", "GitHub", "Website"; null for a plain address. */
  network: line.nullable(),
  username: line.nullable(),
  /** With its scheme if known. */
  url: line,
})
export type CvLink = z.infer<typeof CvLink>

export const CvRole = z.strictObject({
  id,
  title: line,
  ...dates,
  place: line.nullable(),
  /** The role's description in running text. */
  summary: text.nullable(),
  highlights: lines,
})
export type CvRole = z.infer<typeof CvRole>

export const CvEmployment = z.strictObject({
  id,
  company: line,
  url: line.nullable(),
  place: line.nullable(),
  /** What the employer does, if the CV says so. */
  about: text.nullable(),
  /** Newest first, as printed; at least one. */
  roles: z.array(CvRole).min(1).max(20),
})
export type CvEmployment = z.infer<typeof CvEmployment>

export const CvEducation = z.strictObject({
  id,
  institution: line,
  url: line.nullable(),
  place: line.nullable(),
  /** "BSc", "Master of Science". */
  degree: line,
  /** "Computer Science". */
  area: line.nullable(),
  ...dates,
  score: line.nullable(),
  courses: lines,
  highlights: lines,
})
export type CvEducation = z.infer<typeof CvEducation>

export const CvSkills = z.strictObject({
  id,
  /** The group's heading; null for a plain list. */
  name: line.nullable(),
  level: line.nullable(),
  keywords: z.array(line).max(MANY),
})
export type CvSkills = z.infer<typeof CvSkills>

export const CvProject = z.strictObject({
  id,
  name: line,
  url: line.nullable(),
  /** The client, or the capacity in which the work was done. */
  entity: line.nullable(),
  roles: z.array(line).max(20),
  ...dates,
  description: text.nullable(),
  highlights: lines,
  keywords: z.array(line).max(MANY),
})
export type CvProject = z.infer<typeof CvProject>

export const CvVolunteer = z.strictObject({
  id,
  organization: line,
  position: line,
  url: line.nullable(),
  ...dates,
  summary: text.nullable(),
  highlights: lines,
})
export type CvVolunteer = z.infer<typeof CvVolunteer>

/** Certificates, awards and publications share this shape: what, from whom, when. */
export const CvCredit = z.strictObject({
  id,
  title: line,
  /** Issuer, awarder, publisher. */
  by: line.nullable(),
  date: PartialDate.nullable(),
  url: line.nullable(),
  summary: text.nullable(),
})
export type CvCredit = z.infer<typeof CvCredit>

export const CvLanguage = z.strictObject({ id, language: line, fluency: line.nullable() })
export type CvLanguage = z.infer<typeof CvLanguage>

export const CvReference = z.strictObject({ id, name: line, reference: text })
export type CvReference = z.infer<typeof CvReference>

/** Anything that fits no other section, under its own heading. */
export const CvOther = z.strictObject({ id, heading: line, lines })
export type CvOther = z.infer<typeof CvOther>

export const Cv = z.strictObject({
  name: line.nullable(),
  /** What the person calls themselves: "Data engineer". */
  label: line.nullable(),
  email: line.nullable(),
  phone: line.nullable(),
  place: CvPlace.nullable(),
  /** Address of a picture, if JSON Resume names one; never loaded. */
  image: line.nullable(),
  /** The person's own website; other addresses are links. */
  url: line.nullable(),
  links: z.array(CvLink).max(20),
  /** One item per paragraph or sentence, so that each can be cited. */
  summary: lines,
  work: z.array(CvEmployment).max(MANY),
  education: z.array(CvEducation).max(MANY),
  skills: z.array(CvSkills).max(MANY),
  projects: z.array(CvProject).max(MANY),
  volunteer: z.array(CvVolunteer).max(MANY),
  certificates: z.array(CvCredit).max(MANY),
  awards: z.array(CvCredit).max(MANY),
  publications: z.array(CvCredit).max(MANY),
  languages: z.array(CvLanguage).max(MANY),
  interests: z.array(CvSkills).max(MANY),
  references: z.array(CvReference).max(MANY),
  other: z.array(CvOther).max(20),
})
export type Cv = z.infer<typeof Cv>

export const EMPTY_CV: Cv = {
  name: null,
  label: null,
  email: null,
  phone: null,
  place: null,
  image: null,
  url: null,
  links: [],
  summary: [],
  work: [],
  education: [],
  skills: [],
  projects: [],
  volunteer: [],
  certificates: [],
  awards: [],
  publications: [],
  languages: [],
  interests: [],
  references: [],
  other: [],
}
