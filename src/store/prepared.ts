/**
 * Statements that each connection parses and plans once and then only executes: those of the most visited pages that look
 * up rows by a key, for which one plan is always the best. Planning takes three quarters of their time.
 *
 * Such a statement begins with a comment that names it. Its text never changes.
 */
import { type RawBuilder, sql } from 'kysely'

const COMMENT = /^\s*\/\* prepare ([a-z-]+) \*\//

export const prepare = (name: string): RawBuilder<unknown> => sql.raw(`/* prepare ${name} */`)

/** Null for a statement that is planned each time. */
export const preparedName = (text: string): string | null => COMMENT.exec(text)?.[1] ?? null
