/** Who asks for a page: for loaders and actions. */
import { type RouterContextProvider, redirect } from 'react-router'
import type { Viewer } from '#core/account.ts'
import { viewerContext } from './context.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Null for a visitor who has not signed in. */
export const viewerOf = (context: Asked['context']): Viewer | null => context.get(viewerContext)

/** Sends a visitor to sign in, and back here afterwards. */
export function requireViewer({ request, context }: Asked): Viewer {
  const viewer = viewerOf(context)
  if (viewer) return viewer
  const { pathname, search } = new URL(request.url)
  // A form that was sent cannot be sent again from there: back to where it stood.
  const next = request.method === 'GET' ? pathname.replace(/\.data$/, '') + search : pathname
  throw redirect(`/auth/login?next=${encodeURIComponent(next)}`)
}
