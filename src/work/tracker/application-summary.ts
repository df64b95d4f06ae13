/** Counts a person's applications, and how many of the sent ones ever got a response. */
import type { AccountId } from '#core/account/account.ts'
import { isResponse, isSent } from '#core/tracker/application.ts'
import { type ApplicationSummary, summarise } from '#core/tracker/application-summary.ts'
import * as applications from '#store/applications.ts'
import type { Db } from '#store/db.ts'

export async function applicationSummary(
  db: Db,
  accountId: AccountId,
): Promise<ApplicationSummary> {
  const [counts, ever] = await Promise.all([
    applications.countByStage(db, accountId),
    applications.stagesEver(db, accountId),
  ])
  return summarise(counts, {
    sent: ever.filter(({ stages }) => stages.some(isSent)).length,
    answered: ever.filter(({ stages }) => stages.some(isResponse)).length,
  })
}
