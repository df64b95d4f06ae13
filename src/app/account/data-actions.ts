/** What the page of a person's data can do, by the `intent` of its forms. */
import { data, type RouterContextProvider, redirectDocument } from 'react-router'
import type { DeletedFile } from '#app/files/own-files.tsx'
import { worldContext } from '#app/request/context.ts'
import type { SentForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { requireConfirmed } from '#app/security/confirmed.ts'
import { askAuth } from '#app/sign-in/ask-auth.ts'
import { MAX_TOKEN_NAME, TOKEN_LIFETIMES } from '#core/account/access-token.ts'
import { Refusal } from '#core/api/refusal.ts'
import { type FileId, readFileId } from '#core/files/file-id.ts'
import { makeAccessToken, type NewToken, revokeAccessToken } from '#work/account/access-token.ts'
import { CLEAR_SITE_DATA, deleteAccount } from '#work/account/delete-account.ts'
import { removeFile, restoreFile } from '#work/files/remove-file.ts'
import { inBulk } from '#work/world/world.ts'
import { DATA_PATH } from './data-paths.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** What was typed for a new token. */
export type TypedToken = { name: string; access: string; lifetime: string }

export type DataAnswer = {
  /** The new token, in the one answer that has it. */
  token: string | null
  said: string | null
  problem: string | null
  typed: TypedToken | null
  deletedFile: DeletedFile | null
}

type Done = ReturnType<typeof answered> | Response

/** Null for an intent that the page does not know. */
export function act(args: Args, form: SentForm): Promise<Done> | null {
  const intent = form.text('intent')
  return Object.hasOwn(ACTIONS, intent) ? (ACTIONS[intent]?.(args, form) ?? null) : null
}

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
      const { token } = await makeAccessToken(args.context.get(worldContext), viewer, wanted)
      return answered({ token })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return answered({ problem: error.message, typed }, 409)
    }
  },
  'revoke-token': async (args, form) => {
    const viewer = requireViewer(args)
    try {
      await revokeAccessToken(args.context.get(worldContext), viewer, form.text('id'))
    } catch (error) {
      // It was revoked in another tab: that is what was asked for.
      if (!(error instanceof Refusal)) throw error
    }
    return answered({ said: 'The token is revoked. Programs that have it are let in no more.' })
  },
  'delete-file': async (args, form) => {
    const id = requireFileId(form)
    await removeFile(args.context.get(worldContext), requireViewer(args).id, id)
    return answered({ deletedFile: { id, isBack: false } })
  },
  'restore-file': async (args, form) => {
    const id = requireFileId(form)
    await restoreFile(args.context.get(worldContext), requireViewer(args).id, id)
    return answered({ deletedFile: { id, isBack: true } })
  },
  'delete-account': async (args) => {
    const viewer = requireConfirmed(args, `${DATA_PATH}?end=1#delete`)
    await deleteAccount(inBulk(args.context.get(worldContext)), viewer)
    const { headers } = await askAuth(args, '/sign-out', {}) // forgets the cookie
    headers.set('Clear-Site-Data', CLEAR_SITE_DATA)
    // The whole page anew: what it still shows of the person goes with it.
    return redirectDocument('/account-deleted', { headers })
  },
}

function requireFileId(form: SentForm): FileId {
  const id = readFileId(form.text('id'))
  if (!id) throw new Refusal('not_found')
  return id
}

/** A sentence that says what is wrong, where something is. */
function parseNewToken({ name, access, lifetime }: TypedToken): NewToken | string {
  if (name === '') return 'Please give the token a name, so that you can tell it from others.'
  if (name.length > MAX_TOKEN_NAME) return `A name has at most ${MAX_TOKEN_NAME} letters.`
  const lifetimeDays = TOKEN_LIFETIMES.find((days) => String(days) === lifetime)
  if (lifetimeDays === undefined) return 'Please choose how long the token lives.'
  return { name, isReadOnly: access !== 'write', lifetimeDays }
}

function answered(parts: Partial<DataAnswer>, status = 200) {
  const none = { token: null, said: null, problem: null, typed: null, deletedFile: null }
  return data({ ...none, ...parts } satisfies DataAnswer as DataAnswer, { status })
}
