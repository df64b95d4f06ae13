/** Whether PostgreSQL does not take a value: then the same words fail again, and those without the value do not. */
import { DatabaseError } from 'pg'

/** Data that no column can hold; a check that fails; more than an index or a row holds (PostgreSQL, appendix A). */
const REFUSED = /^(?:22|23514$|54)/

export const isValueRefused = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && REFUSED.test(error.code ?? '')
