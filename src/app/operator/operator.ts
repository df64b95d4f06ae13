/** The operator's pages: for everybody else they do not exist. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import { worldContext } from '#app/request/context.ts'
import { viewerOf } from '#app/request/viewer.ts'
import type { Viewer } from '#core/account/account.ts'
import * as operators from '#store/operators.ts'

type Asked = { context: Readonly<RouterContextProvider> }

export const standing = async ({ context }: Asked): Promise<operators.Standing> => {
  const viewer = viewerOf(context)
  return viewer ? operators.standing(context.get(worldContext).db, viewer) : 'none'
}

/**
 * Throws what an address throws that leads nowhere; an operator who signed in without a second factor is led to the page that says
 * what is missing. Rights are looked up with each request.
 */
export async function requireOperator(args: Asked): Promise<Viewer> {
  const viewer = viewerOf(args.context)
  const found = await standing(args)
  if (viewer && found === 'operator') return viewer
  if (found === 'lacks-factor') throw redirect('/admin/setup')
  throw data(null, { status: 404 })
}
