/** What a job pays, in the words of core/salary.ts; quiet when nobody says. */
import { formatSalary, NOT_SPECIFIED, type Salary } from '#core/salary.ts'

type Props = { salary: Salary | null; className?: string }

export function SalaryTag({ salary, className = '' }: Props) {
  const text = formatSalary(salary)
  const tone = text === NOT_SPECIFIED ? 'text-muted' : 'font-semibold'
  return <span className={`tabular-nums ${tone} ${className}`}>{text}</span>
}
