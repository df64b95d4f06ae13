/** How a job's salary compares with those of jobs like it, as one line that links to their salaries. For loaders. */
import { payAddress } from '#core/salaries/pay-address.ts'
import type { PayPosition } from '#core/salaries/pay-of-job.ts'
import { countOf } from '#core/text/count-of.ts'
import type { PayOfJob } from '#work/salaries/pay-of-job.ts'

const POSITIONS: Readonly<Record<PayPosition, string>> = {
  upper: 'Upper half of',
  middle: 'At the median of',
  lower: 'Lower half of',
}

/** "Upper half of 214 jobs like it, from 61 employers". */
export const salaryContext = ({ position, jobs, employers, question }: PayOfJob) => ({
  text: `${POSITIONS[position]} ${countOf(jobs, 'job')} like it, from ${countOf(employers, 'employer')}`,
  href: payAddress(question),
})
