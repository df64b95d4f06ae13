/** An account's current plan, and whether it allows something. Every limit of a plan is enforced through this file. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import {
  type Gate,
  missingPlan,
  planRequired,
  savedJobsFull,
  savedJobsLimit,
  type Wish,
} from '#core/plan/plan.ts'
import type { PlanSettings } from '#core/plan/plan-settings.ts'
import { type CurrentPlan, currentPlan } from '#core/plan/subscription.ts'
import type { Settings } from '#core/settings/settings.ts'
import type { Db, Tx } from '#store/db.ts'
import * as savedJobs from '#store/saved-jobs.ts'
import * as subscriptions from '#store/subscriptions.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

export type PlanReader = {
  db: Db | Tx
  clock: Clock
  settings: Pick<Settings, 'plans'>
}

const NO_PLANS: CurrentPlan = { plan: 'basic', subscription: null, endsAt: null }

/** Basic where there are no plans. */
export async function accountPlan(
  { db, clock, settings }: PlanReader,
  accountId: AccountId,
): Promise<CurrentPlan> {
  const { plans } = settings
  if (plans === null) return NO_PLANS
  return currentPlan(await subscriptions.list(db, accountId), termsOf(plans), clock.now())
}

export const termsOf = ({ payments, graceDays }: PlanSettings) => ({
  hasPayments: payments !== null,
  graceDays,
})

/** Throws `plan_required`, or `saved_jobs_full`. */
export async function requirePlan(
  reader: PlanReader,
  accountId: AccountId,
  wish: Wish,
): Promise<void> {
  const { plans } = reader.settings
  if (plans === null) return
  if (typeof wish === 'string' && plans.gates[wish] === undefined) return // free for everyone
  const { plan } = await accountPlan(reader, accountId)
  const needs = missingPlan(plans, plan, wish)
  if (needs === null) return
  if (typeof wish === 'object') {
    const limit = savedJobsLimit(plans, plan) ?? 0
    throw new Refusal('saved_jobs_full', [], { limit }, null, savedJobsFull(limit, wish.savedJobs))
  }
  throw new Refusal('plan_required', [], { plan: needs }, null, planRequired(wish, needs))
}

/** The sentence that names the plan it takes; null if the plan of the account allows it. */
export async function planNotice(reader: PlanReader, accountId: AccountId, gate: Gate) {
  const { plans } = reader.settings
  if (plans === null || plans.gates[gate] === undefined) return null
  const needs = missingPlan(plans, (await accountPlan(reader, accountId)).plan, gate)
  return needs && planRequired(gate, needs)
}

/** Whether the plan allows it, for what is left out instead of refused. */
export async function isInPlan(reader: PlanReader, accountId: AccountId, wish: Wish) {
  const { plans } = reader.settings
  if (plans === null || (typeof wish === 'string' && plans.gates[wish] === undefined)) return true
  const { plan } = await accountPlan(reader, accountId)
  return missingPlan(plans, plan, wish) === null
}

/** How many jobs the account may save; null for no limit. */
export async function savedJobsLimitOf(reader: PlanReader, accountId: AccountId) {
  return savedJobsLimit(reader.settings.plans, (await accountPlan(reader, accountId)).plan)
}

export type PlanUse = CurrentPlan & {
  savedJobs: { used: number; limit: number | null }
}

/** The plan with what is used of its limits. */
export async function planUse(reader: PlanReader, accountId: AccountId): Promise<PlanUse> {
  const current = await accountPlan(reader, accountId)
  return {
    ...current,
    savedJobs: {
      used: await savedJobs.count(reader.db, accountId),
      limit: savedJobsLimit(reader.settings.plans, current.plan),
    },
  }
}
