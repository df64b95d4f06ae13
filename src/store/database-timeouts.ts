/**
 * How long we wait for PostgreSQL. It can fail silently: stopped, frozen, or behind a network that drops packets. The
 * socket then reports nothing, and only our own limit ends the wait.
 */

export type DatabaseTimeouts = {
  /** For a pooled connection while all are busy. */
  poolMs: number
  /** For a new connection, from the first packet until it is authenticated. */
  connectMs: number
  /** For the answer to one statement. */
  answerMs: number
  /**
   * `statement_timeout`: slightly shorter than `answerMs`, because a statement that PostgreSQL cancels keeps its
   * connection.
   */
  statementMs: number
}

/** A person is waiting: whatever is wrong, the answer comes within three seconds. */
export const FOR_REQUESTS: DatabaseTimeouts = {
  poolMs: 1_000,
  connectMs: 2_000,
  answerMs: 2_000,
  statementMs: 1_800,
}

/**
 * A thread that renders pages gives up early, so that within the time of a request the main thread can still try, or
 * answer from what it keeps for an outage.
 */
export const FOR_PAGE_THREADS: DatabaseTimeouts = {
  poolMs: 500,
  connectMs: 800,
  answerMs: 800,
  statementMs: 700,
}

/** The search index, imports and exports: large statements for which waiting is better than an error. */
export const FOR_BULK: DatabaseTimeouts = {
  poolMs: 30_000,
  connectMs: 3_000,
  answerMs: 60_000,
  statementMs: 55_000,
}
