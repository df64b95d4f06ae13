/** The person whom a list of jobs is compared with. */
import type { AccountId } from '#core/account/account.ts'
import { isInPlan } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** Null if too little is known about them, or if their plan has no matches. */
export async function matchPersonOf(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'readMatchPerson'>,
  accountId: AccountId,
) {
  if (!(await isInPlan(services, accountId, 'matches'))) return null
  return (await services.readMatchPerson(accountId)).person
}
