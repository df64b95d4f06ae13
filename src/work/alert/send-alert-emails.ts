/**
 * Writes the emails about alerts that are due into the outbox. The email, its row, its jobs and the next due
 * time are written in one transaction, and an email's period can be used once: whatever happens to a server, each
 * due email is queued once and each job is in one email.
 */
import type { AccountId } from '#core/account/account.ts'
import { type Alert, type AlertFrequency, type AlertId, alertName } from '#core/alert/alert.ts'
import { alertMessage, type MailedJob } from '#core/alert/alert-message.ts'
import { nextDigest } from '#core/alert/digest-time.ts'
import { pauseAfterMs } from '#core/alert/email-pause.ts'
import { isFailedSubmission } from '#core/api/refusal.ts'
import type { JobCard, JobId } from '#core/job/job.ts'
import { NO_MARKS, whyHidden } from '#core/lists/job-lists.ts'
import { isPlaceholder } from '#core/mail/mail-address.ts'
import { dayAt } from '#core/time/time-zone.ts'
import * as alertFinds from '#store/alert-finds.ts'
import * as alertSettings from '#store/alert-settings.ts'
import * as alerts from '#store/alerts.ts'
import { hasGivenWay, inSavepoint, inTransaction, type Tx } from '#store/db.ts'
import * as digests from '#store/digests.ts'
import * as hiddenItems from '#store/hidden-items.ts'
import * as jobs from '#store/jobs.ts'
import { letter, queueMail } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { manageAddress, unsubscribeHeaders } from './alert-email-links.ts'
import { digestTimeOf } from './schedule-emails.ts'

/** People in one transaction. */
const BATCH = 25
/** Finds that one email settles; the next email brings the rest. It names the newest few and counts the others. */
const MAX_FINDS = 2_000
const DAY_MS = 86_400_000
const PAUSE_AFTER_ERROR_MS = 3_600_000

type Sender = Pick<Services, 'db' | 'clock' | 'keys' | 'settings' | 'log'>

/**
 * Handles a batch of people: what fails for one is logged, and tried again an hour later. Resolves to how many there
 * were; call it again until that is 0.
 */
export function sendAlertEmails(services: Sender): Promise<number> {
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const people = await alertSettings.takeDue(tx, now, BATCH)
    for (const person of people) {
      await inSavepoint(tx, () => writeTo(services, tx, { person, now })).catch((error: unknown) =>
        postpone(services, tx, { person, error, now }),
      )
    }
    return people.length
  })
}

/** Whatever is wrong with one person's emails, those of others are sent. */
async function postpone(
  { log }: Sender,
  tx: Tx,
  { person, error, now }: { person: alertSettings.DuePerson; error: unknown; now: Date },
) {
  // The transaction is tried again as a whole, or waits for the database.
  if (hasGivenWay(error) || isFailedSubmission(error)) throw error
  const { accountId, due } = person
  const next = new Date(now.getTime() + PAUSE_AFTER_ERROR_MS)
  const later = (at: Date | null) => (at !== null && at <= now ? next : at)
  await alertSettings.write(tx, accountId, {
    ...person,
    due: {
      immediately: later(due.immediately),
      daily: later(due.daily),
      weekly: later(due.weekly),
    },
  })
  log.error({ err: error, accountId }, 'the emails about a person’s alerts cannot be written')
}

type Given = { person: alertSettings.DuePerson; now: Date }

async function writeTo(services: Sender, tx: Tx, given: Given) {
  const { person, now } = given
  const due = { ...person.due }
  const pausedUntil = person.pausedUntil && person.pausedUntil > now ? person.pausedUntil : null
  const isQuiet =
    person.isMailOff || !person.isEmailProved || isPlaceholder(person.email) || pausedUntil !== null
  const waiting = isQuiet ? NOTHING : await waitingFor(tx, person.accountId, now)
  let { finds } = waiting
  for (const kind of ['immediately', 'daily', 'weekly'] as const) {
    const at = person.due[kind]
    if (at === null || at > now) continue
    const later = await laterThan(tx, given, kind)
    if (later !== null) {
      due[kind] = later
      continue
    }
    due[kind] =
      kind === 'immediately' ? pausedUntil : nextDigest(digestTimeOf(person, kind), now).at
    if (isQuiet) continue
    const period = kind === 'immediately' ? at.toISOString() : dayAt(at, person.timeZone)
    const settled = await queue(services, tx, { ...given, ...waiting, finds }, { kind, period })
    finds = finds.filter(({ jobId }) => !settled.has(jobId))
  }
  await alertSettings.write(tx, person.accountId, { ...person, due })
}

