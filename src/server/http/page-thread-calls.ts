/** What the main thread and the threads that render pages ask each other, and what such a thread starts with. */
import type { JobId } from '#core/job/job.ts'
import type { SiteState } from '#core/operator/site-state.ts'
import type { Settings } from '#core/settings/settings.ts'
import type { MOVED } from '#server/process/thread-calls.ts'
import type { KeptAnswer } from '#server/search/outage-relay.ts'
import type { QuestionKind } from '#server/search/searcher-pool.ts'
import type { DatabaseTimeouts } from '#store/database-timeouts.ts'
import type { StatementDone } from '#store/statement-channel.ts'

export type PageThreadStart = {
  databaseUrl: string
  /** Whether that is a pooler which gives each transaction another connection. */
  isPooled: boolean
  /** A replica for reads; null for none. */
  replicaUrl: string | null
  patience: DatabaseTimeouts
  settings: Settings
  /** Whether messages are kept here instead of sent. */
  hasInbox: boolean
  /** How long one search may take. */
  searchMs: number
  /** For how long answers may be shared. */
  recentMs: number
  /** Whether somebody traces statements. */
  tracesStatements: boolean
}

/** A page, and everything that only the main thread knows and that the page depends on. */
export type AskedPage = {
  /** Numbers the renders of a thread. */
  render: number
  url: string
  nonce: string
  requestId: string
  now: Date
  site: SiteState
  /** Whether the index learns of changes at the moment. */
  isFollowed: boolean
  /** Whether reads may come from the replica. */
  readsReplica: boolean
}

export type RenderedPage = {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array<ArrayBuffer> | null
  /** Whether the body is a page's HTML. */
  isHtml: boolean
  [MOVED]: readonly ArrayBuffer[]
}

/** Calls from the main thread. */
export type PageThreadCalls = {
  /** Answers when pages can be rendered. */
  ready(nothing: null): void
  /** Null if the database failed it: the main thread may have something for that case. */
  render(asked: AskedPage): Promise<RenderedPage | null>
  /** These jobs have changed; null for any. */
  forget(ids: readonly JobId[] | null): void
  /** Answers when the connections to the database are closed. */
  stop(nothing: null): Promise<void>
}

/** Calls to the main thread. `render` says during which. */
export type PageHostCalls = {
  search(asked: { render: number; kind: QuestionKind; argument: unknown }): unknown
  keep(answer: KeptAnswer): void
  log(line: { level: 'info' | 'warn' | 'error'; fields: object; message: string }): void
  statement(ended: { render: number; done: StatementDone }): void
}
