/** The audit log as a file, read page by page while it is sent. */
import { ReadableStream as NodeStream } from 'node:stream/web'
import * as auditEvents from '#store/audit-events.ts'
import { CSV_BEGINNING, csvLine } from '#work/files/write-csv.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type AuditFormat = {
  type: string
  ending: string
  begin: string
  line(fields: AuditFields): string
}

/** An account is named by the number of the log, which outlives it, and by its address while it exists. */
type AuditFields = ReturnType<typeof toFields>

const NAMES = [
  ...['id', 'at', 'action', 'actorKind', 'actor', 'actorEmail', 'subject', 'subjectEmail'],
  ...['detail', 'requestId', 'network'],
]

export const AUDIT_FORMATS: Readonly<Record<string, AuditFormat>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    ending: 'csv',
    begin: CSV_BEGINNING + csvLine(NAMES),
    line: (fields) => csvLine(Object.values(fields)),
  },
  jsonl: {
    type: 'application/jsonl; charset=utf-8',
    ending: 'jsonl',
    begin: '',
    line: (fields) => `${JSON.stringify(fields)}\n`,
  },
}

const ROWS_AT_ONCE = 1_000

export const exportAudit = (
  services: Pick<Services, 'db'>,
  filter: auditEvents.AuditFilter,
  format: AuditFormat,
): ReadableStream<Uint8Array<ArrayBuffer>> =>
  NodeStream.from(pieces(services, filter, format)) as ReadableStream<Uint8Array<ArrayBuffer>>

async function* pieces(
  { db }: Pick<Services, 'db'>,
  filter: auditEvents.AuditFilter,
  { begin, line }: AuditFormat,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  if (begin !== '') yield encoder.encode(begin)
  for (let before: number | null = null; ; ) {
    const rows: auditEvents.AuditEvent[] = await auditEvents.list(db, filter, {
      before,
      limit: ROWS_AT_ONCE,
    })
    if (rows.length > 0) yield encoder.encode(rows.map((row) => line(toFields(row))).join(''))
    if (rows.length < ROWS_AT_ONCE) return
    before = rows.at(-1)?.id ?? null
  }
}

/** In the order of `NAMES`. */
const toFields = (event: auditEvents.AuditEvent) => ({
  id: event.id,
  at: event.at.toISOString(),
  action: event.action,
  actorKind: event.actorKind,
  actor: event.actor?.auditId ?? null,
  actorEmail: event.actor?.email ?? null,
  subject: event.subject?.auditId ?? null,
  subjectEmail: event.subject?.email ?? null,
  detail: event.detail,
  requestId: event.requestId,
  network: event.network,
})
