/** Amounts of money as short as an axis needs them. */
import { formatMoney, formatShortMoney } from './currency.ts'

/** "$72k", "$850", "¥10M": for axes, where exact amounts are beside them. */
export function formatBriefly(amount: number, currency: string): string {
  if (amount >= 1_000_000) return formatShortMoney(amount, currency)
  return amount < 1_000
    ? formatMoney(amount, currency)
    : `${formatMoney(Math.round(amount / 1_000), currency)}k`
}
