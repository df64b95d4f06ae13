/** Whether PostgreSQL rejects a value. A retry would fail again; the statement without that value would not. */
import { DatabaseError } from 'pg'

/**
 * SQLSTATEs: invalid data, failed check constraints, and values too large for an index or row (PostgreSQL, appendix
 * A).
 */
const REFUSED = /^(?:22|23514$|54)/

export const isValueRefused = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && REFUSED.test(error.code ?? '')

/** Another row has a value that must be unique. */
export const isValueTaken = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code === '23505' // unique_violation
