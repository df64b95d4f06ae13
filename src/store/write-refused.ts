/**
 * Turns errors of a full or read-only database into refusals: reading still works, and writing works again once the
 * operator frees space or lifts the mode. Does the same for text that PostgreSQL cannot store.
 */
import { Refusal, type RefusalCode } from '#core/api/refusal.ts'
import { entryOf } from '#core/text/entry-of.ts'

/** By SQLSTATE or system error name. */
const REFUSED: Readonly<Record<string, RefusalCode>> = {
  '53100': 'storage_full', // disk_full
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  '22021': 'invalid_text', // character_not_in_repertoire: text with a NUL
  '25006': 'read_only', // read_only_sql_transaction: a standby server, or a setting by the operator
  EROFS: 'read_only',
}

/** The refusal for this error, or the error unchanged. */
export function toWriteRefusal(error: unknown): unknown {
  const code = entryOf(REFUSED, String((error as { code?: unknown } | null)?.code))
  return code ? new Refusal(code) : error
}
