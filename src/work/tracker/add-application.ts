/**
 * Starts tracking an application, of a job here (whose current text is stored) or entered by hand. If the person
 * seems to track it already, returns warnings first, unless they want it anyway.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { htmlToText } from '#core/html/html.ts'
import type { JobDetail, JobId } from '#core/job/job.ts'
import {
  type Application,
  type ApplicationId,
  DEFAULT_STAGE,
  hasAppliedDate,
  UNKNOWN_COMPANY,
} from '#core/tracker/application.ts'
import {
  MAX_DESCRIPTION,
  type NewApplication,
  type NewByHand,
} from '#core/tracker/application-input.ts'
import { matchWarnings, type Warnings } from '#core/tracker/application-match.ts'
import { salaryRange } from '#core/tracker/application-salary.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as events from '#store/application-events.ts'
import * as applications from '#store/applications.ts'
import { type Db, inTransaction, type Tx } from '#store/db.ts'
import * as jobs from '#store/jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { appliedAt } from './note-moves.ts'

/** More than anyone sends in a lifetime; stops a faulty program. */
export const MAX_APPLICATIONS = 5_000

export type Added = { application: Application } | { warnings: Warnings }

export async function addApplication(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  accountId: AccountId,
  given: NewApplication,
): Promise<Added> {
  const row = 'jobId' in given ? await fromJob(db, given, settings.publicUrl) : byHand(given)
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await applications.lockAdding(tx, accountId)
    if (!given.anyway) {
      const warnings = matchWarnings(row, await applications.like(tx, accountId, row), now)
      if (warnings) return { warnings }
    }
    if ((await applications.count(tx, accountId)) >= MAX_APPLICATIONS)
      throw new Refusal('list_full')
    const id = await begin(tx, accountId, row, now)
    return { application: (await applications.byId(tx, accountId, id, now)) as Application }
  })
}

/** Writes one application with the first entry of its timeline. */
export async function begin(
  tx: Tx,
  accountId: AccountId,
  row: applications.NewRow,
  now: Date,
): Promise<ApplicationId> {
  const { stage, appliedOn } = row
  const id = await applications.add(tx, accountId, row, now)
  const happenedAt = hasAppliedDate(stage) ? appliedAt(appliedOn, now) : now
  await events.addMoves(
    tx,
    accountId,
    [{ applicationId: id, from: null, to: stage, happenedAt }],
    now,
  )
  accountChanges.record(tx, accountId, { kind: 'application', subject: String(id) }, now)
  return id
}

async function fromJob(
  db: Db,
  given: Extract<NewApplication, { jobId: number }>,
  publicUrl: string,
): Promise<applications.NewRow> {
  const job = await jobs.byId(db, given.jobId as JobId)
  if (!job) throw new Refusal('job_not_found')
  return {
    jobId: job.id,
    jobTitle: job.title,
    companyName: job.company.trim() || UNKNOWN_COMPANY,
    companyWebsite: job.companyWebsite,
    jobLocation: job.locationText,
    jobUrl: job.url ?? `${publicUrl}/jobs/${job.id}`,
    jobDescription: listingText(job),
    salaryRange: salaryRange(job.salary, job.salaryText),
    stage: given.stage ?? DEFAULT_STAGE,
    appliedOn: given.appliedOn ?? null,
    notes: given.notes ?? null,
    followUpOn: null,
    links: [],
  }
}

function byHand(given: NewByHand): applications.NewRow {
  return {
    jobId: null,
    jobTitle: given.jobTitle,
    companyName: given.companyName ?? UNKNOWN_COMPANY,
    companyWebsite: given.companyWebsite ?? null,
    jobLocation: given.jobLocation ?? null,
    jobUrl: given.jobUrl ?? null,
    jobDescription: given.jobDescription ?? null,
    salaryRange: given.salaryRange ?? null,
    stage: given.stage ?? DEFAULT_STAGE,
    appliedOn: given.appliedOn ?? null,
    notes: given.notes ?? null,
    followUpOn: given.followUpOn ?? null,
    links: given.links ?? [],
  }
}

/** The text of a listing as an application stores it, short enough to be edited; null if it has none. */
export function listingText({ descriptionText, requirementsHtml }: JobDetail): string | null {
  const parts = [descriptionText, requirementsHtml && htmlToText(requirementsHtml)]
  const text = parts.filter(Boolean).join('\n\n')
  return text.slice(0, MAX_DESCRIPTION).toWellFormed().trimEnd() || null
}
