/**
 * A tracked application: its shape, its stages in their order, and what a stage means. Days are yyyy-MM-dd in the
 * person's own calendar, instants ISO 8601 in UTC. What may be sent in is application-input.ts.
 */
import type { JobId } from '#core/job/job.ts'

export type ApplicationId = number & { readonly __brand: 'ApplicationId' }

/** From first interest to the end. The words are values and labels at once; `Ghosted` is proposed, never set by itself. */
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

/** The tracking dialog counts to this. */
export const MAX_NOTES = 255

export const DEFAULT_STAGE: Stage = 'Interested'
export const UNKNOWN_COMPANY = 'Unknown Company'

/** A column of the board or a line of the table. */
export type ApplicationCard = {
  id: ApplicationId
  /** Grows with every change of the application itself; a change must say which one it was made on. */
  version: number
  /** The job it was made from; null where it was written by hand or the job is no longer kept. */
  jobId: JobId | null
  jobTitle: string
  companyName: string
  companyWebsite: string | null
  jobLocation: string | null
  jobUrl: string | null
  /** As in application-salary.ts, or as the person has it. */
  salaryRange: string | null
  stage: Stage
  /** The day of applying. */
  appliedOn: string | null
  notes: string | null
  followUpOn: string | null
  createdAt: string
  updatedAt: string
  /** When something last happened or is to happen: the newest event or interview. */
  lastEventAt: string
  /** The next interview; null when none is to come. */
  nextInterviewAt: string | null
  openTasks: number
  documents: number
  /** Whether nothing happened for so long that `Ghosted` is proposed. */
  isSilent: boolean
}

export type ApplicationLink = { label: string; url: string }

/** What one application's own page shows, apart from its lists. */
export type Application = Omit<ApplicationCard, 'openTasks' | 'documents'> & {
  /** The listing's text as it was when the application was added. */
  jobDescription: string | null
  links: ApplicationLink[]
}

export const EVENT_KINDS = ['stage', 'note', 'event'] as const
/** `stage` is a move, `event` whatever else happened, `note` what the person thought about it. */
export type EventKind = (typeof EVENT_KINDS)[number]

export type ApplicationEvent = {
  id: number
  kind: EventKind
  /** Of a move; `fromStage` is null for the first. */
  fromStage: Stage | null
  toStage: Stage | null
  text: string | null
  /** When it happened, as the person has it. */
  happenedAt: string
  /** When we were told. */
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
  /** What kind of round: "Pre-screen", "System design". */
  round: string
  startsAt: string
  /** IANA name of the zone in which it was agreed. */
  timeZone: string
  minutes: number
  /** A room, an address or the address of a call. */
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
  /** The exact file that was sent, under /dashboard/files; null where it was deleted since. */
  fileId: string | null
  name: string
  mediaType: string
  bytes: number
  sentOn: string | null
  addedAt: string
}

/** One application with everything that belongs to it. */
export type WholeApplication = Application & {
  events: ApplicationEvent[]
  contacts: ApplicationContact[]
  interviews: ApplicationInterview[]
  tasks: ApplicationTask[]
  documents: ApplicationDocument[]
}

/** The number of a stage's colour, from 0: its place in STAGES. */
export const stageColour = (stage: Stage): number => STAGES.indexOf(stage)

/** The day of applying is asked for at these stages alone. */
export const hasAppliedDate = (stage: Stage): boolean =>
  stage === 'Applied' || stage === 'Follow Up'

/** Somebody there has answered, whatever they said. */
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

/** It has been sent, so an answer can be hoped for. */
export const isSent = (stage: Stage): boolean => stage !== 'Interested'

const OVER: ReadonlySet<Stage> = new Set(['Accepted', 'Declined', 'Rejected', 'Ghosted'])
/** Nothing more is to come; reminders stop. */
export const isOver = (stage: Stage): boolean => OVER.has(stage)

/** At these stages the employer is to speak next. */
const WAITING: ReadonlySet<Stage> = new Set([
  'Applied',
  'Follow Up',
  'Pre-Screen',
  'Tech Interview',
  'Final Interview',
])
/** Days without news after which an application counts as silent. */
export const SILENT_DAYS = 30
const SILENT_AFTER_MS = SILENT_DAYS * 24 * 3_600_000

/** Whether to propose `Ghosted`: no event or interview for `SILENT_DAYS` while an answer is awaited. */
export function isSilent(
  { stage, lastEventAt }: Pick<ApplicationCard, 'stage' | 'lastEventAt'>,
  now: Date,
): boolean {
  return WAITING.has(stage) && now.getTime() - Date.parse(lastEventAt) >= SILENT_AFTER_MS
}
