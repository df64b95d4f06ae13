/** /auth/signout: ends this session. Only a form of ours does; following the address leads home. */
import { redirect } from 'react-router'
import { askAuth } from '#app/ask-auth.ts'
import type { Route } from './+types/auth-signout.ts'

export async function action(args: Route.ActionArgs) {
  const { headers } = await askAuth(args, '/sign-out', {})
  return redirect('/', { headers })
}

export const loader = () => redirect('/')
