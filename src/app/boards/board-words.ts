/** Labels and phrases for boards and runs on the operator's pages. */

import type { IconName } from '#app/ui/icon.tsx'
import type { BoardHealth } from '#core/boards/board-health.ts'
import type { RunOutcome } from '#core/boards/run-outcome.ts'
import { countOf } from '#core/text/count-of.ts'

type Mark = { label: string; icon: IconName; className: string }

const GOOD = 'badge'
const BAD = 'badge badge-danger'
const WARN = 'badge badge-warn'
const QUIET = 'badge badge-quiet'

export const HEALTH_BADGES: Readonly<Record<BoardHealth, Mark>> = {
  held: { label: 'Held', icon: 'triangle-alert', className: WARN },
  failing: { label: 'Failing', icon: 'circle-alert', className: BAD },
  partial: { label: 'Partial', icon: 'triangle-alert', className: WARN },
  off: { label: 'Source off', icon: 'minus', className: QUIET },
  new: { label: 'Not read yet', icon: 'clock', className: 'badge badge-info' },
  paused: { label: 'Paused', icon: 'pause', className: QUIET },
  healthy: { label: 'Healthy', icon: 'check', className: GOOD },
}

export const OUTCOME_BADGES: Readonly<Record<RunOutcome, Mark>> = {
  complete: { label: 'Complete', icon: 'check', className: GOOD },
  unchanged: { label: 'Unchanged', icon: 'check', className: GOOD },
  partial: { label: 'Partial', icon: 'triangle-alert', className: WARN },
  unreadable: { label: 'Unreadable', icon: 'circle-alert', className: BAD },
  away: { label: 'Unavailable', icon: 'circle-alert', className: BAD },
  held: { label: 'Held', icon: 'triangle-alert', className: WARN },
  foreign: { label: 'Other company', icon: 'triangle-alert', className: WARN },
  stopped: { label: 'Stopped', icon: 'minus', className: QUIET },
}

const HOUR = 60
const DAY = 24 * HOUR

/** "30 minutes", "hour", "2 hours", "day": the words after "every". */
export function formatInterval(minutes: number): string {
  const [count, word] = rounded(minutes)
  return count === 1 ? word : countOf(count, word)
}

/** "in 5 minutes", "in an hour"; "now" if due. */
export function formatWait(at: Date, now: Date): string {
  const minutes = Math.ceil((at.getTime() - now.getTime()) / 60_000)
  if (minutes <= 0) return 'now'
  const [count, word] = rounded(minutes)
  if (count > 1) return `in ${countOf(count, word)}`
  return `in ${word === 'hour' ? 'an' : 'a'} ${word}`
}

/** Rounds to the largest unit that loses little precision. */
function rounded(minutes: number): [count: number, word: string] {
  if (minutes >= DAY) return [Math.round(minutes / DAY), 'day']
  if (minutes >= 2 * HOUR || minutes === HOUR) return [Math.round(minutes / HOUR), 'hour']
  return [minutes, 'minute']
}

type LastRun = { outcome: RunOutcome; sentence: string | null }

/** The last run's sentence, unless its question about missing jobs was answered since. */
export function lastRunText({ outcome, sentence }: LastRun, health: BoardHealth): string {
  const isAnswered = outcome === 'held' && health !== 'held'
  return isAnswered ? 'Confirmed removed.' : (sentence ?? '')
}
