/**
 * What jobs of a role, level and place state about pay. Columns of all rows are read once; the filters are those of a
 * search, so a search for the same level and place finds the same jobs.
 */
import { basisOf, type PayAnswer, payFigures, type StatedPay } from '#core/salaries/pay-figures.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import { ROLE_FAMILIES, type RoleFamily } from '#core/title/role-kind-table.ts'
import { currencyAt, currencyNumber, numberOfFamily } from '#search/segments/pay-columns.ts'
import type { Segment } from '#search/segments/segment.ts'

export type PayCounter = {
  /** Takes the rows of a segment that pass the filters by level and place. */
  add(segment: Segment, rows: Uint16Array): void
  answer(): PayAnswer
}

/** `usd`: US dollars per unit of the currency, by which its pay was indexed. */
export function createPayCounter(question: PayQuestion, usd: number): PayCounter {
  const wanted = question.role === null ? null : numberOfFamily(question.role)
  const currency = currencyNumber(question.currency)
  const byCurrency = new Map<number, number>()
  const found: StatedPay[] = []
  const monthOf = createMonthNames()
  let total = 0
  let stated = 0
  return {
    add(segment, rows) {
      const { family, payCurrency, payMin, payMax, company, publishedAt } = segment
      for (const row of rows) {
        if (wanted !== null && family[row] !== wanted) continue
        total++
        const low = payMin[row] as number
        const own = payCurrency[row] as number
        if (low === Number.POSITIVE_INFINITY || own === 0) continue
        stated++
        byCurrency.set(own, (byCurrency.get(own) ?? 0) + 1)
        if (own !== currency) continue
        found.push({
          amount: (low + (payMax[row] as number)) / 2 / usd,
          employer: company[row] as number,
          role: ROLE_FAMILIES[family[row] as number] as RoleFamily,
          month: monthOf(publishedAt[row] as number),
        })
      }
    },
    answer: () => ({
      total,
      stated,
      ...basisOf(found),
      currencies: [...byCurrency]
        .map(([number, jobs]) => ({ currency: currencyAt(number), jobs }))
        .sort((a, b) => b.jobs - a.jobs || (a.currency < b.currency ? -1 : 1)),
      figures: payFigures(question, found),
    }),
  }
}

const DAY_MS = 86_400_000

/** "2026-11" of an instant; one date is made for each day that occurs. */
function createMonthNames() {
  const known = new Map<number, string>()
  return (ms: number): string => {
    const day = Math.floor(ms / DAY_MS)
    const name = known.get(day) ?? new Date(day * DAY_MS).toISOString().slice(0, 7)
    known.set(day, name)
    return name
  }
}
