/** How a job's salary compares with those of jobs like it, as one line that links to their salaries. For loaders. */
import { payAddress } from '#core/salaries/pay-address.ts'
import type { PayPosition } from '#core/salaries/pay-of-job.ts'
import { countOf } from '#core/text/count-of.ts'
import type { PayOfJob } from '#work/salaries/pay-of-job.ts'

const POSITIONS: Readonly<Record<PayPosition, string>> = {
  above: 'Above the median of',
  at: 'At the median of',
  below: 'Below the median of',
}

/** "Above the median of 61 employers with 214 jobs like it": the median counts each employer once. */
export const salaryContext = ({ position, jobs, employers, question }: PayOfJob) => ({
  text: `${POSITIONS[position]} ${countOf(employers, 'employer')} with ${countOf(jobs, 'job')} like it`,
  href: payAddress(question),
})
