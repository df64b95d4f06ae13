/** What a person did in each of the last weeks: applications sent and interviews. Days are yyyy-MM-dd in their zone. */
import { addDays, type Weekday, weekOf } from '#core/time/calendar-days.ts'

export const STRIP_WEEKS = 12

/** `from` is the first day of the week. */
export type StripWeek = { from: string; sent: number; interviews: number }

/** The weeks up to the one of today, oldest first. Days before and after them are left out. */
export function weekStrip(
  { sentOn, interviewsOn }: { sentOn: readonly string[]; interviewsOn: readonly string[] },
  today: string,
  begins: Weekday,
): StripWeek[] {
  const startOf = (day: string) => weekOf(day, begins)[0] as string
  const sent = Map.groupBy(sentOn, startOf)
  const interviews = Map.groupBy(interviewsOn, startOf)
  return Array.from({ length: STRIP_WEEKS }, (_, at) => {
    const from = addDays(startOf(today), (at + 1 - STRIP_WEEKS) * 7)
    return {
      from,
      sent: sent.get(from)?.length ?? 0,
      interviews: interviews.get(from)?.length ?? 0,
    }
  })
}
