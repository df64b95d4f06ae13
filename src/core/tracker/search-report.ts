/**
 * Proof of search: which applications of a period a report lists, and what is known about each. Every value comes from
 * an application, its history or the person's answer; what is unknown is null and is never guessed. Days are yyyy-MM-dd
 * in the person's time zone.
 */
import { compare } from '#core/text/compare.ts'
import { addDays, firstOfMonth, parseDay } from '#core/time/calendar-days.ts'
import { dayAt } from '#core/time/time-zone.ts'
import type { ApplicationId, Stage } from './application.ts'
import { workloadOf } from './title-workload.ts'

/** What is stored about one application. */
export type ReportFacts = {
  id: ApplicationId
  stage: Stage
  appliedOn: string | null
  /** When the person first moved it from Interested to a stage that means it was sent. */
  sentAt: Date | null
  /** When it was moved to its present stage; null if it was added or imported at that stage. */
  stageAt: Date | null
  /** When its last interview was agreed to begin; null if none is noted. */
  interviewAt: Date | null
  jobTitle: string
  companyName: string | null
  companyWebsite: string | null
  jobLocation: string | null
  /** The first contact that the person noted. */
  contact: { name: string; email: string | null; phone: string | null } | null
}

/** How one can apply. Not stored: the person says it when making the report. */
export const APPLY_METHODS = ['online', 'email', 'post', 'phone', 'in-person'] as const
export type ApplyMethod = (typeof APPLY_METHODS)[number]

export const RESULTS = [
  'open',
  'interview',
  'offer',
  'hired',
  'withdrawn',
  'rejected',
  'no-reply',
] as const
export type ReportResult = (typeof RESULTS)[number]

export type ReportRow = {
  id: ApplicationId
  /** The day of applying; null if unknown. */
  on: string | null
  companyName: string | null
  companyWebsite: string | null
  jobLocation: string | null
  contact: ReportFacts['contact']
  jobTitle: string
  /** The part of full time that the title states, in percent: "80–100%". */
  workload: string | null
  method: ApplyMethod | null
  result: ReportResult
  /** The day of the interview, or when another result was known; null if unknown or still open. */
  resultOn: string | null
}

/** `first` and `last` are included. */
export type Period = { first: string; last: string }

/** In place of a method: leaves it out of one row, whatever is usual. */
export const BLANK = 'blank'

/** What the person asks for. */
export type ReportChoice = {
  period: Period
  /** Applications of the period that are left out. */
  without: ReadonlySet<number>
  /** Applications without a known day that are listed all the same. */
  including: ReadonlySet<number>
  /** Null leaves one blank. */
  methods: ReadonlyMap<number, ApplyMethod | null>
  /** Of those not in `methods`; null leaves them blank. */
  usualMethod: ApplyMethod | null
}

/** Null for a job that was not applied for. */
const RESULT_OF_STAGE: Record<Stage, ReportResult | null> = {
  Interested: null,
  Applied: 'open',
  'Follow Up': 'open',
  'Pre-Screen': 'interview',
  'Tech Interview': 'interview',
  'Final Interview': 'interview',
  'Offer Received': 'offer',
  Accepted: 'hired',
  Declined: 'withdrawn',
  Rejected: 'rejected',
  Ghosted: 'no-reply',
}

/** Rows of the period in order of the day, and those whose day is unknown. The choice leaves none of them out yet. */
export function reportRows(
  facts: readonly ReportFacts[],
  zone: string,
  { period, ...how }: Pick<ReportChoice, 'period' | 'methods' | 'usualMethod'>,
): { dated: ReportRow[]; undated: ReportRow[] } {
  const rows = facts.flatMap((it) => toRow(it, zone, how) ?? [])
  return {
    dated: rows
      .filter(({ on }) => on !== null && on >= period.first && on <= period.last)
      .sort((a, b) => compare(a.on ?? '', b.on ?? '') || a.id - b.id),
    undated: rows.filter(({ on }) => on === null).sort((a, b) => a.id - b.id),
  }
}

/** The rows that the report prints. */
export const chosenRows = (
  { dated, undated }: { dated: readonly ReportRow[]; undated: readonly ReportRow[] },
  { without, including }: Pick<ReportChoice, 'without' | 'including'>,
): ReportRow[] => [
  ...dated.filter(({ id }) => !without.has(id)),
  ...undated.filter(({ id }) => including.has(id)),
]

/** This month up to today; in the first week of a month the month before, which is when offices ask for it. */
export function defaultPeriod(today: string): Period {
  const first = firstOfMonth(today)
  if (today > addDays(first, FIRST_WEEK - 1)) return { first, last: today }
  const last = addDays(first, -1)
  return { first: firstOfMonth(last), last }
}

const FIRST_WEEK = 7

/** Null unless both are days and the first is not after the last. */
export function parsePeriod(from: string, to: string): Period | null {
  const first = parseDay(from)
  const last = parseDay(to)
  return first && last && first <= last ? { first, last } : null
}

function toRow(
  facts: ReportFacts,
  zone: string,
  { methods, usualMethod }: Pick<ReportChoice, 'methods' | 'usualMethod'>,
): ReportRow | null {
  const { id, stage, appliedOn, sentAt, jobTitle } = facts
  const result = RESULT_OF_STAGE[stage]
  if (result === null) return null
  const resultAt = resultTime(result, facts)
  return {
    id,
    on: appliedOn ?? (sentAt && dayAt(sentAt, zone)),
    companyName: facts.companyName,
    companyWebsite: facts.companyWebsite,
    jobLocation: facts.jobLocation,
    contact: facts.contact,
    jobTitle,
    workload: workloadOf(jobTitle),
    method: methods.has(id) ? (methods.get(id) ?? null) : usualMethod,
    result,
    resultOn: resultAt && dayAt(resultAt, zone),
  }
}

/** Moving an application to an interview's stage happens on another day than the interview. */
function resultTime(result: ReportResult, { stageAt, interviewAt }: ReportFacts): Date | null {
  if (result === 'open' || result === 'no-reply') return null
  return result === 'interview' ? interviewAt : stageAt
}
