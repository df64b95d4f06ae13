/**
 * A tracked application: its shape, its stages in order, and what a stage implies. Days are yyyy-MM-dd in the
 * person's calendar, instants ISO 8601 in UTC. Schemas for input are in application-input.ts.
 */
import type { JobId } from '#core/job/job.ts'

export type ApplicationId = number & { readonly __brand: 'ApplicationId' }

/**
 * From first interest to the end. These are both stored values and labels. `Ghosted` is only proposed, never set
 * automatically.
 */
export const STAGES = [
  'Interested',
  'Applied',
  'Follow Up',
  'Pre-Screen',
  'Tech Interview',
  'Final Interview',
  'Offer Received',
  'Accepted',
  'Declined',
  'Rejected',
  'Ghosted',
] as const
export type Stage = (typeof STAGES)[number]

/** In characters; the tracking dialog counts up to this. */
export const MAX_NOTES = 255

export const DEFAULT_STAGE: Stage = 'Interested'
export const UNKNOWN_COMPANY = 'Unknown Company'

/** A card of the kanban view or a row of the table. */
export type ApplicationCard = {
  id: ApplicationId
  /** Grows with every change of the application itself. A change must name the version it is based on. */
  version: number
  /** The job it was created from; null if it was entered by hand or the job no longer exists. */
  jobId: JobId | null
  jobTitle: string
  companyName: string
  companyWebsite: string | null
  jobLocation: string | null
  jobUrl: string | null
  /** Text from application-salary.ts, or as the person edited it. */
  salaryRange: string | null
  stage: Stage
  appliedOn: string | null
  notes: string | null
  followUpOn: string | null
  createdAt: string
  updatedAt: string
  /** When something last happened or will happen: the latest event or interview. */
  lastEventAt: string
  /** The next interview; null if none is planned. */
  nextInterviewAt: string | null
  openTasks: number
  documents: number
  /** Whether nothing has happened for so long that `Ghosted` is proposed. */
  isSilent: boolean
}

export type ApplicationLink = { label: string; url: string }

/** What the page of one application shows, without its lists. */
export type Application = Omit<ApplicationCard, 'openTasks' | 'documents'> & {
  /** The listing's text when the application was added. */
  jobDescription: string | null
  links: ApplicationLink[]
}

export const EVENT_KINDS = ['stage', 'note', 'event'] as const
/** `stage` is a move, `note` a thought of the person, `event` anything else that happened. */
export type EventKind = (typeof EVENT_KINDS)[number]

export type ApplicationEvent = {
  id: number
  kind: EventKind
  /** Of a move; `fromStage` is null for the first one. */
  fromStage: Stage | null
  toStage: Stage | null
  text: string | null
  /** When it happened, according to the person. */
  happenedAt: string
  /** When we recorded it. */
  recordedAt: string
}

export type ApplicationContact = {
  id: number
  name: string
  role: string | null
  email: string | null
  phone: string | null
  url: string | null
  notes: string | null
}

export type ApplicationInterview = {
  id: number
  /** The kind of round: "Pre-screen", "System design". */
  round: string
  startsAt: string
  /** IANA name of the time zone in which it was agreed. */
  timeZone: string
  minutes: number
  /** A room, a street address or the link of a call. */
  place: string | null
  notes: string | null
}

export type ApplicationTask = {
  id: number
  title: string
  dueOn: string | null
  doneAt: string | null
}

export type ApplicationDocument = {
  id: number
  /** The file that was sent, under /dashboard/files; null if it has been deleted since. */
  fileId: string | null
  name: string
  mediaType: string
  bytes: number
  sentOn: string | null
  addedAt: string
}

export type WholeApplication = Application & {
  events: ApplicationEvent[]
  contacts: ApplicationContact[]
  interviews: ApplicationInterview[]
  tasks: ApplicationTask[]
  documents: ApplicationDocument[]
}

/** The number of a stage's color: its index in STAGES. */
export const stageColour = (stage: Stage): number => STAGES.indexOf(stage)

/** Only these stages ask for the day of applying. */
export const hasAppliedDate = (stage: Stage): boolean =>
  stage === 'Applied' || stage === 'Follow Up'

/** Stages that mean the employer responded, whatever the answer was. */
const ANSWERED: ReadonlySet<Stage> = new Set([
  'Pre-Screen',
  'Tech Interview',
  'Final Interview',
  'Offer Received',
  'Accepted',
  'Declined',
  'Rejected',
])
export const isResponse = (stage: Stage): boolean => ANSWERED.has(stage)

/** Whether it has been sent, so that a response can be expected. */
export const isSent = (stage: Stage): boolean => stage !== 'Interested'

const OVER: ReadonlySet<Stage> = new Set(['Accepted', 'Declined', 'Rejected', 'Ghosted'])
/** Nothing more is expected; reminders stop. */
export const isOver = (stage: Stage): boolean => OVER.has(stage)

/** At these stages the employer is expected to respond next. */
const WAITING: ReadonlySet<Stage> = new Set([
  'Applied',
  'Follow Up',
  'Pre-Screen',
  'Tech Interview',
  'Final Interview',
])
export const isWaiting = (stage: Stage): boolean => WAITING.has(stage)

/** Days without news after which an application counts as silent. */
export const SILENT_DAYS = 30
const SILENT_AFTER_MS = SILENT_DAYS * 24 * 3_600_000

/** Whether to propose `Ghosted`: no event or interview for `SILENT_DAYS` while a response is awaited. */
export function isSilent(
  { stage, lastEventAt }: Pick<ApplicationCard, 'stage' | 'lastEventAt'>,
  now: Date,
): boolean {
  return isWaiting(stage) && now.getTime() - Date.parse(lastEventAt) >= SILENT_AFTER_MS
}
