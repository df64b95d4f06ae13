/**
 * A searcher thread: answers one question after the other from the memory that the writer shares with it. It
 * touches no file and no database, so that it can be ended and replaced at any moment.
 */
import { type MessagePort, parentPort } from 'node:worker_threads'
import { Refusal } from '#core/api/refusal.ts'
import { createSearcher, SearchTimeout } from '#search/searcher.ts'
import { giveBackMemory } from '#server/process/shared-memory.ts'
import { createCalls } from '#server/process/thread-calls.ts'
import type { ReaderCalls, SearcherCalls } from './search-threads.ts'

const searcher = createSearcher()

const fromWriter: ReaderCalls = {
  adopt: (publication) => searcher.adopt(publication),
  letGo: () => giveBackMemory(),
}

const fromHost: SearcherCalls = {
  listenTo: (writer) => void createCalls<Record<string, never>>(writer, fromWriter),
  search: ({ query, now, limitMs }) =>
    inTime(limitMs, (isLate) => JSON.stringify(searcher.search(query, now, isLate))),
  suggest: ({ text, limit }) => searcher.suggest(text, limit),
  related: ({ id, limit }) => searcher.related(id, limit),
  statistics: () => searcher.statistics(),
  explain: ({ query, ids, now, limitMs }) =>
    inTime(limitMs, (isLate) => searcher.explain(query, ids, now, isLate)),
}

function inTime<Answer>(limitMs: number, answer: (isLate: () => boolean) => Answer): Answer {
  const until = performance.now() + limitMs
  try {
    return answer(() => performance.now() >= until)
  } catch (error) {
    throw error instanceof SearchTimeout ? new Refusal('search_too_long') : error
  }
}

createCalls<Record<string, never>>(parentPort as MessagePort, fromHost)
