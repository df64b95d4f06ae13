/**
 * Schemas for input about an application: limits of lengths, days and addresses. Texts are trimmed, and empty ones
 * become null.
 */
import { z } from 'zod'
import { isTimeZone } from '#core/time/time-zone.ts'
import { MAX_NOTES, STAGES, UNKNOWN_COMPANY } from './application.ts'

export { MAX_NOTES }

const MAX_TITLE = 300
const MAX_NAME = 200
/** Of a listing's text, in characters. */
export const MAX_DESCRIPTION = 50_000
const MAX_LONG_TEXT = 5_000
const MAX_LINKS = 20
const MAX_LABEL = 80
const WEEK_MINUTES = 7 * 24 * 60

/** Optional text: trimmed, null if empty. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .transform((text) => text || null)
    .nullable()

const required = (max: number) =>
  z.string().trim().min(1, 'must not be empty').max(max, `must have at most ${max} characters`)

const address = words(2_000).refine(
  (text) => text === null || isWebAddress(text),
  'must be a web address that begins with http:// or https://',
)

/** An existing day from 1970 to 2199. */
const day = z.iso
  .date('must be a date like 2026-03-31')
  .refine((text) => text >= '1970-01-01' && text < '2200-01-01', 'must be between 1970 and 2199')

const instant = z.iso
  .datetime({ offset: true, message: 'must be a date and time like 2026-03-31T09:00:00Z' })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => text >= '1970-01-01' && text < '2200-01-01', 'must be between 1970 and 2199')

const timeZone = required(60).refine(
  isTimeZone,
  'must be the name of a time zone, like Europe/Berlin',
)

const stage = z.enum(STAGES, 'must be one of the stages')

const link = z.strictObject({
  label: z.string().trim().max(MAX_LABEL, `must have at most ${MAX_LABEL} characters`),
  url: required(2_000).refine(isWebAddress, 'must begin with http:// or https://'),
})

/** Every value of an application that a person sets. */
const FIELDS = {
  jobTitle: required(MAX_TITLE),
  companyName: words(MAX_NAME).transform((name) => name ?? UNKNOWN_COMPANY),
  companyWebsite: address,
  jobLocation: words(MAX_TITLE),
  jobUrl: address,
  jobDescription: words(MAX_DESCRIPTION),
  salaryRange: words(MAX_NAME),
  stage,
  appliedOn: day.nullable(),
  notes: words(MAX_NOTES),
  followUpOn: day.nullable(),
  links: z.array(link).max(MAX_LINKS, `must be at most ${MAX_LINKS}`),
}

const anyway = z
  .boolean()
  .optional()
  .describe('true: add the application even if it looks like one you already track')

/** What the tracking dialog of a job sends; the rest comes from the job. */
const fromJob = {
  jobId: z.int().positive(),
  stage: stage.optional(),
  appliedOn: FIELDS.appliedOn.optional(),
  notes: FIELDS.notes.optional(),
  anyway,
}

const { jobTitle, ...others } = FIELDS

export const NewFromJob = z.strictObject(fromJob)
export const NewByHand = z.strictObject({
  jobTitle,
  ...z.object(others).partial().shape,
  anyway,
})
export const NewApplication = z.union([NewFromJob, NewByHand])

export type NewFromJob = z.infer<typeof NewFromJob>
export type NewByHand = z.infer<typeof NewByHand>
export type NewApplication = z.infer<typeof NewApplication>

/** Only the given fields change. */
export const ApplicationChange = z.object(FIELDS).partial().strict()
export type ApplicationChange = z.infer<typeof ApplicationChange>

/** An entry that the person writes. Moves between stages are recorded by the move itself. */
export const NewEvent = z.strictObject({
  kind: z.enum(['note', 'event'], 'must be note or event'),
  text: required(MAX_LONG_TEXT).meta({ example: 'Called the recruiter' }),
  happenedAt: instant.optional(),
})
export type NewEvent = z.infer<typeof NewEvent>

/** A move keeps its stages; its date can be corrected and a text added. */
export const EventChange = z
  .strictObject({ text: words(MAX_LONG_TEXT), happenedAt: instant })
  .partial()
export type EventChange = z.infer<typeof EventChange>

export const NewContact = z.strictObject({
  name: required(MAX_NAME).meta({ example: 'Robin Weber' }),
  role: words(MAX_NAME).optional(),
  email: words(254)
    .refine(
      (text) => text === null || z.email().safeParse(text).success,
      'must be an email address',
    )
    .optional(),
  phone: words(60).optional(),
  url: address.optional(),
  notes: words(MAX_LONG_TEXT).optional(),
})
export const ContactChange = NewContact.partial()
export type NewContact = z.infer<typeof NewContact>
export type ContactChange = z.infer<typeof ContactChange>

export const NewInterview = z.strictObject({
  round: required(120),
  startsAt: instant,
  timeZone,
  minutes: z
    .int()
    .min(1, 'must be at least 1')
    .max(WEEK_MINUTES, 'must be at most a week')
    .optional(),
  place: words(2_000).optional(),
  notes: words(MAX_LONG_TEXT).optional(),
})
export const InterviewChange = NewInterview.partial()
export type NewInterview = z.infer<typeof NewInterview>
export type InterviewChange = z.infer<typeof InterviewChange>

export const NewTask = z.strictObject({
  title: required(MAX_TITLE),
  dueOn: day.nullable().optional(),
})
export const TaskChange = NewTask.extend({ isDone: z.boolean() }).partial()
export type NewTask = z.infer<typeof NewTask>
export type TaskChange = z.infer<typeof TaskChange>

export const NewDocument = z.strictObject({ fileId: z.uuid(), sentOn: day.nullable().optional() })
export const DocumentChange = z.strictObject({ sentOn: day.nullable() })
export type NewDocument = z.infer<typeof NewDocument>
export type DocumentChange = z.infer<typeof DocumentChange>

function isWebAddress(text: string): boolean {
  return z.url({ protocol: /^https?$/, hostname: /./ }).safeParse(text).success
}
