/** Who is asking, for loaders and actions. */
import { type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '#core/account/account.ts'
import { pageOf } from '#core/account/after-sign-in.ts'
import { Refusal } from '#core/api/refusal.ts'
import { viewerContext } from './context.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Null for a visitor. Throws `database_away` while sessions cannot be read, so nobody is mistaken for a visitor. */
export function viewerOf(context: Asked['context']): Viewer | null {
  const viewer = context.get(viewerContext)
  if (viewer === 'paused') throw new Refusal('database_away')
  return viewer
}

/** For public pages, which treat a person whose session cannot be read like a visitor. */
export function publicViewerOf(context: Asked['context']): Viewer | null {
  return isPaused(context) ? null : viewerOf(context)
}

/** Whether there is a session that cannot be read at the moment. */
export const isPaused = (context: Asked['context']) => context.get(viewerContext) === 'paused'

/** Redirects a visitor to sign in and to return here afterwards. */
export function requireViewer({ request, context }: Asked): Viewer {
  const viewer = viewerOf(context)
  if (viewer) return viewer
  const { pathname, search } = new URL(request.url)
  // A submitted form cannot be resent after signing in, so return to its page.
  const next = pageOf(request.method === 'GET' ? pathname + search : pathname)
  throw redirect(`/auth/login?next=${encodeURIComponent(next)}`)
}
