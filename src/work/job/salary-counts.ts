/** How many jobs of a search are in which range of salary, and how many state one. */
import type { JobQuery } from '#core/search/query.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export async function salaryCounts(
  { search, clock }: Pick<Services, 'search' | 'clock'>,
  query: JobQuery,
  abandon: AbortSignal,
) {
  const asked = { ...query, page: 1, perPage: 1, countsSalaries: true }
  const { salaries } = await search.search(asked, clock.now(), abandon)
  if (!salaries) throw new Error('The search did not count salaries.')
  const { currency, ratesOn, step, bars, total, stated } = salaries
  return {
    currency,
    ratesOn,
    ranges: bars.map((count, bar) => ({
      from: bar * step,
      to: bar === bars.length - 1 ? null : (bar + 1) * step,
      count,
    })),
    totalCount: total,
    statedCount: stated,
  }
}
