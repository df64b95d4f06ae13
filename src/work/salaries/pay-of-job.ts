/**
 * How a job's pay compares with that of open jobs like it; null below the floor, or if it states no yearly pay. The
 * search refuses while it is busy, which is no reason to withhold the job.
 */
import { Refusal } from '#core/api/refusal.ts'
import type { JobDetail } from '#core/job/job.ts'
import { type Salary, yearly } from '#core/pay/salary.ts'
import type { Quartiles } from '#core/salaries/employer-quartiles.ts'
import type { PayBasis } from '#core/salaries/pay-figures.ts'
import { type PayPosition, payPosition, questionOfJob } from '#core/salaries/pay-of-job.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type PayOfJob = PayBasis &
  Quartiles & {
    position: PayPosition
    question: PayQuestion
    /** Its own range, a year, in the currency of the question. */
    own: { from: number; to: number }
  }

export async function payOfJob(
  { search, clock }: Pick<Services, 'search' | 'clock'>,
  job: JobDetail,
): Promise<PayOfJob | null> {
  const question = questionOfJob(job)
  if (question === null) return null
  const answer = await search.pay(question, clock.now()).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (answer === null) return null
  const position = payPosition(job.salary, answer)
  const own = yearlyRange(job.salary)
  if (position === null || answer.figures === null || own === null) return null
  const { jobs, employers } = answer
  const { low, middle, high } = answer.figures
  return { position, jobs, employers, question, low, middle, high, own }
}

/** Where only one end is stated, from there to there. */
function yearlyRange(salary: Salary | null): { from: number; to: number } | null {
  const { min = null, max = null } = (salary && yearly(salary)) ?? {}
  const from = min ?? max
  const to = max ?? min
  return from === null || to === null ? null : { from, to }
}
