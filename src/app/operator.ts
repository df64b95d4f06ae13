/** Pages for whoever runs this copy: for all others they do not exist. */
import { data, type RouterContextProvider } from 'react-router'
import type { Viewer } from '#core/account.ts'
import * as operators from '#store/operators.ts'
import { worldContext } from './context.ts'
import { viewerOf } from './viewer.ts'

type Asked = { context: Readonly<RouterContextProvider> }

export async function isOperator({ context }: Asked): Promise<boolean> {
  const viewer = viewerOf(context)
  return viewer !== null && (await operators.has(context.get(worldContext).db, viewer.id))
}

/** Throws what an address throws that leads nowhere. Rights are looked up with each request. */
export async function requireOperator(args: Asked): Promise<Viewer> {
  const viewer = viewerOf(args.context)
  if (viewer && (await isOperator(args))) return viewer
  throw data(null, { status: 404 })
}
