/**
 * Compares new and reopened jobs with everybody's alerts. The changes of jobs are read in the order of their
 * positions, and what was found is written in the transaction that moves the position on: nothing is lost or found
 * twice, whichever server dies when.
 */
import type { AccountId } from '#core/account/account.ts'
import { alertQuery } from '#core/alert/alert.ts'
import { isFailedSubmission, Refusal } from '#core/api/refusal.ts'
import type { JobId } from '#core/job/job.ts'
import type { ChangeCursor } from '#core/job/job-changes.ts'
import { cardMatch } from '#core/match/card-match.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import { scoreMatch } from '#core/match/match-score.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as alertFinds from '#store/alert-finds.ts'
import * as alertPosition from '#store/alert-position.ts'
import * as alertSettings from '#store/alert-settings.ts'
import * as alerts from '#store/alerts.ts'
import { numberChanges } from '#store/change-positions.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as jobChanges from '#store/job-changes.ts'
import * as jobDemands from '#store/job-demands.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { queueNotices } from './queue-notices.ts'
import type { AlertMatch, StandingAlerts } from './standing-alerts.ts'

/** A job that turns up again later is no news, and its first find may have been purged. */
const NEW_FOR_DAYS = 30
/**
 * An import stamps a batch of jobs when it begins, so a job may be committed after an alert that was created meanwhile
 * and still be older by its stamp.
 */
const STAMPED_EARLIER_MS = 10_000
/** From a find to an immediate email, so that jobs that come together are in one. */
const BUNDLE_MS = 45_000
/** Finds in one transaction. Jobs that thousands of alerts find are taken a few at a time. */
const MAX_FINDS = 20_000
const DAY_MS = 86_400_000

type Matcher = Pick<Services, 'db' | 'clock' | 'log' | 'settings' | 'readMatchPerson'>

/** Handles a page of changes. Resolves to how many there were; call it again until that is 0. */
export async function matchAlerts(services: Matcher, standing: StandingAlerts): Promise<number> {
  const now = services.clock.now()
  try {
    await numberChanges(services.db)
    return await inTransaction(services.db, async (tx) => {
      const cursor = await alertPosition.take(tx)
      if (cursor === undefined) return 0
      if (cursor === null) {
        await alertPosition.write(tx, await jobChanges.latest(tx))
        return 0
      }
      const { page, found } = await findPage(services, tx, { cursor, standing, now })
      await keep(services, tx, found, now)
      await alertPosition.write(tx, page.next)
      return page.count
    })
  } catch (error) {
    standing.pace.slower()
    throw error
  }
}

type Asked = { cursor: ChangeCursor; standing: StandingAlerts; now: Date }

/** Reads as many changes as one transaction can store the finds of. */
async function findPage(services: Matcher, tx: Tx, { cursor, standing, now }: Asked) {
  const from = new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS)
  for (;;) {
    const page = await changesSince(tx, cursor, { ...services, limit: standing.pace.changes() })
    const news = await jobChanges.newSince(tx, page.ids, from)
    const matches = news.size > 0 ? await standing.find(tx, [...news.keys()], now) : []
    const finds = matches.reduce((sum, { jobs }) => sum + jobs.length, 0)
    if (finds > MAX_FINDS && page.count > 1) {
      standing.pace.slower()
      continue
    }
    if (finds * 4 < MAX_FINDS) standing.pace.faster()
    return { page, found: await findsOf(services, tx, news, matches) }
  }
}

/** If changes were purged while no server ran, every open job is compared: those found before are not found again. */
async function changesSince(
  tx: Tx,
  cursor: ChangeCursor,
  { log, limit }: Pick<Matcher, 'log'> & { limit: number },
) {
  try {
    return await jobChanges.openSince(tx, cursor, limit)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'changes_forgotten') throw error
    log.warn({}, 'changes of jobs were purged before alerts saw them; comparing every open job')
    return jobChanges.openSince(tx, null, limit)
  }
}

type Found = Map<AccountId, Map<JobId, alerts.WatchingAlert[]>>

async function findsOf(
  services: Matcher,
  tx: Tx,
  news: ReadonlyMap<JobId, Date>,
  matches: readonly AlertMatch[],
): Promise<Found> {
  const found: Found = new Map()
  const live = await alerts.liveAmong(
    tx,
    matches.map(({ alert }) => alert.id),
  )
  const suiting = createSuiting(services, tx, [...news.keys()])
  for (const { alert, jobs } of matches) {
    if (!live.has(alert.id)) continue
    const since = alert.since.getTime() - STAMPED_EARLIER_MS
    const isNew = (id: JobId) => (news.get(id) as Date).getTime() >= since
    for (const id of await suiting(alert, jobs.filter(isNew))) {
      const own = found.get(alert.accountId) ?? new Map<JobId, alerts.WatchingAlert[]>()
      found.set(alert.accountId, own.set(id, [...(own.get(id) ?? []), alert]))
    }
  }
  return found
}

/**
 * Of some jobs, those that match the person as well as the alert demands. A person that cannot be read delays nobody
 * else: such an alert finds nothing until the person can be read again.
 */
function createSuiting({ readMatchPerson, log }: Matcher, tx: Tx, all: readonly JobId[]) {
  const people = new Map<AccountId, Promise<MatchPerson | null>>()
  let demands: ReturnType<typeof jobDemands.byIds> | null = null

  const personOf = (accountId: AccountId) => {
    const read = people.get(accountId) ?? readPerson(accountId)
    people.set(accountId, read)
    return read
  }

  async function readPerson(accountId: AccountId) {
    try {
      return (await readMatchPerson(accountId)).person
    } catch (error) {
      if (isFailedSubmission(error)) throw error
      log.error({ err: error, accountId }, 'jobs cannot be matched with a person for their alerts')
      return null
    }
  }

  return async (alert: alerts.WatchingAlert, jobs: JobId[]): Promise<JobId[]> => {
    const query = alertQuery(alert)
    if (!query) return []
    const { matchMin } = query
    if (matchMin === null || jobs.length === 0) return jobs
    const person = await personOf(alert.accountId)
    if (person === null) return []
    demands ??= jobDemands.byIds(tx, all)
    const asked = await demands
    return jobs.filter((id) => {
      const demand = asked.get(id)
      const match = demand && cardMatch(scoreMatch(person, demand, usualRarity))
      return (match?.score ?? -1) >= matchMin
    })
  }
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
  await queueNotices(services, tx, added, now)
  await alertSettings.dueSoon(tx, accountsOf(urgent), new Date(now.getTime() + BUNDLE_MS))
  accountChanges.recordForAll(tx, accountsOf(added), { kind: 'alert', subject: null }, now)
}

const accountsOf = (finds: readonly alertFinds.NewFind[]) => [
  ...new Set(finds.map(({ accountId }) => accountId)),
]
