/** The sentences about what would open more jobs. */
import { JOB_TYPE_LABELS } from '#core/job/job-labels.ts'
import type { PayRange, WhatIf } from '#core/match/what-if.ts'
import { formatMoney } from '#core/pay/currency.ts'
import { countOf } from '#core/text/count-of.ts'

/** "Learn Kubernetes and 340 more jobs fit". */
export function whatIfSentence(whatIf: WhatIf, count: number): string {
  const more = `${count.toLocaleString('en')} more ${count === 1 ? 'job fits' : 'jobs fit'}`
  return `${doThis(whatIf)} and ${more}`
}

function doThis(whatIf: WhatIf): string {
  switch (whatIf.kind) {
    case 'skill':
      return `Learn ${whatIf.skill}`
    case 'place':
      return `Add ${whatIf.place} to your locations`
    case 'job_type':
      return `Add ${JOB_TYPE_LABELS[whatIf.jobType].toLowerCase()} to your job types`
    case 'work_setting':
      return 'Accept remote, hybrid and on-site jobs alike'
    case 'pay':
      return `Lower your minimum salary to ${dollars(whatIf.minPayUsd)}`
  }
}

/** "$110,000 – $140,000 a year (84 jobs)"; null without enough salaries. */
export function payWords({ count, low, high }: PayRange): string | null {
  if (low === null || high === null) return null
  const range = dollars(low) === dollars(high) ? dollars(low) : `${dollars(low)} – ${dollars(high)}`
  return `${range} a year (${countOf(count, 'job')})`
}

/** "Docker", "Docker and Helm", "Docker, Helm and Linux". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** To the nearest thousand. */
const dollars = (amount: number) => formatMoney(Math.round(amount / 1_000) * 1_000, 'USD')
