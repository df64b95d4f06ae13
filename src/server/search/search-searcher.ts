/**
 * A searcher thread: answers one question at a time from memory shared by the writer. Uses no files and no
 * database, so it can be killed and replaced at any moment.
 */

import { parentPort, workerData } from 'node:worker_threads'
import { alertQuery } from '#core/alert/alert.ts'
import { Refusal } from '#core/api/refusal.ts'
import { createSearcher, SearchTimeout } from '#search/answers/searcher.ts'
import { collectGarbage } from '#server/process/shared-memory.ts'
import { createCalls, type Port } from '#server/process/thread-calls.ts'
import type { ReaderCalls, SearcherCalls, SearcherStart } from './search-threads.ts'

if (parentPort) runSearcher(parentPort, workerData as SearcherStart)

/** `port` leads to the host. Tests run a searcher without a thread. */
export function runSearcher(port: Port, { rates }: SearcherStart) {
  let searcher = createSearcher({ rates })

  const fromHost: SearcherCalls = {
    listenTo(writer) {
      // Another writer may number everything differently. The old index answers until the new one is there.
      const next = createSearcher({ rates })
      const fromWriter: ReaderCalls = {
        adopt(publication) {
          next.adopt(publication)
          searcher = next
        },
        releaseMemory: () => collectGarbage(),
      }
      createCalls<Record<string, never>>(writer, fromWriter)
    },
    search: ({ query, now, limitMs }) =>
      inTime(limitMs, (isLate) => JSON.stringify(searcher.search(query, now, isLate))),
    suggest: ({ text, limit }) => searcher.suggest(text, limit),
    related: ({ id, limit }) => searcher.related(id, limit),
    statistics: () => searcher.statistics(),
    pay: ({ question, now, limitMs }) =>
      inTime(limitMs, (isLate) => searcher.pay(question, now, isLate)),
    explain: ({ query, ids, now, limitMs }) =>
      inTime(limitMs, (isLate) => searcher.explain(query, ids, now, isLate)),
    whatIf: ({ person, jobs, limitMs }) =>
      inTime(limitMs, (isLate) => searcher.whatIf(person, jobs, isLate)),
    // Read here, because the main thread must not stop for 100,000 of them.
    standing: ({ name, searches, ids, now }) =>
      searcher.standing({ name, queries: searches?.map(alertQuery) ?? null, ids }, now),
  }

  createCalls<Record<string, never>>(port, fromHost)
}

function inTime<Answer>(limitMs: number, answer: (isLate: () => boolean) => Answer): Answer {
  const until = performance.now() + limitMs
  try {
    return answer(() => performance.now() >= until)
  } catch (error) {
    throw error instanceof SearchTimeout ? new Refusal('search_too_long') : error
  }
}
