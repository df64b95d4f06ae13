/**
 * Writes the emails about alerts that are due into the outbox. The email, its row, its jobs and the next due
 * time are written in one transaction, and an email's period can be used once: whatever happens to a server, each
 * due email is queued once and each job is in one email.
 */
import { setImmediate as breathe } from 'node:timers/promises'
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
import { letter, type OutgoingMessage, queueMails } from '#work/mail/queue-mail.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { manageAddresses, unsubscribeHeaders } from './alert-email-links.ts'
import { digestTimeOf } from './schedule-emails.ts'

/** People in one transaction, whose rows are read and written together. */
const BATCH = 25
/** Finds that one email settles; the next email brings the rest. It names the newest few and counts the others. */
const MAX_FINDS = 2_000
/** A job that several emails could name is in the first of them. */
const FIRST_TO_LAST: readonly AlertFrequency[] = ['immediately', 'daily', 'weekly']
const DAY_MS = 86_400_000
const PAUSE_AFTER_ERROR_MS = 3_600_000

type DuePerson = alertSettings.DuePerson
type Sender = Pick<Services, 'db' | 'clock' | 'keys' | 'settings' | 'log'>

/**
 * Handles a batch of people: what fails for one is logged, and tried again an hour later. Resolves to how many there
 * were; call it again until that is 0.
 */
export function sendAlertEmails(services: Sender): Promise<number> {
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const people = await alertSettings.takeDue(tx, now, BATCH)
    if (people.length > 0) await writeToAll(services, tx, people, now)
    return people.length
  })
}

/** Whatever is wrong with one person's emails, those of others are sent. */
async function writeToAll(services: Sender, tx: Tx, people: DuePerson[], now: Date) {
  try {
    await inSavepoint(tx, () => writeTo(services, tx, people, now))
  } catch (error) {
    // The transaction is tried again as a whole, or waits for the database.
    if (hasGivenWay(error) || isFailedSubmission(error)) throw error
    const [person, ...others] = people
    if (person === undefined) return
    if (others.length === 0) return postpone(services, tx, { person, error, now })
    for (const each of people) await writeToAll(services, tx, [each], now)
  }
}

async function postpone(
  { log }: Sender,
  tx: Tx,
  { person, error, now }: { person: DuePerson; error: unknown; now: Date },
) {
  const { accountId, due } = person
  const next = new Date(now.getTime() + PAUSE_AFTER_ERROR_MS)
  const later = (at: Date | null) => (at !== null && at <= now ? next : at)
  await alertSettings.writeDue(tx, [
    {
      accountId,
      due: {
        immediately: later(due.immediately),
        daily: later(due.daily),
        weekly: later(due.weekly),
      },
    },
  ])
  log.error({ err: error, accountId }, 'the emails about a person’s alerts cannot be written')
}

/** A person and what an email may still say. */
type Writing = {
  person: DuePerson
  due: alertSettings.Due
  pausedUntil: Date | null
  /** No email is written, now or for this period. */
  isQuiet: boolean
  alerts: Alert[]
  hiddenWords: string[]
  finds: alertFinds.OpenFind[]
}

type Cards = ReadonlyMap<JobId, JobCard>

async function writeTo(services: Sender, tx: Tx, people: DuePerson[], now: Date) {
  const { writings, cards } = await waitingFor(tx, people, now)
  for (const kind of FIRST_TO_LAST) {
    const emails: Email[] = []
    for (const writing of writings) {
      const period = await periodOf(tx, writing, kind, now)
      if (period !== null) emails.push(emailTo(writing, cards, kind, period))
    }
    await queue(services, tx, emails, now)
  }
  const times = writings.map(({ person, due }) => ({ accountId: person.accountId, due }))
  await alertSettings.writeDue(tx, times)
}

/** What the alerts of these people found and no email has settled. */
async function waitingFor(
  tx: Tx,
  people: DuePerson[],
  now: Date,
): Promise<{ writings: Writing[]; cards: Cards }> {
  const quiet = people.map((person) => {
    const pausedUntil = person.pausedUntil && person.pausedUntil > now ? person.pausedUntil : null
    const { isMailOff, isEmailProved, email } = person
    const isQuiet = isMailOff || !isEmailProved || isPlaceholder(email) || pausedUntil !== null
    return { person, due: { ...person.due }, pausedUntil, isQuiet }
  })
  const ids = quiet.flatMap(({ isQuiet, person }) => (isQuiet ? [] : [person.accountId]))
  await alertFinds.settleOrphans(tx, ids, now)
  const finds = await alertFinds.unsettled(tx, ids, MAX_FINDS)
  const open = new Set(finds.flatMap((find) => (find.isLeftOut ? [] : [find.jobId])))
  const cards = new Map((await jobs.cards(tx, [...open])).map((card) => [card.id, card]))
  const findsOf = Map.groupBy(finds, ({ accountId }) => accountId)
  const alertsOf = Map.groupBy(await alerts.listAll(tx, ids), ({ accountId }) => accountId)
  const words = await hiddenItems.wordsOf(tx, ids)
  const writings = quiet.map((each) => ({
    ...each,
    alerts: alertsOf.get(each.person.accountId) ?? [],
    hiddenWords: words.get(each.person.accountId) ?? [],
    finds: findsOf.get(each.person.accountId) ?? [],
  }))
  return { writings, cards }
}

