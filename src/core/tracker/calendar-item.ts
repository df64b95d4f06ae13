/**
 * A person's dates as the calendar page shows them: each on a day of the person's own time zone, in order. What was
 * agreed in another zone also says its time there. Days are yyyy-MM-dd, times HH:MM.
 */
import { compare } from '#core/text/compare.ts'
import { wallTimeAt } from '#core/time/time-zone.ts'
import { type ApplicationId, isOver } from './application.ts'
import type { Planned } from './calendar-entry.ts'
import { ownTime } from './own-time.ts'

export type CalendarItem = {
  key: string
  kind: Planned['kind']
  applicationId: ApplicationId
  jobTitle: string
  companyName: string
  /** "System design", "Follow up", or the title of a task. */
  what: string
  on: string
  /** Null for a whole day. */
  time: string | null
  endTime: string | null
  /** The time where it was agreed, if clocks show another one there: "10:00 GMT+1". */
  agreed: string | null
  place: string | null
}

/** Follow-ups and tasks end with their application; interviews stay, because they were held. */
export function calendarItems(planned: readonly Planned[], zone: string): CalendarItem[] {
  return planned
    .filter((it) => it.kind === 'interview' || !isOver(it.stage))
    .map((it) => toItem(it, zone))
    .sort((a, b) => compare(orderOf(a), orderOf(b)))
}

function toItem(it: Planned, zone: string): CalendarItem {
  const { kind, applicationId, jobTitle, companyName } = it
  const about = { kind, applicationId, jobTitle, companyName, place: null }
  if (it.kind === 'interview') {
    const { startsAt, minutes, timeZone } = it
    return {
      ...about,
      ...ownTime(startsAt, timeZone, zone),
      key: `interview-${it.id}`,
      what: it.round,
      endTime: wallTimeAt(new Date(startsAt.getTime() + minutes * 60_000), zone).slice(11),
      place: it.place,
    }
  }
  const whole = { on: it.dueOn, time: null, endTime: null, agreed: null }
  return it.kind === 'task'
    ? { ...about, ...whole, key: `task-${it.id}`, what: it.title }
    : { ...about, ...whole, key: `follow-up-${applicationId}`, what: 'Follow up' }
}

/** Whole days come before times. */
const orderOf = ({ on, time, key }: CalendarItem) => `${on} ${time ?? ''} ${key}`
