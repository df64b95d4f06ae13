/** Access to the operator pages. For everyone else they do not exist. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/request/context.ts'
import { viewerOf } from '#app/request/viewer.ts'
import type { AccountId, Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readUuid } from '#core/text/read-id.ts'
import * as operators from '#store/operators.ts'

type Asked = { context: Readonly<RouterContextProvider> }

export const standing = async ({ context }: Asked): Promise<operators.Standing> => {
  const viewer = viewerOf(context)
  return viewer ? operators.standing(context.get(servicesContext).db, viewer) : 'none'
}

/**
 * Throws 404 for people who are not operators. Redirects an operator who signed in without a second factor to the page
 * that says so. Rights are looked up with each request.
 */
export async function requireOperator(args: Asked): Promise<Viewer> {
  const viewer = viewerOf(args.context)
  const found = await standing(args)
  if (viewer && found === 'operator') return viewer
  if (found === 'lacks-factor') throw redirect('/admin/setup')
  throw data(null, { status: 404 })
}

/** The account that an address names. Throws `not_found` for what is no id. */
export function accountIdOf({ accountId = '' }: { accountId?: string }): AccountId {
  const id = readUuid<AccountId>(accountId)
  if (id === null) throw new Refusal('not_found')
  return id
}
