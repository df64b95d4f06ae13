/**
 * The feed of an alert, for any feed reader. Anyone with its address can read what the alert finds, so the address is
 * shown once, can be renewed or revoked at any time, and is stored only as a hash.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Viewer } from '#core/account/account.ts'
import { type AlertId, alertName } from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import { FEED_SIZE } from '#core/feed/feed-format.ts'
import type { JobDetail, JobId } from '#core/job/job.ts'
import { NO_MARKS, whyHidden } from '#core/lists/job-lists.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as alertFeeds from '#store/alert-feeds.ts'
import * as alertFinds from '#store/alert-finds.ts'
import * as alerts from '#store/alerts.ts'
import { inTransaction } from '#store/db.ts'
import * as hiddenItems from '#store/hidden-items.ts'
import * as jobs from '#store/jobs.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** 256 bits, in base64url. */
const TOKEN = /^[\w-]{43}$/

type Asked = Pick<Services, 'db' | 'clock'>
type Owner = Pick<Viewer, 'id'>

/** Creates the feed, or gives it a new address and disables the old one. Returns its address, which is not stored. */
export async function makeAlertFeed(
  { db, clock, settings: { publicUrl } }: Asked & Pick<Services, 'settings'>,
  { id: accountId }: Owner,
  alertId: AlertId,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    if (!(await alerts.find(tx, accountId, alertId))) throw new Refusal('alert_not_found')
    await alertFeeds.put(tx, accountId, { alertId, tokenSha256: hashOf(token), now })
    accountChanges.record(tx, accountId, { kind: 'alert', subject: `${alertId}` }, now)
  })
  return `${publicUrl}/alerts/feed/${token}`
}

/** Revoking a feed that does not exist changes nothing. */
export async function revokeAlertFeed(
  { db, clock }: Asked,
  { id: accountId }: Owner,
  alertId: AlertId,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await alerts.find(tx, accountId, alertId))) throw new Refusal('alert_not_found')
    if (!(await alertFeeds.remove(tx, accountId, alertId))) return
    accountChanges.record(tx, accountId, { kind: 'alert', subject: `${alertId}` }, clock.now())
  })
}

/** What an alert found. */
export type AlertFeed = {
  alertId: AlertId
  name: string
  /** When the alert was created. */
  createdAt: Date
  /** The open jobs, the last found first. */
  jobs: JobDetail[]
  foundAt: ReadonlyMap<JobId, Date>
}

/** Null for a token that is invalid, unknown or of a deleted alert. */
export async function readAlertFeed(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<AlertFeed | null> {
  if (!TOKEN.test(token)) return null
  const feed = await alertFeeds.ownerOf(db, hashOf(token))
  if (!feed) return null
  const alert = await alerts.find(db, feed.accountId, feed.alertId)
  if (!alert) return null
  const { id: alertId } = alert
  const finds = await alertFinds.ofAlert(db, feed.accountId, { alertId, limit: FEED_SIZE })
  const words = await hiddenItems.wordsOf(db, [feed.accountId])
  const marks = { ...NO_MARKS, words: words.get(feed.accountId) ?? [] }
  const foundAt = new Map(finds.map((find) => [find.jobId, find.foundAt]))
  const open = new Map((await jobs.openByIds(db, [...foundAt.keys()])).map((job) => [job.id, job]))
  return {
    alertId,
    name: alertName(alert),
    createdAt: new Date(alert.createdAt),
    jobs: finds.flatMap(({ jobId }) => {
      const job = open.get(jobId)
      return job && whyHidden(job, marks) === null ? [job] : []
    }),
    foundAt,
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
