/** Orders as the cluster sorts. Equal jobs are in descending order of their ids, as everywhere. */
import { BEST_MATCH, type Sort } from '#core/search/query.ts'

const DESCENDING = { order: 'desc', missing: '_last' }
const ASCENDING = { order: 'asc', missing: '_last' }

const COLUMN_ORDERS: Record<Exclude<Sort, 'most_relevant' | typeof BEST_MATCH>, object> = {
  newest: { publishedAt: DESCENDING },
  oldest: { publishedAt: ASCENDING },
  recently_found: { firstSeenAt: DESCENDING },
  recently_confirmed: { seenDay: DESCENDING },
  most_viewed: { views: DESCENDING },
  most_applied: { applications: DESCENDING },
  salary_high_to_low: { payMax: DESCENDING },
  salary_low_to_high: { payMin: ASCENDING },
}

const BY_ID = { id: { order: 'desc' } }

/** Texts and a person's match have their own order; without them the newest come first. */
export const columnOrder = (sort: Sort): object[] => [
  COLUMN_ORDERS[sort === 'most_relevant' || sort === BEST_MATCH ? 'newest' : sort],
  BY_ID,
]

/** By score and freshness: `freshness` of relevance.ts, in the same order of operations. */
export const relevanceOrder = (now: Date): object[] => [
  {
    _script: {
      type: 'number',
      order: 'desc',
      script: { source: FRESH_SCORE, params: { now: now.getTime() } },
    },
  },
  BY_ID,
]

const FRESH_SCORE = `
  double days = Math.floor(((double) params.now - doc['publishedAt'].value) / 86400000.0);
  days = Math.max(0.0, Math.min(days, 999.0));
  return _score * (1.0 - 0.1 * (days / (days + 21.0)));`
