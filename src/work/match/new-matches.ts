/**
 * A person's best matches among the jobs found since their last visit to the job lists; if there are none, their best
 * matches of all. Opening the dashboard is no visit, so looking at it makes nothing old.
 */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { whyHidden } from '#core/lists/job-lists.ts'
import { afterView } from '#core/lists/last-visit.ts'
import { byScore } from '#core/match/by-score.ts'
import { BEST_MATCH, EMPTY_QUERY } from '#core/search/query.ts'
import * as listSettings from '#store/list-settings.ts'
import { jobMarksOf } from '#work/job/job-lists-of.ts'
import { isInPlan } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { findMatches } from './find-matches.ts'

/** The default minimum of Job Match. */
const MIN_SCORE = 50
const SHOWN = 5
/** Room for those that the person has tracked or hidden. */
const ASKED = 25

/** The rest of the page does not need the search. */
const SEARCH_FAILED: ReadonlySet<string> = new Set(['search_busy', 'search_too_long'])

type Found = Awaited<ReturnType<typeof findMatches>>

export type NewMatches =
  | { kind: 'not-in-plan' | 'unknown-person' | 'unavailable' }
  | {
      kind: 'found'
      jobs: Found['jobs']
      /** How many are new; null before a second visit, when everything would be. */
      fresh: number | null
      /** The end of the last visit. */
      since: Date | null
    }

export async function newMatches(
  services: Pick<Services, 'db' | 'cards' | 'search' | 'clock' | 'settings' | 'readMatchPerson'>,
  accountId: AccountId,
  abandon?: AbortSignal,
): Promise<NewMatches> {
  if (!(await isInPlan(services, accountId, 'matches'))) return { kind: 'not-in-plan' }
  const looks = await listSettings.looks(services.db, accountId)
  const since = afterView(looks, services.clock.now()).lastVisitAt
  const marks = await jobMarksOf(services, accountId)
  const find = async (newSince: Date | null) => {
    const query = {
      ...EMPTY_QUERY,
      matchMin: MIN_SCORE,
      sort: BEST_MATCH,
      perPage: ASKED,
      newSince: newSince?.toISOString() ?? null,
    } as const
    const { isKnown, jobs, total } = await findMatches(services, accountId, query, abandon)
    const kept = jobs.filter(
      (job) => whyHidden(job, marks) === null && !marks.tracked.includes(job.id),
    )
    const shown = byScore(kept.slice(0, SHOWN))
    return { isKnown, jobs: shown, total: total - (jobs.length - kept.length) }
  }
  try {
    const recent = since === null ? null : await find(since)
    if (recent && recent.jobs.length > 0) {
      return { kind: 'found', jobs: recent.jobs, fresh: recent.total, since }
    }
    const { isKnown, jobs } = await find(null)
    if (!isKnown) return { kind: 'unknown-person' }
    return { kind: 'found', jobs, fresh: since === null ? null : 0, since }
  } catch (error) {
    if (error instanceof Refusal && SEARCH_FAILED.has(error.code)) return { kind: 'unavailable' }
    throw error
  }
}
