/**
 * Arithmetic with calendar days, and the weeks of a month's page. Days are yyyy-MM-dd and have no time zone. Weekdays
 * are numbered as in ISO 8601: 1 is Monday, 7 is Sunday.
 */

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const DAY_MS = 86_400_000
const WEEK = 7
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
/** Years that the calendar shows. */
const FIRST_YEAR = 1970
const LAST_YEAR = 2199

/** The day in this text; null if it is none or lies outside the calendar's years. */
export function parseDay(text: string): string | null {
  const [year = 0] = DAY.exec(text)?.slice(1).map(Number) ?? []
  if (year < FIRST_YEAR || year > LAST_YEAR) return null
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && toDay(at) === text ? text : null
}

export const addDays = (day: string, days: number): string =>
  toDay(new Date(instantOf(day) + days * DAY_MS))

/** The same day of another month, or that month's last day: January 31 and one month is February 28. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return toDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last.getUTCDate()))))
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

export const lastOfMonth = (day: string): string => addDays(addMonths(firstOfMonth(day), 1), -1)

export const weekdayOf = (day: string): Weekday =>
  (new Date(instantOf(day)).getUTCDay() || WEEK) as Weekday

/** The seven days of the week that contains this day. */
export function weekOf(day: string, begins: Weekday): string[] {
  const first = addDays(day, -((weekdayOf(day) - begins + WEEK) % WEEK))
  return Array.from({ length: WEEK }, (_, at) => addDays(first, at))
}

/** The whole weeks in which this day's month lies: four to six, with days of the months beside it. */
export function weeksOfMonth(day: string, begins: Weekday): string[][] {
  const last = lastOfMonth(day)
  const weeks = [weekOf(firstOfMonth(day), begins)]
  for (;;) {
    const end = weeks.at(-1)?.at(-1) as string
    if (end >= last) return weeks
    weeks.push(weekOf(addDays(end, 1), begins))
  }
}

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const toDay = (at: Date) => at.toISOString().slice(0, 10)
