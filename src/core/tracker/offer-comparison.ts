/**
 * Offers in one currency and per year. Amounts of another currency are converted by dated rates, and say so: each
 * comes with the amount as offered (docs/decisions/009).
 */
import { type ExchangeRates, rateOf } from '#core/pay/exchange-rates.ts'
import { type Offer, yearlyBase } from './offer.ts'

/** Significant digits of converted amounts: rates are rough, so more would claim too much. */
const DIGITS = 3

const EXTRAS = ['bonus', 'equity'] as const
export type Extra = (typeof EXTRAS)[number]

export type ComparedOffer = Offer & {
  /** `total` is the sum of what is known, and null without a base. */
  yearly: { base: number | null; bonus: number | null; equity: number | null; total: number | null }
  /** What its total lacks because it isn't provided, while another offer has it. */
  lacks: Extra[]
  /** Whether `yearly` was converted. */
  isConverted: boolean
  /** Of all offers with a total, the highest; not where there is only one, or where what is unknown could change it. */
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
  const others = (extra: Extra) => offers.some((offer) => offer[extra] !== null)
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
    const lacks = EXTRAS.filter((extra) => offer[extra] === null && others(extra))
    return { ...offer, yearly: { base, bonus, equity, total }, lacks, isConverted }
  })
  return {
    currency,
    ratesOn: days.length === 0 ? null : days.reduce((a, b) => (a < b ? a : b)),
    offers: compared.map((it) => ({ ...it, isHighest: isHighest(it, compared) })),
  }
}

type Totalled = Omit<ComparedOffer, 'isHighest'>

function isHighest({ yearly: { total } }: Totalled, offers: readonly Totalled[]): boolean {
  const totals = offers.filter(({ yearly }) => yearly.total !== null)
  if (total === null || totals.length < 2) return false
  return totals.every(
    ({ yearly, lacks }) =>
      yearly.total === total || (yearly.total !== null && yearly.total < total && !lacks.length),
  )
}

/**
 * How much more the highest total is than the next, of at least two; null if it is the same or unknown. What the highest
 * lacks could only add to it; what the next lacks (`nextLacks`) could take the lead away.
 */
export function lead({ offers }: { offers: readonly Totalled[] }) {
  const [first, second] = offers
    .flatMap((offer) => (offer.yearly.total === null ? [] : { offer, total: offer.yearly.total }))
    .sort((a, b) => b.total - a.total)
  if (!first || !second || first.total === second.total) return null
  return {
    offer: first.offer,
    next: second.offer,
    more: first.total - second.total,
    isAtLeast: first.offer.lacks.length > 0 && second.offer.lacks.length === 0,
    nextLacks: second.offer.lacks,
    isConverted: first.offer.isConverted || second.offer.isConverted,
  }
}

/** The most frequent one, of several the first. */
function usualCurrency(offers: readonly Offer[]): string {
  const counts = Map.groupBy(offers, ({ currency }) => currency)
  const [first] = [...counts].sort(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? 'USD'
}
