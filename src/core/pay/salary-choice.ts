/** The slider for the desired salary: shown per year or per month, stored per year. */

export const SALARY_SCALES = {
  yearly: { max: 300_000, step: 5_000, perYear: 1 },
  monthly: { max: 15_000, step: 100, perYear: 12 },
} as const

export type SalaryScale = keyof typeof SALARY_SCALES

/** The slider position for the stored value, within its range. */
export function toScale(yearly: number, scale: SalaryScale): number {
  const { max, step, perYear } = SALARY_SCALES[scale]
  return Math.min(max, Math.round(yearly / perYear / step) * step)
}

export const toYearly = (value: number, scale: SalaryScale): number =>
  value * SALARY_SCALES[scale].perYear

/** "$75,000 a year" */
export function formatSalaryChoice(yearly: number, scale: SalaryScale): string {
  const amount = Math.round(yearly / SALARY_SCALES[scale].perYear)
  const separated = `${amount}`.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `$${separated} a ${scale === 'yearly' ? 'year' : 'month'}`
}
