/** The banner of the job list for people on Basic and for visitors. It promises only what Premium adds here. */
import type { AccountId } from '#core/account/account.ts'
import { missingPlan } from '#core/plan/plan.ts'
import { premiumAdds } from '#core/plan/plan-card.ts'
import { accountPlan, type PlanReader } from './account-plan.ts'

export type PlanBannerText = {
  /** Whether matches are in every plan, so that they cannot be what Premium unlocks. */
  areMatchesFree: boolean
  /** What Premium adds, as a list. */
  adds: string
}

/** `accountId`: null for a visitor. Null if there is nothing to upgrade to. */
export async function planBanner(
  reader: PlanReader,
  accountId: AccountId | null,
): Promise<PlanBannerText | null> {
  const { plans } = reader.settings
  const adds = plans && premiumAdds(plans)
  if (plans === null || adds === null) return null
  if (accountId !== null && (await accountPlan(reader, accountId)).plan !== 'basic') return null
  return { areMatchesFree: missingPlan(plans, 'basic', 'matches') === null, adds }
}
