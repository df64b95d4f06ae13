/**
 * /admin/audit/entries.csv and .jsonl: the entries that the page shows with the same filters, all of them, newest
 * first. Operators need a fresh proof.
 */
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import { Refusal } from '#core/api/refusal.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { AUDIT_FORMATS, exportAudit } from '#work/operator/export-audit.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/admin-audit-file.ts'
import { AUDIT_PATH, readAuditView, toAuditFilter } from './audit-view.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const format = entryOf(AUDIT_FORMATS, args.params.file.replace(/^entries\./, ''))
  if (!format || !args.params.file.startsWith('entries.')) throw new Refusal('not_found')
  requireConfirmed(args, AUDIT_PATH)
  const services = inBulk(args.context.get(servicesContext))
  const filter = toAuditFilter(readAuditView(new URL(args.request.url).searchParams))
  const day = services.clock.now().toISOString().slice(0, 10)
  return new Response(exportAudit(services, filter, format), {
    headers: {
      'Content-Type': format.type,
      'Content-Disposition': `attachment; filename="audit-${day}.${format.ending}"`,
    },
  })
}
