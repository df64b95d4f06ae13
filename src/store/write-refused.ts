/**
 * Turns a database without room, or in read-only mode, into a refusal: reading still works, and writing does again once
 * the operator has freed space or lifted the mode. The same for texts that PostgreSQL can't hold.
 */
import { Refusal, type RefusalCode } from '#core/api/refusal.ts'

/** By SQLSTATE, and by the system's own names. */
const REFUSED: Readonly<Record<string, RefusalCode>> = {
  '53100': 'storage_full', // disk_full
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  '22021': 'invalid_text', // character_not_in_repertoire: a text with a NUL
  '25006': 'read_only', // read_only_sql_transaction: a standby, or an operator's setting
  EROFS: 'read_only',
}

/** The refusal that this error means, or the error as it is. */
export function toWriteRefusal(error: unknown): unknown {
  const code = REFUSED[String((error as { code?: unknown } | null)?.code)]
  return code ? new Refusal(code) : error
}
