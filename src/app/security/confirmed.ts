/** Pages whose buttons do what only the person themselves may do: they prove it again when that was a while ago. */
import { type RouterContextProvider, redirect } from 'react-router'
import { worldContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { isConfirmed, type Viewer } from '#core/account/account.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Sends who proved it too long ago to prove it again, and to `back`, a path of ours, afterwards. */
export function requireConfirmed(args: Asked, back: string): Viewer {
  const viewer = requireViewer(args)
  if (isConfirmed(viewer, args.context.get(worldContext).clock.now())) return viewer
  throw redirect(`/dashboard/confirm?next=${encodeURIComponent(back)}`)
}
