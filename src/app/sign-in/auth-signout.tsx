/** /auth/signout: ends this session. Only a form of ours does; following the address leads home. */
import { redirect } from 'react-router'
import type { Route } from './+types/auth-signout.ts'
import { askAuth } from './ask-auth.ts'

export async function action(args: Route.ActionArgs) {
  const { headers } = await askAuth(args, '/sign-out', {})
  // Pages of the person that this browser keeps for "back" go with the session.
  headers.set('Clear-Site-Data', '"cache"')
  return redirect('/', { headers })
}

export const loader = () => redirect('/')
