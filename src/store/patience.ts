/**
 * How long we wait for PostgreSQL. It can fail silently: stopped, frozen, or behind a network that drops packets. The
 * socket then reports nothing, and only our own limit ends the wait.
 */

export type Patience = {
  /** For a connection of the pool while all of them are busy. */
  poolMs: number
  /** For a new connection, from its first packet to being signed in. */
  connectMs: number
  /** For the answer to one statement. */
  answerMs: number
  /** `statement_timeout`: a little earlier than ours, because a statement that PostgreSQL ends keeps its connection. */
  statementMs: number
}

/** Somebody waits in front of a screen: whatever is wrong, the answer comes within three seconds. */
export const FOR_REQUESTS: Patience = {
  poolMs: 1_000,
  connectMs: 2_000,
  answerMs: 2_000,
  statementMs: 1_800,
}

/** The search index, imports and exports: large statements for which waiting is better than an error. */
export const FOR_BULK: Patience = {
  poolMs: 30_000,
  connectMs: 3_000,
  answerMs: 60_000,
  statementMs: 55_000,
}
