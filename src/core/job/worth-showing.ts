/**
 * Which of some jobs are worth showing to somebody who has not asked for anything: those that state their pay, one of
 * each company. Otherwise the order is kept. Further jobs of the same companies fill what is left.
 */
import type { JobCard } from './job.ts'

type Job = Pick<JobCard, 'companySlug' | 'salary'>

export function worthShowing<Shown extends Job>(jobs: readonly Shown[], limit: number): Shown[] {
  const inOrder = [
    ...jobs.filter(({ salary }) => salary !== null),
    ...jobs.filter(({ salary }) => salary === null),
  ]
  const companies = new Set<string>()
  const isFirst = ({ companySlug }: Job) =>
    !companies.has(companySlug) && Boolean(companies.add(companySlug))
  const { first = [], further = [] } = Object.groupBy(inOrder, (job) =>
    isFirst(job) ? 'first' : 'further',
  )
  return [...first, ...further].slice(0, limit)
}
