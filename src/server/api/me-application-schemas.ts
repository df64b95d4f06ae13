/** The shapes of the API about applications, one schema per answer. */
import { z } from '@hono/zod-openapi'
import { EVENT_KINDS, SILENT_DAYS, STAGES } from '#core/tracker/application.ts'
import { ApplicationChange } from '#core/tracker/application-input.ts'
import { optionalVersion } from './me-if-match.ts'

const id = z.int().positive()
const instant = z.iso.datetime()
const day = z.iso.date()
const stage = z.enum(STAGES)
const text = z.string().nullable()
const count = z.int().nonnegative()

/** The most applications in one request. */
const MAX_IDS = 1_000

const own = {
  id,
  version: z
    .int()
    .positive()
    .openapi({ description: 'Send it with a change; changes to an older version are refused' }),
  jobId: id.nullable().openapi({ description: 'The job on this site, if it was created from one' }),
  jobTitle: z.string(),
  companyName: z.string(),
  companyWebsite: text,
  jobLocation: text,
  jobUrl: text,
  salaryRange: text,
  stage,
  appliedOn: day.nullable(),
  notes: text,
  followUpOn: day.nullable(),
  createdAt: instant,
  updatedAt: instant,
  lastEventAt: instant.openapi({ description: 'Time of the latest event or interview' }),
  nextInterviewAt: instant.nullable(),
  isSilent: z
    .boolean()
    .openapi({ description: `No activity for ${SILENT_DAYS} days: Ghosted is suggested` }),
}

const CardSchema = z
  .strictObject({ ...own, openTasks: count, documents: count })
  .openapi('ApplicationCard')

export const ApplicationPageSchema = z
  .strictObject({ applications: z.array(CardSchema), totalCount: count, hasMore: z.boolean() })
  .openapi('ApplicationPage')

const whole = {
  ...own,
  jobDescription: text.openapi({
    description: 'The listing as it was when the application was added',
  }),
  links: z.array(z.strictObject({ label: z.string(), url: z.string() })),
}

export const ApplicationSchema = z.strictObject(whole).openapi('Application')

export const EventSchema = z
  .strictObject({
    id,
    kind: z.enum(EVENT_KINDS).openapi({ example: 'note' }),
    fromStage: stage.nullable().openapi({ example: null }),
    toStage: stage.nullable().openapi({ example: null }),
    text: text.openapi({ example: 'Called the recruiter' }),
    happenedAt: instant,
    recordedAt: instant,
  })
  .openapi('ApplicationEvent')

export const ContactSchema = z
  .strictObject({
    id,
    name: z.string().openapi({ example: 'Robin Weber' }),
    role: text,
    email: text,
    phone: text,
    url: text,
    notes: text,
  })
  .openapi('ApplicationContact')

export const InterviewSchema = z
  .strictObject({
    id,
    round: z.string(),
    startsAt: instant,
    timeZone: z.string().openapi({ example: 'Europe/Berlin' }),
    minutes: id,
    place: text,
    notes: text,
  })
  .openapi('ApplicationInterview')

export const TaskSchema = z
  .strictObject({ id, title: z.string(), dueOn: day.nullable(), doneAt: instant.nullable() })
  .openapi('ApplicationTask')

export const DocumentSchema = z
  .strictObject({
    id,
    fileId: z.uuid().nullable().openapi({ description: 'Null if the file has been deleted since' }),
    name: z.string().openapi({ example: 'cv.pdf' }),
    mediaType: z.string().openapi({ example: 'application/pdf' }),
    bytes: count,
    sentOn: day.nullable(),
    addedAt: instant,
  })
  .openapi('ApplicationDocument')

export const WholeApplicationSchema = z
  .strictObject({
    ...whole,
    events: z.array(EventSchema),
    contacts: z.array(ContactSchema),
    interviews: z.array(InterviewSchema),
    tasks: z.array(TaskSchema),
    documents: z.array(DocumentSchema),
  })
  .openapi('WholeApplication')

export const SummarySchema = z
  .strictObject({
    total: count,
    stages: z.array(z.strictObject({ stage, count })),
    response: z.strictObject({
      sent: count,
      answered: count,
      rate: z
        .number()
        .min(0)
        .max(1)
        .nullable()
        .openapi({ description: 'Null if fewer than five were sent' }),
    }),
  })
  .openapi('ApplicationSummary')

export const ChangeBody = ApplicationChange.extend({
  version: optionalVersion(z.int().positive()),
})

const ids = z.array(id).min(1).max(MAX_IDS)
const moved = z
  .array(
    z.strictObject({
      id,
      from: stage,
      to: stage,
      appliedOn: day.nullable().openapi({
        description: 'The applied date set by the move; null if it set none',
      }),
    }),
  )
  .max(MAX_IDS)

export const IdsBody = z.strictObject({ ids })
export const IdsSchema = z.strictObject({ ids: z.array(id) }).openapi('ApplicationIds')
export const MoveBody = z.strictObject({
  ids,
  stage,
  today: day.optional().openapi({
    description:
      'Today’s date in your time zone; used as the applied date if the stage needs one and none is set',
  }),
})
export const MovedSchema = z.strictObject({ moved }).openapi('MovedApplications')
export const MoveBackBody = z.strictObject({ moved: moved.min(1) })

export const UndoneMoveSchema = z
  .strictObject({
    appliedOn: day.nullable().openapi({
      description: 'The applied date that the move had set; null if it set none',
    }),
  })
  .openapi('UndoneMove')

export const PastedBody = z
  .strictObject({
    text: z.string().trim().min(1).max(50_000).openapi({
      description: 'As copied from a web page',
      example: 'Rust Engineer\nAcme\nOslo, Norway',
    }),
  })
  .openapi('PastedListing')

export const PastedSchema = z
  .strictObject({
    jobTitle: text,
    companyName: text,
    jobLocation: text,
    salaryRange: text,
    isReadable: z.boolean().openapi({ description: 'Whether the text looks like one listing' }),
  })
  .openapi('ReadListing')
