/** Which offer pays more, and what else sets the two apart. */
import { formatMoney } from '#core/pay/currency.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import type { ComparedOffer, Extra } from '#core/tracker/offer-comparison.ts'

type Sides = 'companyName' | 'daysOff'

/** What `lead` returns, as far as it is said. */
type Lead = {
  offer: Pick<ComparedOffer, Sides | 'lacks'>
  next: Pick<ComparedOffer, Sides>
  more: number
  isAtLeast: boolean
  isConverted: boolean
  nextLacks: readonly Extra[]
}

export function leadInWords(best: Lead, currency: string): string {
  const { offer, next, more, isAtLeast, isConverted, nextLacks } = best
  const amount = `${isConverted ? 'about ' : ''}${formatMoney(more, currency)}`
  const caveat = isAtLeast
    ? `, not counting its ${listInEnglish(offer.lacks)}`
    : nextLacks.length > 0
      ? `, whose ${listInEnglish(nextLacks)} you haven’t provided`
      : ''
  const pays = `${offer.companyName} pays ${amount} more a year than ${next.companyName}${caveat}.`
  return [pays, daysOff(offer, next)].filter(Boolean).join(' ')
}

function daysOff(
  offer: Pick<ComparedOffer, Sides>,
  next: Pick<ComparedOffer, Sides>,
): string | null {
  if (offer.daysOff === null || next.daysOff === null || offer.daysOff === next.daysOff) return null
  const more = offer.daysOff > next.daysOff ? offer : next
  return `${more.companyName} gives ${countOf(Math.abs(offer.daysOff - next.daysOff), 'more day')} off.`
}
