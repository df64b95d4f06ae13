/** Whether PostgreSQL rejects a value: then a retry fails again, and the statement without that value does not. */
import { DatabaseError } from 'pg'

/** Data that no column can hold; a check that fails; more than an index or a row holds (PostgreSQL, appendix A). */
const REFUSED = /^(?:22|23514$|54)/

export const isValueRefused = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && REFUSED.test(error.code ?? '')

/** Another row has a value that only one may have. */
export const isValueTaken = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code === '23505' // unique_violation
