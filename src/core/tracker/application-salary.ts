/** A job's salary as stored with an application: text, so that the person can edit it. */
import { formatSalary, type Salary } from '#core/pay/salary.ts'

/** "$80,000 - $100,000" when both ends are known, otherwise the listing's own text, otherwise null. */
export function salaryRange(salary: Salary | null, salaryText: string | null): string | null {
  if (salary && salary.min !== null && salary.max !== null) return formatSalary(salary)
  return salaryText?.trim() || null
}
