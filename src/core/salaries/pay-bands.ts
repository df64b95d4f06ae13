/** What a company's open jobs state as pay, by level: in one currency, the one that most of them state. */
import { EXPERIENCE_LEVELS, type ExperienceLevel } from '#core/job/job.ts'

/** `least` and `most` are a year, as stated. `level` is null for jobs that state none. */
export type LevelPay = {
  level: ExperienceLevel | null
  currency: string
  jobs: number
  least: number
  most: number
}

export type PayBands = {
  currency: string
  /** From entry to lead, then those without a level. */
  bands: Omit<LevelPay, 'currency'>[]
  /** Jobs that state their pay in another currency. */
  elsewhere: number
}

/** Null if no job states yearly pay. */
export function payBands(stated: readonly LevelPay[]): PayBands | null {
  const byCurrency = [...Map.groupBy(stated, ({ currency }) => currency)]
    .map(([currency, bands]) => ({ currency, bands, jobs: sumOf(bands) }))
    .sort((a, b) => b.jobs - a.jobs || (a.currency < b.currency ? -1 : 1))
  const [usual, ...others] = byCurrency
  if (!usual) return null
  return {
    currency: usual.currency,
    bands: usual.bands
      .toSorted((a, b) => rank(a.level) - rank(b.level))
      .map(({ level, jobs, least, most }) => ({ level, jobs, least, most })),
    elsewhere: sumOf(others),
  }
}

const rank = (level: ExperienceLevel | null) =>
  level === null ? EXPERIENCE_LEVELS.length : EXPERIENCE_LEVELS.indexOf(level)

const sumOf = (counted: readonly { jobs: number }[]) =>
  counted.reduce((sum, { jobs }) => sum + jobs, 0)
