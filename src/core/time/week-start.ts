/** On which day the week begins for a person: by the country where they live, or by their browser's languages. */
import type { Weekday } from './calendar-days.ts'

const MONDAY: Weekday = 1
const REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i

/**
 * `country` is ISO 3166-1 alpha-2; `languages` is an Accept-Language header, of which the first language counts. The
 * days come from CLDR, as the runtime knows them; without a country it is Monday, as in ISO 8601.
 */
export function weekStart(known: { country: string | null; languages: string | null }): Weekday {
  const first = known.languages?.split(',')[0]?.split(';')[0]?.trim() ?? ''
  const country = known.country ?? REGION.exec(first)?.[1]
  if (!country || !/^[a-z]{2}$/i.test(country)) return MONDAY
  return firstDayIn(country)
}

/** Not yet in TypeScript's types of ECMA-402. */
type LocaleWithWeeks = Intl.Locale & { getWeekInfo(): { firstDay: Weekday } }

const firstDayIn = (country: string): Weekday =>
  (new Intl.Locale(`und-${country}`) as LocaleWithWeeks).getWeekInfo().firstDay
