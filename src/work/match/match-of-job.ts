/** How one job suits a person, for the job's page. */
import type { AccountId } from '#core/account/account.ts'
import type { JobId } from '#core/job/job.ts'
import type { JobMatch } from '#core/match/job-match.ts'
import type { CurrentCv } from '#work/cv/current-cv.ts'
import { isInPlan } from '#work/plan/account-plan.ts'
import { orIfDatabaseDown } from '#work/use-case/or-if-database-down.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { withMatches } from './card-matches.ts'

/** `match` is null if too little is known about the person, or if the rules have not read the job yet. */
export type MatchOfJob = {
  isKnown: boolean
  cv: Pick<CurrentCv, 'id' | 'name'>
  match: JobMatch | null
}

/** Null without a person, if their plan has no matches, and while the database is down. */
export async function matchOfJob(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'readMatchPerson'>,
  accountId: AccountId | null,
  id: JobId,
): Promise<MatchOfJob | null> {
  if (accountId === null) return null
  return orIfDatabaseDown(async () => {
    if (!(await isInPlan(services, accountId, 'matches'))) return null
    const { person, cv } = await services.readMatchPerson(accountId)
    const [{ match = null } = {}] = await withMatches(services, person, [{ id }])
    return { isKnown: person !== null, cv: { id: cv.id, name: cv.name }, match }
  }, null)
}
