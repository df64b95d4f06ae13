/** /admin: leads operators to the boards. */
import { redirect } from 'react-router'
import { requireOperator } from '#app/operator.ts'
import type { Route } from './+types/admin.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  throw redirect('/admin/sources')
}
