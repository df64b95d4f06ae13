/** Trends in words: shares and changes. */
import type { TrendChange } from '#core/trends/trend-change.ts'

/** "41%", "3.2%": one decimal below ten percent, where it matters. */
export function formatPercent(percent: number): string {
  if (percent > 0 && percent < 0.1) return 'under 0.1%'
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)}%`
}

/** "+3 points", "−0.4 points", "No clear change"; null without months to compare with. */
export function formatChange(change: TrendChange | null): string | null {
  if (change === null || change.difference === null) return null
  if (!change.isClear) return 'No clear change'
  const { difference } = change
  const size = Math.abs(difference)
  const number = size < 10 ? Number(size.toFixed(1)) : Math.round(size)
  return `${difference < 0 ? '−' : '+'}${number} ${number === 1 ? 'point' : 'points'}`
}
