/** Pages whose buttons do what only the person themselves may do: they prove it again when that was a while ago. */
import { type RouterContextProvider, redirect } from 'react-router'
import { isConfirmed, type Viewer } from '#core/account.ts'
import { worldContext } from './context.ts'
import { requireViewer } from './viewer.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Sends who proved it too long ago to prove it again, and back to this page afterwards. */
export function requireConfirmed(args: Asked): Viewer {
  const viewer = requireViewer(args)
  if (isConfirmed(viewer, args.context.get(worldContext).clock.now())) return viewer
  const next = new URL(args.request.url).pathname.replace(/\.data$/, '')
  throw redirect(`/auth/confirm?next=${encodeURIComponent(next)}`)
}
