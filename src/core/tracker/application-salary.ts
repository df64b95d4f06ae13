/** The pay of a job as it is noted with an application: text, so that a person may put it right. */
import { formatSalary, type Salary } from '#core/pay/salary.ts'

/** "$80,000 - $100,000" when both ends are known, else what the listing wrote, else null. */
export function salaryRange(salary: Salary | null, salaryText: string | null): string | null {
  if (salary && salary.min !== null && salary.max !== null) return formatSalary(salary)
  return salaryText?.trim() || null
}
