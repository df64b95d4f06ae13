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
  const newSince = new Date(now.getTime() - DAYS * 86_400_000).toISOString()
  const asked = { ...query, person, newSince, perPage: SHOWN }
  const { ids, total } = await services.search.search({ ...asked, isLiteral: true }, now)
  const corrected = total > 0 ? null : (await services.search.search(asked, now)).reading.corrected
  return { total, jobs: await services.cards(ids), corrected }
}
