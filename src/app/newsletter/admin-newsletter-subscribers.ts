/** /admin/newsletter/subscribers.csv: downloads all subscribers. Operators need a fresh proof: these are addresses. */
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import { exportSubscribers } from '#work/newsletter/export-subscribers.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/admin-newsletter-subscribers.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id } = await requireOperator(args)
  requireConfirmed(args, '/admin/newsletter')
  const services = inBulk(args.context.get(servicesContext))
  services.log.info({ accountId: id }, 'an operator exported the subscribers')
  const day = services.clock.now().toISOString().slice(0, 10)
  return new Response(await exportSubscribers(services), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="subscribers-${day}.csv"`,
    },
  })
}
