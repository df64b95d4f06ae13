/**
 * What jobs of a role, level and place state about pay, as `answers/pay.ts` reads it. Counts are over all jobs; figures
 * are over the newest ones up to a limit, because each of them has to be read.
 */
import { type ExchangeRates, rateOf } from '#core/pay/exchange-rates.ts'
import { basisOf, type PayAnswer, payFigures, type StatedPay } from '#core/salaries/pay-figures.ts'
import type { PayQuestion } from '#core/salaries/pay-question.ts'
import { EMPTY_QUERY } from '#core/search/query.ts'
import type { RoleFamily } from '#core/title/role-kind-table.ts'
import {
  type AskCluster,
  columnsBody,
  type Hit,
  numberIn,
  textIn,
  totalOf,
} from './cluster-answers.ts'
import type { Bucket } from './facet-request.ts'
import type { FactValues } from './fact-values.ts'
import { filterQueries, without } from './filter-query.ts'
import { allOf, type Query, term } from './query-language.ts'

/** Jobs read for one answer. */
export const MAX_PAY_JOBS = 10_000
const FIELDS = ['payMin', 'payMax', 'company', 'family', 'publishedAt'] as const

export async function payIn(
  ask: AskCluster,
  question: PayQuestion,
  now: Date,
  { values, rates }: { values: FactValues; rates: ExchangeRates },
): Promise<PayAnswer> {
  const { role, level, location, currency } = question
  const query = { ...EMPTY_QUERY, location, levels: level === null ? [] : [level] }
  const filters = filterQueries(query, now, { values, rates })
  const wanted = [...without(filters, null), ...(role === null ? [] : [term('family', role)])]
  const stated: Query[] = [{ exists: { field: 'payMin' } }, { exists: { field: 'payCurrency' } }]
  const [counted, read] = await ask([
    {
      query: allOf(wanted),
      size: 0,
      _source: false,
      track_total_hits: true,
      aggs: {
        stated: {
          filter: allOf(stated),
          aggs: { values: { terms: { field: 'payCurrency', size: 1_000 } } },
        },
      },
    },
    columnsBody(FIELDS, {
      query: allOf([...wanted, ...stated, term('payCurrency', currency)]),
      sort: [{ publishedAt: 'desc' }, { id: 'desc' }],
      size: MAX_PAY_JOBS,
      track_total_hits: false,
    }),
  ])
  const aggregated = counted?.aggregations?.stated
  const buckets = (aggregated?.values as { buckets: Bucket[] } | undefined)?.buckets ?? []
  const usd = rateOf(rates, currency)?.usd ?? 1
  const found = (read?.hits.hits ?? []).map(statedPay(usd))
  return {
    total: counted ? totalOf(counted) : 0,
    stated: aggregated?.doc_count ?? 0,
    ...basisOf(found),
    currencies: buckets
      .map(({ key, doc_count }) => ({ currency: key, jobs: doc_count }))
      .sort((a, b) => b.jobs - a.jobs || (a.currency < b.currency ? -1 : 1)),
    figures: payFigures(question, found),
  }
}

function statedPay(usd: number): (hit: Hit) => StatedPay {
  const employers = new Map<string, number>()
  return (hit) => {
    const company = textIn(hit, 'company')
    const employer = employers.get(company) ?? employers.size
    employers.set(company, employer)
    return {
      amount: (numberIn(hit, 'payMin') + numberIn(hit, 'payMax')) / 2 / usd,
      employer,
      role: textIn(hit, 'family') as RoleFamily,
      month: new Date(numberIn(hit, 'publishedAt')).toISOString().slice(0, 7),
    }
  }
}
