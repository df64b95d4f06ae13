/** What the forms about plans answer, with and without a script. */
import { data } from 'react-router'
import type { Viewer } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type PlanAnswer = {
  /** Why nothing was changed; null if it was. */
  problem: string | null
  /** The payment provider's page to go to; null for none. */
  leadsTo: string | null
}

/** A page of the payment provider's. No redirect: the security policy forbids forms to lead elsewhere. */
export const leadTo = (url: string) => data<PlanAnswer>({ problem: null, leadsTo: url })

const TOO_MANY = 'Too many attempts. Wait a minute, then try again.'

/** Runs what a form asked for. Refusals come back to the page. */
export async function tryPlanAction<T>(act: () => Promise<T>) {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || REFUSALS[error.code].status === 404) throw error
    const problem = error.code === 'too_many_tries' ? TOO_MANY : error.message
    return data<PlanAnswer>({ problem, leadsTo: null }, { status: REFUSALS[error.code].status })
  }
}

/** Before anything that asks the payment provider. */
export const limitPayments = (services: Services, { id }: Pick<Viewer, 'id'>) =>
  services.tries.take([{ limit: 'paymentByAccount', subject: id }])
