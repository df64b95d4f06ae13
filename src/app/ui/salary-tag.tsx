/** A job's salary, formatted by core/salary.ts, and its target earnings; muted if neither is specified. */
import type { PayDetails } from '#core/pay/pay-details.ts'
import { formatSalary, NOT_SPECIFIED, type Salary } from '#core/pay/salary.ts'

type Props = { salary: Salary | null; details?: PayDetails | null; className?: string }

export function SalaryTag({ salary, details = null, className = '' }: Props) {
  const target = details?.targetEarnings ?? null
  const own = details?.regions.find((each) => isSame(each.salary, salary))
  const text = salary || !target ? formatSalary(salary) : ''
  const tone = text === NOT_SPECIFIED ? 'text-muted' : 'font-semibold'
  return (
    <span className={`tabular-nums ${tone} ${className}`}>
      {unbrokenPay(text)}
      {own && <span className="salary-region"> ({own.region})</span>}
      {target && (
        <span className={text ? 'salary-target' : undefined}>
          {text && ' '}
          <abbr title="On-target earnings: base pay and commission">OTE</abbr>{' '}
          {unbrokenPay(formatSalary(target))}
        </span>
      )}
    </span>
  )
}

const isSame = (one: Salary, other: Salary | null) => formatSalary(one) === formatSalary(other)

/** A salary in words, whose currency codes and amounts stay on one line: "NOK 810,000". */
export const unbrokenPay = (text: string) => text.replace(CODE_BEFORE_AMOUNT, '$1\u00a0')

const CODE_BEFORE_AMOUNT = /\b([A-Z]{3}) (?=\d)/g
