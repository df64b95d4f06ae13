/** What an alert would have brought in the last week, so that nobody creates one that never or always writes. */
import type { AccountId } from '#core/account/account.ts'
import { type AlertSearch, alertQuery } from '#core/alert/alert.ts'
import type { JobCard, JobId } from '#core/job/job.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import type { JobQuery } from '#core/search/query.ts'
import { matchPersonOf } from '#work/match/match-person-of.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

const DAYS = 7
const SHOWN = 5

type Parts = Pick<Services, 'db' | 'search' | 'cards' | 'clock' | 'settings' | 'readMatchPerson'>

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
  services: Parts,
  accountId: AccountId,
  alert: AlertSearch,
): Promise<AlertPreview | null> {
  const query = alertQuery(alert)
  if (!query) return null
  const person = await matchPersonOf(services, accountId)
  const { ids, ...found } = await searchWeek(services, query, { person, perPage: SHOWN })
  return { ...found, jobs: await services.cards(ids) }
}

export type AlertWeek = Pick<AlertPreview, 'total' | 'corrected'> & { newest: JobCard | null }

/** The same for a list of alerts: only how many, and the newest. Null where the filters can't be read. */
export async function weekOfAlerts(
  services: Parts,
  accountId: AccountId,
  alerts: readonly AlertSearch[],
  abandon?: AbortSignal,
): Promise<(AlertWeek | null)[]> {
  if (alerts.length === 0) return []
  const person = await matchPersonOf(services, accountId)
  const found = await Promise.all(
    alerts.map((alert) => {
      const query = alertQuery(alert)
      return query && searchWeek(services, query, { person, perPage: 1, abandon })
    }),
  )
  const newest = new Map(
    (await services.cards(found.flatMap((one) => one?.ids ?? []))).map((job) => [job.id, job]),
  )
  return found.map((one) => {
    const [id] = one?.ids ?? []
    if (!one) return null
    const { total, corrected } = one
    return { total, corrected, newest: (id && newest.get(id)) || null }
  })
}

type Limits = { person: MatchPerson | null; perPage: number; abandon?: AbortSignal | undefined }

/** Searches as alerts do, and once more for typos if that finds nothing. */
async function searchWeek(
  { search, clock }: Pick<Services, 'search' | 'clock'>,
  query: JobQuery,
  { person, perPage, abandon }: Limits,
): Promise<{ total: number; ids: readonly JobId[]; corrected: string | null }> {
  if (query.matchMin !== null && person === null) return { total: 0, ids: [], corrected: null }
  const now = clock.now()
  const newSince = new Date(now.getTime() - DAYS * 86_400_000).toISOString()
  const asked = { ...query, person, newSince, perPage }
  const { ids, total } = await search.search({ ...asked, isLiteral: true }, now, abandon)
  if (total > 0 || query.text === null) return { total, ids, corrected: null }
  const { reading } = await search.search(asked, now, abandon)
  return { total, ids, corrected: reading.corrected }
}
