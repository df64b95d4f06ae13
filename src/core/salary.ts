/**
 * Salaries as listings write them and as we compare them.
 * Shape: units of `currency` per `period`; "£55–70k" is { min: 55000, max: 70000, currency: 'GBP', period: 'year' }.
 * Unknown is null, never 0.
 */
export type Period = 'hour' | 'day' | 'week' | 'month' | 'year'

/** At least one of `min` and `max` is a number. `currency` is an ISO 4217 code. */
export type Salary = {
  min: number | null
  max: number | null
  currency: string | null
  period: Period | null
}
