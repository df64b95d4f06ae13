/**
 * /admin/accounts/ID/export: the archive of somebody's data, for a request by law. Operators need a fresh proof. A form
 * sends it, because each download is an entry of the audit log.
 */
import { redirect } from 'react-router'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import { ACCOUNTS_PATH } from '#core/operator/accounts-query.ts'
import { EXPORT_TYPE } from '#work/account/export-data.ts'
import { handOutData } from '#work/operator/close-account.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/admin-account-export.ts'
import { accountIdOf } from './operator.ts'

/** For somebody who opens the address. */
export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  throw redirect(`${ACCOUNTS_PATH}/${accountIdOf(args.params)}#data`)
}

export async function action(args: Route.ActionArgs) {
  const { id } = await requireOperator(args)
  const accountId = accountIdOf(args.params)
  requireConfirmed(args, `${ACCOUNTS_PATH}/${accountId}#data`)
  const services = inBulk(args.context.get(servicesContext))
  const { name, content } = await handOutData(services, { kind: 'operator', id }, accountId)
  return new Response(content, {
    headers: {
      'Content-Type': EXPORT_TYPE,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
