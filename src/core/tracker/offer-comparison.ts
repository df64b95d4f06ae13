/**
 * Offers in one currency and per year. Amounts of another currency are converted by dated rates, and say so: each
 * comes with the amount as offered (docs/decisions/009).
 */
import { type ExchangeRates, rateOf } from '#core/pay/exchange-rates.ts'
import { type Offer, yearlyBase } from './offer.ts'

/** Significant digits of converted amounts: rates are rough, so more would claim too much. */
const DIGITS = 3

export type ComparedOffer = Offer & {
  yearly: { base: number | null; bonus: number | null; equity: number | null; total: number | null }
  /** Whether `yearly` was converted. */
  isConverted: boolean
  /** Of all offers with a total, the highest; not where there is only one. */
  isHighest: boolean
}

export type OfferComparison = {
  currency: string
  /** The day of the oldest rate that was used; null if nothing was converted. */
  ratesOn: string | null
  offers: ComparedOffer[]
}

/** `asked` is a currency code; otherwise the currency of most offers. */
export function compareOffers(
  offers: readonly Offer[],
  rates: ExchangeRates,
  asked: string | null,
): OfferComparison {
  const currency = asked !== null && rateOf(rates, asked) ? asked : usualCurrency(offers)
  const target = rateOf(rates, currency)
  const days: string[] = []
  const compared = offers.map((offer) => {
    const rate = rateOf(rates, offer.currency)
    const isConverted = offer.currency !== currency
    if (isConverted && rate && target) days.push(rate.on, target.on)
    const convert = (amount: number | null) => {
      if (amount === null || !isConverted) return amount
      if (!rate || !target) return null
      return Math.round(Number(((amount * rate.usd) / target.usd).toPrecision(DIGITS)))
    }
    const base = convert(yearlyBase(offer))
    const bonus = convert(offer.bonus)
    const equity = convert(offer.equity)
    const total = base === null ? null : base + (bonus ?? 0) + (equity ?? 0)
    return { ...offer, yearly: { base, bonus, equity, total }, isConverted }
  })
  const totals = compared.flatMap(({ yearly }) => yearly.total ?? [])
  const most = totals.length > 1 ? Math.max(...totals) : null
  return {
    currency,
    ratesOn: days.length === 0 ? null : days.reduce((a, b) => (a < b ? a : b)),
    offers: compared.map((it) => ({ ...it, isHighest: most !== null && it.yearly.total === most })),
  }
}

/** How much more the highest total is than the next, of at least two; null if it is the same or unknown. */
export function lead({ offers }: Pick<OfferComparison, 'offers'>) {
  const [first, second] = offers
    .flatMap((offer) => (offer.yearly.total === null ? [] : { offer, total: offer.yearly.total }))
    .sort((a, b) => b.total - a.total)
  if (!first || !second || first.total === second.total) return null
  return {
    offer: first.offer,
    more: first.total - second.total,
    isConverted: first.offer.isConverted || second.offer.isConverted,
  }
}

/** The most frequent one, of several the first. */
function usualCurrency(offers: readonly Offer[]): string {
  const counts = Map.groupBy(offers, ({ currency }) => currency)
  const [first] = [...counts].sort(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? 'USD'
}
