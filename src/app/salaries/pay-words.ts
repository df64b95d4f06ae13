/** Questions about pay and their answers in words. */
import { formatShortMoney } from '#core/pay/currency.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import { describePlaces } from '#core/search/describe-search.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { FAMILY_LABELS } from '#core/title/role-family-labels.ts'

const LEVELS = {
  entry: 'entry-level',
  mid: 'mid-level',
  senior: 'senior',
  lead: 'lead',
} as const

/** "senior backend jobs in Germany", "tech jobs". */
export function describeJobs({ role, level, location }: PayQuestion): string {
  const family = role && entryOf(FAMILY_LABELS, role)?.inSentence
  const words = [
    level && LEVELS[level],
    family ?? 'tech',
    'jobs',
    location && `in ${describePlaces(location)}`,
  ]
  return words.filter(Boolean).join(' ')
}

/** "$72,000 – $95,000". */
export const formatRange = (
  { from, to }: { from: number; to: number },
  currency: string,
  format = formatShortMoney,
): string => `${format(from, currency)} – ${format(to, currency)}`

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "Nov 2026" for "2026-11". */
export const formatMonth = (month: string): string =>
  MONTH.format(new Date(`${month}-01T00:00:00Z`))

/** "34%"; a share above zero is never shown as none. */
export function formatShare(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : (part / whole) * 100
  return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`
}
