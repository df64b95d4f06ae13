/**
 * A person's profile, in the one shape that pages, API and database share. Name, address and picture belong to the
 * account. Money is in US dollars a year.
 */
import { z } from 'zod'
import { JOB_TYPES } from '#core/job/job.ts'
import { type PreparedText, preparedList, preparedText } from '#core/text/typed-text.ts'
import {
  MAX_BIO,
  MAX_ENTRIES,
  MAX_LOCATIONS,
  MAX_NAME,
  MAX_SALARY,
  MAX_SKILLS,
  REMOTE_PREFERENCES,
  YEARS_WORKED,
} from './profile-choices.ts'

const LONGEST_LINE = 200
const WEBSITE = /^https?:\/\/[^\s/?#@][^\s/?#@.]*\.[^\s/?#@]+(?:[/?#]\S*)?$/i

const line = (max = LONGEST_LINE): PreparedText => preparedText(max)
const filled = (max: number, message: string) =>
  line(max).refine((text) => text !== '', { error: message })

export const FullName = filled(MAX_NAME, 'Please provide your full name')

export const Skills = preparedList(60, MAX_SKILLS)

export const Experience = z.strictObject({
  company: filled(LONGEST_LINE, 'Enter a company'),
  position: filled(LONGEST_LINE, 'Enter a position'),
  duration: line(),
  /** One achievement per line. */
  description: z.array(line(500)).max(40),
})
export type Experience = z.infer<typeof Experience>

export const Education = z.strictObject({
  institution: filled(LONGEST_LINE, 'Enter an institution'),
  degree: filled(LONGEST_LINE, 'Enter a degree'),
  field: line(),
  graduationYear: z.int().min(1900).max(2100).nullable(),
})
export type Education = z.infer<typeof Education>

const salary = z.int().min(0).max(MAX_SALARY).nullable()

export const JobPreferences = z
  .strictObject({
    salaryMin: salary,
    salaryMax: salary,
    remote: z.enum(REMOTE_PREFERENCES),
    jobTypes: z.array(z.enum(JOB_TYPES)).max(JOB_TYPES.length),
    yearsWorked: z.enum(YEARS_WORKED),
    locations: preparedList(100, MAX_LOCATIONS),
  })
  .refine(({ salaryMin: min, salaryMax: max }) => min === null || max === null || min <= max, {
    path: ['salaryMax'],
    error: 'The maximum salary must not be below the minimum',
  })
export type JobPreferences = z.infer<typeof JobPreferences>

/** What a person may write; each part is saved separately. */
export const ProfileContent = z.strictObject({
  bio: preparedText(MAX_BIO).nullable(),
  website: z
    .string()
    .overwrite((text) => text.toWellFormed())
    .trim()
    .max(500)
    .regex(WEBSITE, { error: 'Enter a web address that starts with https://' })
    .nullable(),
  skills: Skills,
  experienceYears: z.int().min(0).max(70).nullable(),
  experience: z.array(Experience).max(MAX_ENTRIES),
  education: z.array(Education).max(MAX_ENTRIES),
  jobPreferences: JobPreferences.nullable(),
  onboardingCompleted: z.boolean(),
})
export type ProfileContent = z.infer<typeof ProfileContent>

export const EMPTY_PROFILE: ProfileContent = {
  bio: null,
  website: null,
  skills: [],
  experienceYears: null,
  experience: [],
  education: [],
  jobPreferences: null,
  onboardingCompleted: false,
}
