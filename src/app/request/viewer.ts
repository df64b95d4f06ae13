/** Who asks for a page: for loaders and actions. */
import { type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { viewerContext } from './context.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Null for a visitor who has not signed in. Refuses while sessions cannot be read: nobody is taken for a visitor. */
export function viewerOf(context: Asked['context']): Viewer | null {
  const viewer = context.get(viewerContext)
  if (viewer === 'paused') throw new Refusal('database_away')
  return viewer
}

/** For public pages, which open for somebody whose session cannot be read as they do for a visitor. */
export function publicViewerOf(context: Asked['context']): Viewer | null {
  return isPaused(context) ? null : viewerOf(context)
}

/** Whether somebody has a session that cannot be read at present. */
export const isPaused = (context: Asked['context']) => context.get(viewerContext) === 'paused'

/** Sends a visitor to sign in, and back here afterwards. */
export function requireViewer({ request, context }: Asked): Viewer {
  const viewer = viewerOf(context)
  if (viewer) return viewer
  const { pathname, search } = new URL(request.url)
  // A form that was sent cannot be sent again from there: back to where it stood.
  const next = request.method === 'GET' ? pathname.replace(/\.data$/, '') + search : pathname
  throw redirect(`/auth/login?next=${encodeURIComponent(next)}`)
}