type Waiting = {
  alerts: Alert[]
  finds: alertFinds.OpenFind[]
  cards: ReadonlyMap<JobId, JobCard>
}

const NOTHING: Waiting = { alerts: [], finds: [], cards: new Map() }

/** What the person's alerts found and no email has settled. */
async function waitingFor(tx: Tx, accountId: AccountId, now: Date): Promise<Waiting> {
  await alertFinds.settleOrphans(tx, accountId, now)
  const finds = await alertFinds.unsettled(tx, accountId, MAX_FINDS)
  const open = finds.flatMap((find) => (find.isLeftOut ? [] : [find.jobId]))
  const cards = new Map((await jobs.cards(tx, open)).map((card) => [card.id, card]))
  return { alerts: await alerts.list(tx, accountId), finds, cards }
}

/** When many immediate emails were sent, the next one waits and brings more. */
async function laterThan(
  tx: Tx,
  { person: { accountId }, now }: Given,
  kind: AlertFrequency,
): Promise<Date | null> {
  if (kind !== 'immediately') return null
  const today = await digests.since(tx, accountId, kind, new Date(now.getTime() - DAY_MS))
  if (today.lastAt === null) return null
  const from = new Date(today.lastAt.getTime() + pauseAfterMs(today.count))
  return from > now ? from : null
}

/** Queues one email, if there is anything to say. Returns the jobs that are settled by it. */
async function queue(
  services: Sender,
  tx: Tx,
  { person: { accountId, email }, now, alerts: own, finds, cards }: Given & Waiting,
  { kind, period }: { kind: AlertFrequency; period: string },
): Promise<Set<JobId>> {
  const writing = new Map(own.filter(isWriting(kind)).map((alert) => [alert.id, alert]))
  const mine = finds.filter(({ alertIds }) => alertIds.some((id) => writing.has(id)))
  if (mine.length === 0) return new Set()
  const words = await hiddenItems.list(tx, accountId, 'word')
  const marks = { ...NO_MARKS, words: words.map(({ value }) => value) }
  const names = new Map<AlertId, string>(own.map((alert) => [alert.id, alertName(alert)]))
  const mailed: MailedJob[] = []
  const leftOut: JobId[] = []
  for (const { jobId, alertIds, isLeftOut } of mine) {
    const job = cards.get(jobId)
    if (isLeftOut || !job || whyHidden(job, marks) !== null) leftOut.push(jobId)
    else mailed.push({ job, alerts: alertIds.flatMap((id) => names.get(id) ?? []) })
  }
  await alertFinds.settle(tx, accountId, leftOut, { now, digestId: null })
  const settled = new Set([...leftOut, ...mailed.map(({ job }) => job.id)])
  if (mailed.length === 0) return settled
  const digestId = await digests.add(tx, accountId, { kind, period, jobs: mailed.length }, now)
  if (digestId === null) {
    services.log.warn({ accountId, kind, period }, 'an email about alerts was already queued')
    return new Set(leftOut)
  }
  const { publicUrl } = services.settings
  const manage = await manageAddress({ ...services, db: tx }, accountId)
  const links = { publicUrl, manage, finds: `${publicUrl}/dashboard/job-alerts/found` }
  await queueMail(
    { ...services, db: tx },
    {
      accountId,
      kind: `alerts-${kind}`,
      recipient: email,
      headers: unsubscribeHeaders(services.settings, manage),
      ...letter(alertMessage(mailed, links, now)),
    },
  )
  const ids = mailed.map(({ job }) => job.id)
  await alertFinds.settle(tx, accountId, ids, { now, digestId })
  return settled
}

const isWriting =
  (kind: AlertFrequency) =>
  ({ frequency, isActive }: Alert) =>
    isActive && frequency === kind
