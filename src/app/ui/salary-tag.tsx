/** What a job pays, in the words of core/salary.ts; quiet when nobody says. */
import { formatSalary, NOT_SPECIFIED, type Salary } from '#core/pay/salary.ts'

type Props = { salary: Salary | null; className?: string }

export function SalaryTag({ salary, className = '' }: Props) {
  const text = formatSalary(salary)
  const tone = text === NOT_SPECIFIED ? 'text-muted' : 'font-semibold'
  return (
    <span className={`tabular-nums ${tone} ${className}`}>
      {text.replace(CODE_BEFORE_AMOUNT, '$1\u00a0')}
    </span>
  )
}

/** "NOK 810,000": the two stay on one line. */
const CODE_BEFORE_AMOUNT = /\b([A-Z]{3}) (?=\d)/g