/** The period of the email of this kind that is due, and sets when the next one is; null if there is none to write. */
async function periodOf(
  tx: Tx,
  { person, due, pausedUntil, isQuiet, alerts }: Writing,
  kind: AlertFrequency,
  now: Date,
): Promise<string | null> {
  const at = person.due[kind]
  if (at === null || at > now) return null
  if (kind !== 'immediately') {
    // The alerts of people who get nothing now were not read: they may have one of the kind.
    const hasNext = isQuiet || alerts.some(isWriting(kind))
    due[kind] = hasNext ? nextDigest(digestTimeOf(person, kind), now).at : null
    return isQuiet ? null : dayAt(at, person.timeZone)
  }
  const later = await laterThan(tx, person.accountId, now)
  due[kind] = later ?? pausedUntil
  return isQuiet || later !== null ? null : at.toISOString()
}

/** When many immediate emails were sent, the next one waits and brings more. */
async function laterThan(tx: Tx, accountId: AccountId, now: Date): Promise<Date | null> {
  const today = await digests.since(tx, accountId, 'immediately', new Date(now.getTime() - DAY_MS))
  if (today.lastAt === null) return null
  const from = new Date(today.lastAt.getTime() + pauseAfterMs(today.count))
  return from > now ? from : null
}

/** Jobs without those that the person wants to hear nothing about. */
type Email = {
  writing: Writing
  kind: AlertFrequency
  period: string
  jobs: MailedJob[]
  leftOut: JobId[]
}

function emailTo(writing: Writing, cards: Cards, kind: AlertFrequency, period: string): Email {
  const names = new Map<AlertId, string>(writing.alerts.map((one) => [one.id, alertName(one)]))
  const due = new Set(writing.alerts.filter(isWriting(kind)).map(({ id }) => id))
  const marks = { ...NO_MARKS, words: writing.hiddenWords }
  const email: Email = { writing, kind, period, jobs: [], leftOut: [] }
  for (const { jobId, alertIds, isLeftOut } of writing.finds) {
    if (!alertIds.some((id) => due.has(id))) continue
    const job = cards.get(jobId)
    if (isLeftOut || !job || whyHidden(job, marks) !== null) email.leftOut.push(jobId)
    else email.jobs.push({ job, alerts: alertIds.flatMap((id) => names.get(id) ?? []) })
  }
  return email
}

/** Queues the emails that have something to say, settles their jobs, and takes these out of what is waiting. */
async function queue(services: Sender, tx: Tx, emails: Email[], now: Date) {
  const full = emails.filter(({ jobs }) => jobs.length > 0)
  const added = await digests.add(
    tx,
    full.map(({ writing, kind, period, jobs }) => ({
      accountId: writing.person.accountId,
      kind,
      period,
      jobs: jobs.length,
    })),
    now,
  )
  const fresh = full.filter(({ writing }) => added.has(writing.person.accountId))
  for (const { writing, kind, period } of full) {
    const { accountId } = writing.person
    if (added.has(accountId)) continue
    services.log.warn({ accountId, kind, period }, 'an email about alerts was already queued')
  }
  if (fresh.length > 0)
    await queueMails({ ...services, db: tx }, await messages(services, tx, fresh, now))
  const settled = emails.flatMap(({ writing, jobs, leftOut }) => {
    const { accountId } = writing.person
    const digestId = added.get(accountId)
    const mailed =
      digestId === undefined ? [] : jobs.map(({ job }) => ({ accountId, jobId: job.id, digestId }))
    return [...mailed, ...leftOut.map((jobId) => ({ accountId, jobId, digestId: null }))]
  })
  await alertFinds.settle(tx, settled, now)
  const bySettled = Map.groupBy(settled, ({ accountId }) => accountId)
  for (const { writing } of emails) {
    const gone = new Set(bySettled.get(writing.person.accountId)?.map(({ jobId }) => jobId))
    writing.finds = writing.finds.filter(({ jobId }) => !gone.has(jobId))
  }
}

async function messages(
  services: Sender,
  tx: Tx,
  emails: Email[],
  now: Date,
): Promise<OutgoingMessage[]> {
  const { settings } = services
  const { publicUrl } = settings
  const manageOf = await manageAddresses({ ...services, db: tx })
  const written: OutgoingMessage[] = []
  for (const { writing, kind, jobs } of emails) {
    const { accountId, email } = writing.person
    const manage = manageOf(accountId)
    const links = { publicUrl, manage, finds: `${publicUrl}/dashboard/job-alerts/found` }
    written.push({
      accountId,
      kind: `alerts-${kind}`,
      recipient: email,
      headers: unsubscribeHeaders(settings, manage),
      ...letter(alertMessage(jobs, links, now)),
    })
    // Rendering takes a millisecond or two; requests are answered in between.
    await breathe()
  }
  return written
}

const isWriting =
  (kind: AlertFrequency) =>
  ({ frequency, isActive }: Alert) =>
    isActive && frequency === kind
