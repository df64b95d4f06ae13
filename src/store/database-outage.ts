/** Which statement errors mean that the database is down or busy, rather than that the statement is wrong. */
import pg from 'pg'

/**
 * SQLSTATEs. Class 08: connections. 57P0x: an administrator or a crash ended the session, or the server is starting
 * or stopping. 25P03: the session was ended because its transaction was idle.
 */
const AWAY = /^(?:08...|57P0[1235]|25P03)$/

/**
 * 57014: the statement exceeded `statement_timeout`. 53300, 53400: too many connections, or another limit was
 * reached.
 */
const BUSY = /^(?:57014|53300|53400)$/

/** `hasBroken`: whether the connection that the statement ran on has failed. */
export function isAway(error: unknown, hasBroken: boolean): boolean {
  return error instanceof pg.DatabaseError ? AWAY.test(error.code ?? '') : hasBroken
}

/** The database is up and answers others. */
export function isBusy(error: unknown): boolean {
  return error instanceof pg.DatabaseError && BUSY.test(error.code ?? '')
}
