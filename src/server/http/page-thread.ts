/**
 * A thread that renders pages which visitors share. It has its own connections to the database and its own caches.
 * What only the main thread knows comes with each page that it asks for, and searches go to the searchers by way of
 * it. So a thread can die at any moment, and another replaces it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { parentPort, workerData } from 'node:worker_threads'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { answerRefusals } from '#app/request/answer-refusals.ts'
import { isFailedSubmission } from '#core/api/refusal.ts'
import { inRequest, requestFields } from '#server/process/request-scope.ts'
import { createCalls, MOVED, type Port } from '#server/process/thread-calls.ts'
import { createCardCache } from '#server/search/card-cache.ts'
import { createOutageRelay } from '#server/search/outage-relay.ts'
import { createRecentAnswers } from '#server/search/recent-answers.ts'
import { type AskSearcher, searchBy } from '#server/search/search-questions.ts'
import { connect } from '#store/db.ts'
import { mayReadReplica } from '#store/read-routing.ts'
import { STATEMENTS, type StatementDone } from '#store/statement-channel.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { createPageHandlers } from './page-handlers.ts'
import type {
  AskedPage,
  PageHostCalls,
  PageThreadCalls,
  PageThreadStart,
  RenderedPage,
} from './page-thread-calls.ts'
import { renderShared, type SharedRender } from './shared-page.ts'

/** Rendering takes the thread's whole time, so few statements run at once. */
const CONNECTIONS = 3

if (parentPort) runPageThread(parentPort, workerData as PageThreadStart)

function runPageThread(port: Port, start: PageThreadStart) {
  const renders = new AsyncLocalStorage<AskedPage>()
  /** How often the database has failed a page. */
  let failures = 0
  const calls: PageThreadCalls = { ready() {}, render, forget, stop }
  const host = createCalls<PageHostCalls>(port, calls)
  const { databaseUrl, isPooled, replicaUrl, patience, settings } = start
  const pool = { max: CONNECTIONS, patience, onError: sayBroken }
  const replica = replicaUrl === null ? null : connect(replicaUrl, pool)
  const connection = connect(databaseUrl, {
    ...{ ...pool, isPooled },
    // The main thread says for each page whether the replica is current.
    replica: replica && { acquire: replica.acquire, isCurrent: () => true },
    // The main thread waits longer for the database, and has what was kept for outages.
    onFailed(error) {
      if (isFailedSubmission(error)) failures++
    },
  })
  const outageRelay = createOutageRelay({
    keep: (answer) => void host.ask('keep', answer),
    onFailed() {
      failures++
    },
  })
  const ask = ((kind, argument) =>
    host.ask('search', { render: current().render, kind, argument })) as AskSearcher
  const clock = { now: () => current().now }
  const cardCache = createCardCache(connection.db, {
    outageCache: outageRelay,
    isFollowed: () => current().isFollowed,
  })
  const services: Partial<Services> = {
    db: connection.db,
    clock,
    settings,
    search: searchBy(ask, start.searchMs),
    cards: cardCache.cards,
    recent: createRecentAnswers({ maxAgeMs: start.recentMs }),
    outageCache: outageRelay,
    siteState: async () => current().site,
    log: { info: say('info'), warn: say('warn'), error: say('error') },
  }
  // A page that uses another service is not one that visitors share: test/page-threads.test.ts renders them all.
  const parts = { services: services as Services, hasInbox: start.hasInbox }
  const handle = createPageHandlers(answerRefusals(build as unknown as ServerBuild), 'production')
  if (start.tracesStatements) {
    subscribe(STATEMENTS, (done) => {
      const render = renders.getStore()?.render
      if (render !== undefined) {
        void host.ask('statement', { render, done: done as StatementDone })
      }
    })
  }

  function render(asked: AskedPage): Promise<RenderedPage | null> {
    const { requestId, url, nonce } = asked
    const shared: SharedRender = { request: new Request(url), nonce, html: null }
    const before = failures
    return renders.run(asked, () =>
      inRequest({ requestId, network: '' }, async () => {
        const work = () => renderShared(handle, shared, parts)
        const answer = await (asked.readsReplica ? mayReadReplica(work) : work())
        return failures === before ? toRendered(answer, shared.html) : null
      }),
    )
  }

  /** The page that is being rendered. */
  function current() {
    const page = renders.getStore()
    if (!page) throw new Error('Outside of a render, a thread that renders pages knows nothing')
    return page
  }

  function forget(ids: Parameters<PageThreadCalls['forget']>[0]) {
    cardCache.forget(ids)
    outageRelay.forget()
  }

  async function stop() {
    await Promise.all([connection.close(), replica?.close()])
  }

  function say(level: 'info' | 'warn' | 'error') {
    return (fields: object, message: string) => {
      const line = { ...requestFields(), ...fields, ...('err' in fields && plainError(fields.err)) }
      void host.ask('log', { level, fields: line, message })
    }
  }

  function sayBroken({ message, code }: Error & { code?: string }) {
    say('warn')({ reason: message, code }, 'a database connection of a page thread broke')
  }
}

async function toRendered(answer: Response, html: SharedRender['html']): Promise<RenderedPage> {
  const whole = html ?? (answer.body && new Uint8Array(await answer.arrayBuffer()))
  // Small buffers of Node share their memory with others.
  const isOwn = whole?.byteLength === whole?.buffer.byteLength
  const body = whole && (isOwn ? whole : new Uint8Array(whole))
  return {
    status: answer.status,
    headers: [...answer.headers],
    body,
    isHtml: html !== null,
    [MOVED]: body ? [body.buffer] : [],
  }
}

/** Without what can't be sent to another thread, such as the connection that an error of the database holds. */
function plainError(error: unknown): { err: unknown } {
  if (!(error instanceof Error)) return { err: String(error) }
  const { message, stack, cause } = error
  const plain = new Error(message, cause === undefined ? {} : { cause: plainError(cause).err })
  plain.stack = stack ?? message
  for (const name of ['code', 'detail', 'table', 'constraint'] as const) {
    const value = (error as Partial<Record<typeof name, unknown>>)[name]
    if (typeof value === 'string') Object.assign(plain, { [name]: value })
  }
  return { err: plain }
}
