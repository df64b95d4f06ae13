/** What is due: interviews, follow-ups and tasks of the coming week, and overdue ones. */

import { compare } from '#core/text/compare.ts'
import { addDays } from '#core/time/calendar-days.ts'
import { dayAt } from '#core/time/time-zone.ts'
import { type ApplicationId, isOver } from './application.ts'
import type { Planned } from './calendar-entry.ts'
import { ownTime } from './own-time.ts'

/** How many days after today count as coming up. */
export const DUE_DAYS = 7

export type DueItem = {
  key: string
  kind: Planned['kind']
  applicationId: ApplicationId
  jobTitle: string
  companyName: string
  /** Of a task, for marking it as done. */
  taskId: number | null
  what: string
  on: string
  /** HH:MM; null for a whole day. */
  time: string | null
  /** The time where an interview was agreed, if clocks show another one there: "10:00 GMT+1". */
  agreed: string | null
}

export const COMING = `In the next ${DUE_DAYS} days` as const
export const DUE_GROUPS = ['Overdue', 'Today', COMING] as const
export type DueGroup = { name: (typeof DUE_GROUPS)[number]; items: DueItem[] }

/** In order of time in the person's zone, without empty groups. Past interviews are not overdue. */
export function dueSoon(planned: readonly Planned[], now: Date, zone: string): DueGroup[] {
  const today = dayAt(now, zone)
  const last = addDays(today, DUE_DAYS)
  const items = planned
    .filter((it) =>
      it.kind === 'interview'
        ? it.startsAt.getTime() + it.minutes * 60_000 >= now.getTime()
        : !isOver(it.stage),
    )
    .map((it) => toItem(it, zone))
    .filter(({ on }) => on <= last)
    .sort((a, b) => compare(a.on, b.on) || compare(a.time ?? '', b.time ?? ''))
  const groupOf = ({ kind, on }: DueItem): DueGroup['name'] => {
    if (on > today) return COMING
    return on === today || kind === 'interview' ? 'Today' : 'Overdue'
  }
  return DUE_GROUPS.map((name) => ({
    name,
    items: items.filter((item) => groupOf(item) === name),
  })).filter(({ items: those }) => those.length > 0)
}

function toItem(it: Planned, zone: string): DueItem {
  const { kind, applicationId, jobTitle, companyName } = it
  const about = { kind, applicationId, jobTitle, companyName, taskId: null }
  if (it.kind === 'interview') {
    return {
      ...about,
      key: `interview-${it.id}`,
      what: it.round,
      ...ownTime(it.startsAt, it.timeZone, zone),
    }
  }
  const day = { on: it.dueOn, time: null, agreed: null }
  return it.kind === 'task'
    ? { ...about, ...day, key: `task-${it.id}`, what: it.title, taskId: it.id }
    : { ...about, ...day, key: `follow-up-${applicationId}`, what: 'Follow up' }
}
