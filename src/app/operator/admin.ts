/** /admin: redirects operators to the boards. */
import { redirect } from 'react-router'
import type { Route } from './+types/admin.ts'
import { requireOperator } from './operator.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  throw redirect('/admin/sources')
}
