/** A job's salary, formatted by core/salary.ts; muted if it is not specified. */
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

/** Keeps a currency code and its amount on one line: "NOK 810,000". */
const CODE_BEFORE_AMOUNT = /\b([A-Z]{3}) (?=\d)/g
