/** What an alert would have brought in the last week, so that nobody creates one that never or always writes. */
import type { AccountId } from '#core/account/account.ts'
import { type AlertSearch, alertQuery } from '#core/alert/alert.ts'
import type { JobCard } from '#core/job/job.ts'
import { matchPersonOf } from '#work/match/match-person-of.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const DAYS = 7
const SHOWN = 5

export type AlertPreview = {
  /** Open jobs that were new within the last seven days. */
  total: number
  /** The newest of them. */
  jobs: JobCard[]
  /** What the keywords may mean if they found nothing: alerts search for them as typed. Null if they have no typos. */
  corrected: string | null
}

/** Null if its filters can't be read. */
export async function previewAlert(
  services: Pick<Services, 'db' | 'search' | 'cards' | 'clock' | 'settings' | 'readMatchPerson'>,
  accountId: AccountId,
  alert: AlertSearch,
): Promise<AlertPreview | null> {
  const query = alertQuery(alert)
  if (!query) return null
  const person = await matchPersonOf(services, accountId)
  if (query.matchMin !== null && person === null) return { total: 0, jobs: [], corrected: null }
  const now = services.clock.now()
  const asked = { ...query, person, newSince: weekBefore(now), perPage: SHOWN }
  const { ids, total } = await services.search.search({ ...asked, isLiteral: true }, now)
  const corrected = total > 0 ? null : (await services.search.search(asked, now)).reading.corrected
  return { total, jobs: await services.cards(ids), corrected }
}

export type AlertWeek = { total: number; newest: JobCard | null }

/** The same for a list of alerts: only how many, and the newest. Null where the filters can't be read. */
export async function weekOfAlerts(
  services: Pick<Services, 'db' | 'search' | 'cards' | 'clock' | 'settings' | 'readMatchPerson'>,
  accountId: AccountId,
  alerts: readonly AlertSearch[],
  abandon?: AbortSignal,
): Promise<(AlertWeek | null)[]> {
  if (alerts.length === 0) return []
  const person = await matchPersonOf(services, accountId)
  const now = services.clock.now()
  const found = await Promise.all(
    alerts.map(async (alert) => {
      const query = alertQuery(alert)
      if (!query) return null
      if (query.matchMin !== null && person === null) return { total: 0, ids: [] }
      const asked = { ...query, person, newSince: weekBefore(now), perPage: 1, isLiteral: true }
      return services.search.search(asked, now, abandon)
    }),
  )
  const newest = new Map(
    (await services.cards(found.flatMap((one) => one?.ids ?? []))).map((job) => [job.id, job]),
  )
  return found.map((one) => {
    const [id] = one?.ids ?? []
    return one && { total: one.total, newest: (id && newest.get(id)) || null }
  })
}

const weekBefore = (now: Date) => new Date(now.getTime() - DAYS * 86_400_000).toISOString()
