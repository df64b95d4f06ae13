/** How a job's salary compares with those of jobs like it: a line that links to their salaries, and a bar. For loaders. */
import { scaleLinear } from 'd3-scale'
import { formatBriefly } from '#core/pay/brief-money.ts'
import { payAddress } from '#core/salaries/pay-address.ts'
import type { PayPosition } from '#core/salaries/pay-of-job.ts'
import { countOf } from '#core/text/count-of.ts'
import type { PayOfJob } from '#work/salaries/pay-of-job.ts'

const POSITIONS: Readonly<Record<PayPosition, string>> = {
  upper: 'Upper half of',
  middle: 'In the middle of',
  lower: 'Lower half of',
}

export type SalaryContext = ReturnType<typeof salaryContext>

/** "Upper half of 214 jobs like it, from 61 employers". */
export const salaryContext = (pay: PayOfJob) => ({
  text: `${POSITIONS[pay.position]} ${countOf(pay.jobs, 'job')} like it, from ${countOf(pay.employers, 'employer')}`,
  href: payAddress(pay.question),
  bar: salaryBar(pay),
})

/** In percent of the bar's width. */
function salaryBar({ low, middle, high, own, question: { currency } }: PayOfJob) {
  const ends = [low, high, own.from, own.to]
  const least = Math.min(...ends)
  const most = Math.max(...ends)
  const margin = (most - least || most) * 0.08
  const scale = scaleLinear()
    .domain([least - margin, most + margin])
    .range([0, 100])
  const x = (amount: number) => Math.round(scale(amount) * 100) / 100
  return {
    low: { x: x(low), label: formatBriefly(low, currency) },
    high: { x: x(high), label: formatBriefly(high, currency) },
    middle: x(middle),
    from: x(own.from),
    to: x(own.to),
  }
}
