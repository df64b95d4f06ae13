/**
 * Compares alerts with jobs in memory, for a search on a cluster: a literal search depends on the job and the text
 * alone. The jobs compared last replace those before; the engine keeps the alerts.
 */
import type { AlertSearch } from '#core/alert/alert.ts'
import { alertQuery } from '#core/alert/alert.ts'
import type { JobId } from '#core/job/job.ts'
import type { ExchangeRates } from '#core/pay/exchange-rates.ts'
import { SKILL_PHRASES } from '#core/skill/skill-phrases.ts'
import { createSearcher } from '#search/answers/searcher.ts'
import { createWriter } from '#search/indexing/writer.ts'
import type { JobDocument } from '#search/segments/document.ts'

/** Its names and terms only grow, so it begins again after these many jobs. */
const MAX_JOBS = 10_000

export function createStandingEngine(rates: ExchangeRates) {
  let writer = createWriter({ phrases: SKILL_PHRASES })
  let searcher = createSearcher({ rates })
  let compared = 0
  let present: JobId[] = []

  /** Null if the searches of this name are not known: ask again with the searches. */
  return (
    asked: { name: string; searches: readonly AlertSearch[] | null },
    documents: readonly JobDocument[],
    now: Date,
  ): Map<number, JobId[]> | null => {
    compared += documents.length
    if (compared > MAX_JOBS) {
      writer = createWriter({ phrases: SKILL_PHRASES })
      searcher = createSearcher({ rates })
      compared = documents.length
      present = []
    }
    writer.remove(present)
    present = documents.map(({ id }) => id)
    writer.put(documents)
    while (writer.merge()) {}
    searcher.adopt(writer.publication())
    const queries = asked.searches?.map(alertQuery) ?? null
    return searcher.standing({ name: asked.name, queries, ids: present }, now)
  }
}
