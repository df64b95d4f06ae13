/** Which errors of a statement mean that the database is away, rather than that the statement is wrong. */
import pg from 'pg'

/**
 * SQLSTATEs. Class 08 is about connections. 57P0x: an administrator or a crash ended the session, or the server is
 * starting or stopping. 57014: the statement took longer than `statement_timeout`. 53300: too many connections.
 * 25P03: the session was ended because its transaction stood idle.
 */
const AWAY = /^(?:08...|57P0[1235]|57014|53300|53400|25P03)$/

/** `hasBroken`: whether the connection that the statement ran on has failed. */
export function isAway(error: unknown, hasBroken: boolean): boolean {
  return error instanceof pg.DatabaseError ? AWAY.test(error.code ?? '') : hasBroken
}
