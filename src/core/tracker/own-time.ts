/**
 * When an interview begins by the clock of the person: every page says this time first. If clocks show another one where
 * it was agreed, that one is said beside it. Days are yyyy-MM-dd, times HH:MM.
 */
import { offsetName, wallTimeAt } from '#core/time/time-zone.ts'

export type OwnTime = {
  on: string
  time: string
  /** "10:00 GMT+1"; null if it is the same time. */
  agreed: string | null
}

/** `agreedIn` and `own` are time zones. */
export function ownTime(startsAt: Date, agreedIn: string, own: string): OwnTime {
  const here = wallTimeAt(startsAt, own)
  const there = wallTimeAt(startsAt, agreedIn)
  return {
    on: here.slice(0, 10),
    time: here.slice(11),
    agreed: there === here ? null : `${there.slice(11)} ${offsetName(startsAt, agreedIn)}`,
  }
}
