/**
 * The entries of a person's calendar: interviews at their time, follow-ups and tasks on their day. Each keeps its
 * `uid` forever, so that calendar programs update an entry instead of adding another.
 */

import { wallTimeAt } from '#core/time/time-zone.ts'
import { type ApplicationId, isOver, type Stage } from './application.ts'

type About = {
  applicationId: ApplicationId
  jobTitle: string
  companyName: string
  stage: Stage
  createdAt: Date
  /** When anything of the application last changed. */
  updatedAt: Date
}

/** What could be in the calendar. Days are YYYY-MM-DD. */
export type Planned = About &
  (
    | { kind: 'follow_up'; dueOn: string }
    | { kind: 'task'; id: number; title: string; dueOn: string }
    | {
        kind: 'interview'
        id: number
        round: string
        startsAt: Date
        minutes: number
        timeZone: string
        place: string | null
        notes: string | null
      }
  )

export type CalendarEntry = {
  uid: string
  /** Start, end and the time zone in which they were agreed, or a whole day. */
  when: { startsAt: Date; endsAt: Date; timeZone: string } | { on: string }
  summary: string
  description: string
  place: string | null
  url: string
  revision: number
  revisedAt: Date
}

/** `publicUrl` is the base of links; its host makes our uids unique. */
export function calendarEntries(planned: readonly Planned[], publicUrl: string): CalendarEntry[] {
  const host = publicUrl.replace(/^https?:\/\//, '').replace(/[^\w.-].*$/s, '')
  return planned
    .filter((it) => it.kind === 'interview' || !isOver(it.stage))
    .map((it) => {
      const url = `${publicUrl}/dashboard/job-tracker/${it.applicationId}`
      const about = `${it.jobTitle} at ${it.companyName}`
      // Whole seconds since creation: never decreases, and stays the same while nothing changes.
      const revision = Math.floor((it.updatedAt.getTime() - it.createdAt.getTime()) / 1000)
      const { updatedAt: revisedAt } = it
      const common = { url, revision, revisedAt, place: null }
      if (it.kind === 'follow_up') {
        return {
          ...common,
          uid: `follow-up-${it.applicationId}@${host}`,
          when: { on: it.dueOn },
          summary: tidy(`Follow up: ${about}`),
          description: `Stage: ${it.stage}\n${url}`,
        }
      }
      if (it.kind === 'task') {
        return {
          ...common,
          uid: `task-${it.id}@${host}`,
          when: { on: it.dueOn },
          summary: tidy(`${it.title} (${about})`),
          description: `Stage: ${it.stage}\n${url}`,
        }
      }
      const endsAt = new Date(it.startsAt.getTime() + it.minutes * 60_000)
      const agreed = `Agreed as ${wallTimeAt(it.startsAt, it.timeZone).replace('T', ' ')}, ${it.timeZone}`
      return {
        ...common,
        uid: `interview-${it.id}@${host}`,
        when: { startsAt: it.startsAt, endsAt, timeZone: it.timeZone },
        summary: tidy(`${it.round}: ${about}`),
        description: tidy([it.notes, agreed, url].filter((part) => part !== null).join('\n')),
        place: it.place === null ? null : tidy(it.place),
      }
    })
}

/** Replaces control characters, which calendar files may not contain, except line feeds. */
function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u2028\u2029]/gu, (it) => (it === '\n' ? it : ' '))
}
