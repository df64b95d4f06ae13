/** For pages with sensitive actions: they require a fresh proof of identity. */
import { type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { isConfirmed, type Viewer } from '#core/account/account.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Redirects people without a fresh proof to give one, and to `back`, a path of ours, afterwards. */
export function requireConfirmed(args: Asked, back: string): Viewer {
  const viewer = requireViewer(args)
  if (isConfirmed(viewer, args.context.get(servicesContext).clock.now())) return viewer
  throw redirect(`/dashboard/confirm?next=${encodeURIComponent(back)}`)
}
