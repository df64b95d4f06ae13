/** Actions of the "Your data" page, by the `intent` of its forms. */

import { data, type RouterContextProvider, redirectDocument } from 'react-router'
import type { DeletedFile } from '#app/files/own-files.tsx'
import { actionOf } from '#app/request/action-of.ts'
import { servicesContext } from '#app/request/context.ts'
import type { SentForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import { askAuth } from '#app/sign-in/ask-auth.ts'
import { MAX_TOKEN_NAME, TOKEN_LIFETIMES } from '#core/account/access-token.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { FileId } from '#core/files/file-id.ts'
import { readUuid } from '#core/text/read-id.ts'
import { makeAccessToken, type NewToken, revokeAccessToken } from '#work/account/access-token.ts'
import { CLEAR_SITE_DATA, deleteAccount } from '#work/account/delete-account.ts'
import { removeFile, restoreFile } from '#work/files/remove-file.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import { DATA_PATH } from './data-paths.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

export type TypedToken = { name: string; access: string; lifetime: string }

export type DataAnswer = {
  /** The new token. This response is the only one that contains it. */
  token: string | null
  said: string | null
  problem: string | null
  typed: TypedToken | null
  deletedFile: DeletedFile | null
}

type Done = ReturnType<typeof answered> | Response

export const act = (args: Args, form: SentForm): Promise<Done> =>
  actionOf(ACTIONS, form.text('intent'))(args, form)

export const typedToken = (text: (name: string) => string | null): TypedToken => ({
  name: text('name') ?? '',
  access: text('access') ?? '',
  lifetime: text('lifetime') ?? '',
})

const ACTIONS: Readonly<Record<string, (args: Args, form: SentForm) => Promise<Done>>> = {
  'make-token': async (args, form) => {
    const typed = typedToken(form.trimmed)
    const viewer = requireConfirmed(args, `${DATA_PATH}?${new URLSearchParams(typed)}#tokens`)
    const wanted = parseNewToken(typed)
    if (typeof wanted === 'string') return answered({ problem: wanted, typed }, 422)
    try {
      const { token } = await makeAccessToken(args.context.get(servicesContext), viewer, wanted)
      return answered({ token })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return answered({ problem: error.message, typed }, 409)
    }
  },
  'revoke-token': async (args, form) => {
    const viewer = requireViewer(args)
    try {
      await revokeAccessToken(args.context.get(servicesContext), viewer, form.text('id'))
    } catch (error) {
      // Already revoked in another tab, so the result is the same.
      if (!(error instanceof Refusal)) throw error
    }
    return answered({ said: 'Token revoked. Programs that use it no longer have access.' })
  },
  'delete-file': async (args, form) => {
    const id = requireFileId(form)
    await removeFile(args.context.get(servicesContext), requireViewer(args).id, id)
    return answered({ deletedFile: { id, isBack: false } })
  },
  'restore-file': async (args, form) => {
    const id = requireFileId(form)
    await restoreFile(args.context.get(servicesContext), requireViewer(args).id, id)
    return answered({ deletedFile: { id, isBack: true } })
  },
  'delete-account': async (args) => {
    const viewer = requireConfirmed(args, `${DATA_PATH}?end=1#delete`)
    await deleteAccount(inBulk(args.context.get(servicesContext)), viewer)
    const { headers } = await askAuth(args, '/sign-out', {}) // clears the session cookie
    headers.set('Clear-Site-Data', CLEAR_SITE_DATA)
    // Reload the whole document, so that no personal data stays on the screen.
    return redirectDocument('/account-deleted', { headers })
  },
}

function requireFileId(form: SentForm): FileId {
  const id = readUuid<FileId>(form.text('id'))
  if (!id) throw new Refusal('not_found')
  return id
}

/** The parsed token, or an error message. */
function parseNewToken({ name, access, lifetime }: TypedToken): NewToken | string {
  if (name === '') return 'Enter a name for the token, so you can tell it from the others.'
  if (name.length > MAX_TOKEN_NAME)
    return `The name is too long. Use at most ${MAX_TOKEN_NAME} characters.`
  const lifetimeDays = TOKEN_LIFETIMES.find((days) => String(days) === lifetime)
  if (lifetimeDays === undefined) return 'Choose when the token expires.'
  return { name, isReadOnly: access !== 'write', lifetimeDays }
}

function answered(parts: Partial<DataAnswer>, status = 200) {
  const none = { token: null, said: null, problem: null, typed: null, deletedFile: null }
  return data({ ...none, ...parts } satisfies DataAnswer as DataAnswer, { status })
}
