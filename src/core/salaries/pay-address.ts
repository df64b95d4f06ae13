/** The address of the page that answers a question about pay. Always with its currency, so that links mean the same to all. */
import type { PayQuestion } from './pay-question.ts'

export function payAddress({ role, level, location, currency }: PayQuestion): string {
  const params = new URLSearchParams()
  if (role !== null) params.set('role', role)
  if (level !== null) params.set('level', level)
  if (location !== null) params.set('location', location)
  params.set('currency', currency)
  return `/salaries?${params}`
}
