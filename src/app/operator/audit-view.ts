/** Addresses of the audit log: which entries it shows. */
import { type AuditAction, readAuditAction } from '#core/operator/audit-event.ts'
import { readNumericId } from '#core/text/read-id.ts'
import type { AuditFilter } from '#store/audit-events.ts'

export const AUDIT_PATH = '/admin/audit'

export type AuditView = {
  action: AuditAction | null
  /** An address or an id; empty for everybody. */
  who: string
  /** Days in UTC, `yyyy-MM-dd`, both included; empty for no limit. */
  from: string
  until: string
  /** The entry that the page follows; null for the first page. */
  before: number | null
}

const MAX_WHO = 254
const DAY_MS = 86_400_000

export function readAuditView(params: URLSearchParams): AuditView {
  return {
    action: readAuditAction(params.get('action')),
    who: (params.get('who') ?? '').trim().slice(0, MAX_WHO),
    from: readDay(params.get('from')),
    until: readDay(params.get('until')),
    before: readNumericId<number>(params.get('before') ?? undefined),
  }
}

export const toAuditFilter = ({ action, who, from, until }: AuditView): AuditFilter => ({
  action,
  who: who === '' ? null : who,
  from: from === '' ? null : new Date(`${from}T00:00:00Z`),
  until: until === '' ? null : new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS),
})

export function auditAddress(view: Partial<AuditView>, path = AUDIT_PATH): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(view)) {
    if (value !== null && value !== '') params.set(name, `${value}`)
  }
  return params.size > 0 ? `${path}?${params}` : path
}

/** Empty for what is no day. */
function readDay(text: string | null): string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return ''
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? '' : text
}
