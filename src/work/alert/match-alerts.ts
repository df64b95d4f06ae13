/**
 * Compares new and reopened jobs with everybody's alerts. The changes of jobs are read in transaction order, and what
 * was found is written in the transaction that moves the position on: nothing is lost or found twice, whichever server
 * dies when.
 */
import type { AccountId } from '#core/account/account.ts'
import { alertQuery } from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import type { ChangeCursor } from '#core/job/job-changes.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as alertFinds from '#store/alert-finds.ts'
import * as alertPosition from '#store/alert-position.ts'
import * as alertSettings from '#store/alert-settings.ts'
import type { WatchingAlert } from '#store/alerts.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as jobChanges from '#store/job-changes.ts'
import { withMatches } from '#work/match/card-matches.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { queueNotices } from './queue-notices.ts'
import type { StandingAlerts } from './standing-alerts.ts'

/** Changes read at once. */
const PAGE = 500
/** A job that turns up again later is no news, and its first find may have been purged. */
const NEW_FOR_DAYS = 30
/** From a find to an immediate email, so that jobs that come together are in one. */
const BUNDLE_MS = 45_000
const DAY_MS = 86_400_000

type Matcher = Pick<Services, 'db' | 'clock' | 'log' | 'settings' | 'readMatchPerson'>

/** Handles a page of changes. Resolves to how many there were; call it again until that is 0. */
export function matchAlerts(services: Matcher, standing: StandingAlerts): Promise<number> {
  const now = services.clock.now()
  return inTransaction(services.db, async (tx) => {
    const cursor = await alertPosition.take(tx)
    if (cursor === undefined) return 0
    if (cursor === null) {
      await alertPosition.write(tx, await jobChanges.latest(tx))
      return 0
    }
    const page = await changesSince(tx, cursor, services)
    const from = new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS)
    const news = await jobChanges.newSince(tx, page.ids, from)
    const found = news.size > 0 ? await findsOf(services, tx, news, standing) : new Map()
    await keep(services, tx, found, now)
    await alertPosition.write(tx, page.next)
    return page.count
  })
}

/** If changes were purged while no server ran, every open job is compared: those found before are not found again. */
async function changesSince(tx: Tx, cursor: ChangeCursor, { log }: Matcher) {
  try {
    return await jobChanges.openSince(tx, cursor, PAGE)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'changes_forgotten') throw error
    log.warn({}, 'changes of jobs were purged before alerts saw them; comparing every open job')
    return jobChanges.openSince(tx, null, PAGE)
  }
}

type Found = Map<AccountId, Map<JobId, WatchingAlert[]>>

async function findsOf(
  services: Matcher,
  tx: Tx,
  news: ReadonlyMap<JobId, Date>,
  standing: StandingAlerts,
): Promise<Found> {
  const found: Found = new Map()
  const matches = await standing.find(tx, [...news.keys()], services.clock.now())
  for (const { alert, jobs } of matches) {
    const isNew = (id: JobId) => (news.get(id) as Date) >= alert.since
    for (const id of await suiting(services, alert, jobs.filter(isNew))) {
      const own = found.get(alert.accountId) ?? new Map<JobId, WatchingAlert[]>()
      found.set(alert.accountId, own.set(id, [...(own.get(id) ?? []), alert]))
    }
  }
  return found
}

/** Of these jobs, those that match the person as well as the alert demands. */
async function suiting(services: Matcher, alert: WatchingAlert, jobs: JobId[]): Promise<JobId[]> {
  const query = alertQuery(alert)
  if (!query) return []
  const { matchMin } = query
  if (matchMin === null || jobs.length === 0) return jobs
  const { person } = await services.readMatchPerson(alert.accountId)
  const matched = await withMatches(
    services,
    person,
    jobs.map((id) => ({ id })),
  )
  return matched.flatMap(({ id, match }) => ((match?.score ?? -1) >= matchMin ? [id] : []))
}

async function keep(services: Matcher, tx: Tx, found: Found, now: Date) {
  const finds = [...found].flatMap(([accountId, jobs]) =>
    [...jobs].map(([jobId, by]) => ({ accountId, jobId, alertIds: by.map(({ id }) => id) })),
  )
  const added = await alertFinds.add(tx, finds, now)
  const urgent = added.filter(({ accountId, jobId, alertIds }) =>
    (found.get(accountId)?.get(jobId) ?? []).some(
      ({ id, frequency }) => frequency === 'immediately' && alertIds.includes(id),
    ),
  )
  await alertSettings.dueSoon(tx, accountsOf(urgent), new Date(now.getTime() + BUNDLE_MS))
  await queueNotices(services, tx, added, now)
  accountChanges.recordForAll(tx, accountsOf(added), { kind: 'alert', subject: null }, now)
}

const accountsOf = (finds: readonly alertFinds.NewFind[]) => [
  ...new Set(finds.map(({ accountId }) => accountId)),
]
