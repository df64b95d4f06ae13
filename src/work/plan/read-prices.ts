/** What the plans cost here: the payment provider's own prices, or those of the demonstration. */
import { PLANS, type Plan } from '#core/plan/plan.ts'
import { PRICES, savingLabel } from '#core/plan/plan-card.ts'
import { INTERVALS, type Interval } from '#core/plan/subscription.ts'
import { PaymentProblem, type PriceList } from '#work/use-case/payments.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type ShownPrice = { amount: number; currency: string }

export type ShownPrices = Readonly<
  Partial<Record<Plan, Readonly<Record<Interval, ShownPrice>>>>
> & {
  /** What paying once a year saves, as a label; null if it saves nothing. */
  saving: string | null
}

/** Null if the provider cannot be asked. A plan that it has no price for is missing. */
export async function readPrices({
  payments,
  log,
}: Pick<Services, 'payments' | 'log'>): Promise<ShownPrices | null> {
  if (payments === null) return { ...demoPrices(), saving: savingLabel(PRICES.premium) }
  try {
    const sold = await payments.prices()
    return { basic: free(sold), ...sold, saving: savingOf(sold) }
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    log.warn({ err: error }, 'prices could not be read')
    return null
  }
}

function demoPrices() {
  const shown = (plan: Plan) => {
    const of = (interval: Interval) => ({ amount: PRICES[plan][interval], currency: 'USD' })
    return [plan, { monthly: of('monthly'), annually: of('annually') }] as const
  }
  return Object.fromEntries(PLANS.map(shown))
}

function free({ premium }: PriceList) {
  const none = { amount: 0, currency: premium?.monthly.currency ?? 'USD' }
  return { monthly: none, annually: none }
}

function savingOf({ premium }: PriceList): string | null {
  const [monthly, annually] = INTERVALS.map((interval) => premium?.[interval].amount ?? 0)
  return savingLabel({ monthly: monthly ?? 0, annually: annually ?? 0 })
}
