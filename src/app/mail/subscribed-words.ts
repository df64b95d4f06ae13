/** Which emails a person gets, in words. */
import type { Alert } from '#core/alert/alert.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'

type AlertState = Pick<Alert, 'frequency' | 'isActive'>

/** "2 alerts, daily and weekly. 1 is paused." */
export function alertsInWords(alerts: readonly AlertState[]): string {
  const active = alerts.filter(({ isActive }) => isActive)
  const paused = alerts.length - active.length
  const often = listInEnglish([...new Set(active.map(({ frequency }) => frequency))])
  const parts = [
    active.length === 0 ? 'No active alerts.' : `${countOf(active.length, 'alert')}, ${often}.`,
    paused > 0 && `${paused} ${paused === 1 ? 'is' : 'are'} paused.`,
  ]
  return parts.filter(Boolean).join(' ')
}
