/**
 * How a job's pay compares with that of open jobs like it; null below the floor, or if it states no yearly pay. The
 * search refuses while it is busy, which is no reason to withhold the job.
 */
import { Refusal } from '#core/api/refusal.ts'
import type { JobDetail } from '#core/job/job.ts'
import type { PayBasis } from '#core/salaries/pay-figures.ts'
import { type PayPosition, payPosition, questionOfJob } from '#core/salaries/pay-of-job.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type PayOfJob = PayBasis & { position: PayPosition; question: PayQuestion }

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
  const { jobs, employers } = answer
  return position && { position, jobs, employers, question }
}
