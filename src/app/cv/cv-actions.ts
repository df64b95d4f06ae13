/**
 * Actions of the CV page, by form `op` or `intent`. Each redirects to the changed value, so it works without
 * JavaScript; an error comes back with the typed values.
 */
import { data, redirect } from 'react-router'
import { actionOf } from '#app/request/action-of.ts'
import { textOf, versionOf } from '#app/request/form-text.ts'
import type { AccountId } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import type { CvEdit } from '#core/cv/cv-edit.ts'
import { CV_LISTS } from '#core/cv/cv-fields.ts'
import { type CvId, cvAddress } from '#core/cv/cv-id.ts'
import { applyCvEdit, confirmCvValue, undoCv } from '#work/cv/apply-cv-edit.ts'
import { chooseCv } from '#work/cv/current-cv.ts'
import { removeCv } from '#work/cv/remove-cv.ts'
import { readCvAgain } from '#work/cv/upload-cv.ts'
import { nameCvVersion, renameCv, restoreCvVersion } from '#work/cv/write-cv.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Asked = {
  services: Services
  accountId: AccountId
  id: CvId
  version: number
  form: FormData
  signal: AbortSignal
}
/** `at`: key of the value that the page scrolls to. `to`: redirects somewhere else. */
type Done = { said: string; at?: string | null; to?: string }

/** A failed action: the reason, and the typed values. */
export type CvAttempt = { problem: string; typed: Record<string, string> }

export async function handleCvAction(asked: Asked) {
  const { form, id } = asked
  const intent = textOf(form, 'op') || textOf(form, 'intent')
  const [verb = '', ...words] = intent.split(' ')
  try {
    const { said, at, to } = await actionOf(ACTIONS, verb)(asked, words)
    const query = new URLSearchParams({ said, ...(at && { at }) })
    throw redirect(to ?? `${cvAddress(id)}?${query}${at ? `#v-${at}` : ''}`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const problem = error.problems[0]?.message ?? error.message
    const typed = Object.fromEntries(
      [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    )
    const attempt: CvAttempt = { problem, typed }
    return data(attempt, { status: REFUSALS[error.code].status })
  }
}

const ACTIONS: Readonly<Record<string, (asked: Asked, words: string[]) => Promise<Done>>> = {
  set: (asked) => {
    const key = textOf(asked.form, 'key')
    return applyEdit(asked, { kind: 'set', key, text: textOf(asked.form, 'text') }, 'saved')
  },
  put: (asked) => {
    const { form } = asked
    const [text, to] = [textOf(form, 'text'), textOf(form, 'to')]
    return applyEdit(asked, { kind: 'put', text, from: textOf(form, 'from') || null, to }, 'moved')
  },
  add: (asked) => {
    const list = CV_LISTS.find((it) => it === textOf(asked.form, 'list'))
    if (!list) throw new Refusal('not_found')
    const values = Object.fromEntries(
      [...asked.form.keys()]
        .filter((name) => name.startsWith('value.'))
        .map((name) => [name.slice('value.'.length), textOf(asked.form, name)]),
    )
    const parent = textOf(asked.form, 'parent') || null
    return applyEdit(asked, { kind: 'add', list, parent, values }, 'added')
  },
  swap: (asked, [entry = '', one = '', other = '']) =>
    applyEdit(asked, { kind: 'swap', entry, fields: [one, other] }, 'swapped'),
  remove: (asked, [id = '']) => applyEdit(asked, { kind: 'remove', id }, 'removed'),
  up: (asked, [id = '']) => applyEdit(asked, { kind: 'shift', id, by: -1 }, 'moved'),
  down: (asked, [id = '']) => applyEdit(asked, { kind: 'shift', id, by: 1 }, 'moved'),
  confirm: async ({ services, accountId, id, version }, [key = '']) => {
    await confirmCvValue(services, accountId, { id, version, key })
    return { said: 'confirmed', at: key }
  },
  undo: async ({ services, accountId, id, version }) => {
    await undoCv(services, accountId, { id, version })
    return { said: 'undone' }
  },
  'restore-version': async ({ services, accountId, id, version }, [number = '']) => {
    await restoreCvVersion(services, accountId, { id, version, restored: versionOf(number) })
    return { said: 'restored' }
  },
  'name-version': async ({ services, accountId, id, form }) => {
    const name = textOf(form, 'name').trim() || null
    await nameCvVersion(services, accountId, { id, version: versionOf(textOf(form, 'of')), name })
    return { said: 'named' }
  },
  rename: async ({ services, accountId, id, form }) => {
    await renameCv(services, accountId, { id, name: textOf(form, 'name') })
    return { said: 'renamed' }
  },
  choose: async ({ services, accountId, id }) => {
    await chooseCv(services, accountId, id)
    return { said: 'chosen' }
  },
  'read-again': async ({ services, accountId, id, signal }) => {
    const { isNew } = await readCvAgain(services, accountId, id, signal)
    return { said: isNew ? 'read-again' : 'read-nothing' }
  },
  delete: async ({ services, accountId, id }) => {
    await removeCv(services, accountId, id)
    return { said: 'deleted', to: `/dashboard/cv-analyzer?deleted=${id}` }
  },
}

async function applyEdit({ services, accountId, id, version }: Asked, edit: CvEdit, said: string) {
  const { at } = await applyCvEdit(services, accountId, { id, version, edit })
  return { said, at }
}
