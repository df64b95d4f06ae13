/**
 * The one thing to do next about an application: an interview that is near, then its dates in their order, then its
 * stage.
 */
import { addDays } from '#core/time/calendar-days.ts'
import { dayAt } from '#core/time/time-zone.ts'
import {
  type ApplicationInterview,
  type ApplicationTask,
  isOver,
  type WholeApplication,
} from './application.ts'

/** How far a reminder is moved, in days. */
export const REMIND_DAYS = 7

/** So many days before an interview, it is what the application is about. */
const NEAR_DAYS = 3

export type NextMove =
  /** `before`: the first task that is due by then. */
  | { kind: 'interview'; interview: ApplicationInterview; before: ApplicationTask | null }
  | { kind: 'task'; task: ApplicationTask }
  /** The follow-up is due, or none is set although a reply is awaited. */
  | { kind: 'follow-up'; on: string | null; remindOn: string }
  | { kind: 'wait'; on: string }
  | { kind: 'apply' }
  | { kind: 'decide' }

type About = Pick<WholeApplication, 'stage' | 'followUpOn' | 'interviews' | 'tasks'>

/** `today` is the person's day. Null when nothing more is expected. */
export function nextMove(application: About, now: Date, today: string): NextMove | null {
  const { stage, followUpOn, interviews, tasks } = application
  if (isOver(stage)) return null
  const interview = interviews
    .filter((it) => Date.parse(it.startsAt) + it.minutes * 60_000 >= now.getTime())
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0]
  const open = tasks
    .filter(({ doneAt }) => doneAt === null)
    .sort((a, b) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9', 'en'))[0]
  const remindOn = addDays(today, REMIND_DAYS)
  const isDue = followUpOn !== null && followUpOn <= today
  // Tasks and reminders have no time: they come before an interview of the same day.
  const by = interview ? dayAt(new Date(interview.startsAt), interview.timeZone) : today
  const before = open?.dueOn && open.dueOn <= by ? open : null
  if (interview && by <= addDays(today, NEAR_DAYS)) return { kind: 'interview', interview, before }
  if (open?.dueOn && open.dueOn <= by && !(isDue && followUpOn < open.dueOn)) {
    return { kind: 'task', task: open }
  }
  if (isDue && followUpOn <= by) return { kind: 'follow-up', on: followUpOn, remindOn }
  if (interview) return { kind: 'interview', interview, before }
  if (stage === 'Interested') return { kind: 'apply' }
  if (stage === 'Offer Received') return { kind: 'decide' }
  if (open) return { kind: 'task', task: open }
  return followUpOn === null
    ? { kind: 'follow-up', on: null, remindOn }
    : { kind: 'wait', on: followUpOn }
}
