/** How boards and their runs are called on an operator's pages. */

import type { IconName } from '#app/ui/icon.tsx'
import type { BoardHealth } from '#core/boards/board-health.ts'
import type { RunOutcome } from '#core/boards/run-outcome.ts'

type Mark = { label: string; icon: IconName; className: string }

const GOOD = 'badge'
const BAD = 'badge badge-danger'
const WARN = 'badge badge-warn'
const QUIET = 'badge badge-quiet'

export const HEALTH_MARKS: Readonly<Record<BoardHealth, Mark>> = {
  held: { label: 'Held', icon: 'triangle-alert', className: WARN },
  failing: { label: 'Failing', icon: 'circle-alert', className: BAD },
  partial: { label: 'Read in part', icon: 'triangle-alert', className: WARN },
  off: { label: 'Source off', icon: 'minus', className: QUIET },
  new: { label: 'Not read yet', icon: 'clock', className: 'badge badge-info' },
  paused: { label: 'Paused', icon: 'pause', className: QUIET },
  healthy: { label: 'Healthy', icon: 'check', className: GOOD },
}

export const OUTCOME_MARKS: Readonly<Record<RunOutcome, Mark>> = {
  complete: { label: 'Complete', icon: 'check', className: GOOD },
  unchanged: { label: 'Unchanged', icon: 'check', className: GOOD },
  partial: { label: 'In part', icon: 'triangle-alert', className: WARN },
  unreadable: { label: 'Unreadable', icon: 'circle-alert', className: BAD },
  away: { label: 'Away', icon: 'circle-alert', className: BAD },
  held: { label: 'Held', icon: 'triangle-alert', className: WARN },
  stopped: { label: 'Stopped', icon: 'minus', className: QUIET },
}

export const countOf = (count: number, word: string, plural = `${word}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? word : plural}`

const HOUR = 60
const DAY = 24 * HOUR

/** "30 minutes", "hour", "2 hours", "day": what stands after "every". */
export function intervalWords(minutes: number): string {
  const [count, word] = rounded(minutes)
  return count === 1 ? word : countOf(count, word)
}

/** "in 5 minutes", "in an hour"; "now" for what is due. */
export function waitWords(at: Date, now: Date): string {
  const minutes = Math.ceil((at.getTime() - now.getTime()) / 60_000)
  if (minutes <= 0) return 'now'
  const [count, word] = rounded(minutes)
  if (count > 1) return `in ${countOf(count, word)}`
  return `in ${word === 'hour' ? 'an' : 'a'} ${word}`
}

/** In the largest unit that leaves little out. */
function rounded(minutes: number): [count: number, word: string] {
  if (minutes >= DAY) return [Math.round(minutes / DAY), 'day']
  if (minutes >= 2 * HOUR || minutes === HOUR) return [Math.round(minutes / HOUR), 'hour']
  return [minutes, 'minute']
}

type LastRun = { outcome: RunOutcome; sentence: string | null }

/** What the last run said, unless somebody has answered it since. */
export function toldOf({ outcome, sentence }: LastRun, health: BoardHealth): string {
  const isAnswered = outcome === 'held' && health !== 'held'
  return isAnswered ? 'What had vanished at once is gone indeed.' : (sentence ?? '')
}
