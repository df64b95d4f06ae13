/** /auth/signout: ends the session. Only our own form does that; opening the URL redirects home. */
import { redirect } from 'react-router'
import type { Route } from './+types/auth-signout.ts'
import { askAuth } from './ask-auth.ts'

export async function action(args: Route.ActionArgs) {
  const { headers } = await askAuth(args, '/sign-out', {})
  // Also clears personal pages that the browser keeps for its back button.
  headers.set('Clear-Site-Data', '"cache"')
  return redirect('/', { headers })
}

export const loader = () => redirect('/')
