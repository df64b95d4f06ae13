/**
 * How long we wait for PostgreSQL. It may be gone without a word: stopped, frozen, or behind a network that swallows
 * packets. Then nothing on the socket says so, and only a limit of our own ends the wait.
 */

export type Patience = {
  /** For a connection of the pool while all of them are busy. */
  poolMs: number
  /** For a new connection, from its first packet to being signed in. */
  connectMs: number
  /** For the answer to one statement. */
  answerMs: number
  /** After this long PostgreSQL ends a statement by itself: a bit earlier, because that keeps the connection. */
  statementMs: number
}

/** Somebody waits in front of a screen: whatever is wrong, the answer comes within three seconds. */
export const FOR_REQUESTS: Patience = {
  poolMs: 1_000,
  connectMs: 2_000,
  answerMs: 2_000,
  statementMs: 1_800,
}

/** The search index, imports and exports: large statements, and nobody who would rather have an error. */
export const FOR_BULK: Patience = {
  poolMs: 30_000,
  connectMs: 3_000,
  answerMs: 60_000,
  statementMs: 55_000,
}
