/**
 * The one amount by which an advert counts in comparisons of pay: the middle of its range, a year of full-time work, in
 * the currency that it states; where only one end is stated, that end. Null if period or currency is unknown.
 */
import { type Salary, yearly } from './salary.ts'

export function statedMiddle(salary: Salary | null): number | null {
  if (salary === null || salary.currency === null) return null
  const { min = null, max = null } = yearly(salary) ?? {}
  const low = min ?? max
  const high = max ?? min
  return low === null || high === null ? null : (low + high) / 2
}
