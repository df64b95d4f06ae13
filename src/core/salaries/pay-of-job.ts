/** A job among others like it: of the same role and level, in the same country, with pay in the same currency. */
import type { ExperienceLevel } from '#core/job/job.ts'
import type { Salary } from '#core/pay/salary.ts'
import { statedMiddle } from '#core/pay/stated-middle.ts'
import { countryName } from '#core/place/countries.ts'
import { readTitle } from '#core/title/read-title.ts'
import type { PayAnswer, PayFigures } from './pay-figures.ts'
import { isAboveFloor } from './pay-floor.ts'
import type { PayQuestion } from './pay-question.ts'

type Job = {
  title: string
  level: ExperienceLevel | null
  location: { countries: readonly string[] }
  salary: Salary | null
}

/** Null if it states no yearly pay, or if its title names no role that is compared. */
export function questionOfJob({ title, level, location, salary }: Job): PayQuestion | null {
  const { family: role } = readTitle({ title })
  if (role === 'other' || salary?.currency == null || statedMiddle(salary) === null) return null
  const [country, ...others] = location.countries
  const isInOne = country !== undefined && others.length === 0
  const { currency } = salary
  return { role, level, location: isInOne ? countryName(country) : null, currency }
}

/** In which half of the jobs the middle of its range is. */
export type PayPosition = 'upper' | 'middle' | 'lower'

/**
 * How a job's pay compares with that of the answer; null below the floor. The half of the jobs and the half of the
 * employers can be divided at different amounts. Between the two, it is in the middle, so that neither is contradicted.
 */
export function payPosition(
  salary: Salary | null,
  { figures, jobs, employers }: Pick<PayAnswer, 'figures' | 'jobs' | 'employers'>,
): PayPosition | null {
  const own = statedMiddle(salary)
  if (own === null || figures === null || !isAboveFloor({ jobs, employers })) return null
  const middles = [figures.middle, middleAmount(figures)]
  if (own > Math.max(...middles)) return 'upper'
  return own < Math.min(...middles) ? 'lower' : 'middle'
}

/** With as many jobs below as above; there is at least one. */
function middleAmount({ amounts }: PayFigures): number {
  const last = amounts.length - 1
  const [below = 0, above = below] = [amounts[Math.floor(last / 2)], amounts[Math.ceil(last / 2)]]
  return (below + above) / 2
}
