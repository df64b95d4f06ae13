/**
 * What the forms of a CV's page ask for. Each works without a script: it leads back to the page, to what was
 * changed; what could not be done comes back with what was typed.
 */
import { data, redirect } from 'react-router'
import { textOf, versionOf } from '#app/request/form-text.ts'
import type { AccountId } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import type { CvEdit } from '#core/cv/cv-edit.ts'
import { CV_LISTS } from '#core/cv/cv-fields.ts'
import { type CvId, cvAddress } from '#core/cv/cv-id.ts'
import { chooseCv } from '#work/cv/current-cv.ts'
import { readCvAgain } from '#work/cv/hand-in-cv.ts'
import { confirmCvValue, mendCv, undoCv } from '#work/cv/mend-cv.ts'
import { removeCv } from '#work/cv/remove-cv.ts'
import { nameCvVersion, renameCv, restoreCvVersion } from '#work/cv/write-cv.ts'
import type { World } from '#work/world/world.ts'

type Asked = {
  world: World
  accountId: AccountId
  id: CvId
  version: number
  form: FormData
  signal: AbortSignal
}
/** `at`: the key of the value that the page goes to. */
type Done = { said: string; at?: string | null; to?: string }

/** What could not be done: why, and what was typed. */
export type CvAttempt = { problem: string; typed: Record<string, string> }

export async function actOnCv(asked: Asked) {
  const { form, id } = asked
  const intent = textOf(form, 'op') || textOf(form, 'intent')
  const [verb = '', ...words] = intent.split(' ')
  try {
    const act = ACTS[verb]
    if (!act) throw new Refusal('not_found')
    const { said, at, to } = await act(asked, words)
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

const ACTS: Readonly<Record<string, (asked: Asked, words: string[]) => Promise<Done>>> = {
  set: (asked) => {
    const key = textOf(asked.form, 'key')
    return mend(asked, { kind: 'set', key, text: textOf(asked.form, 'text') }, 'saved')
  },
  put: (asked) => {
    const { form } = asked
    const [text, to] = [textOf(form, 'text'), textOf(form, 'to')]
    return mend(asked, { kind: 'put', text, from: textOf(form, 'from') || null, to }, 'moved')
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
    return mend(asked, { kind: 'add', list, parent, values }, 'added')
  },
  swap: (asked, [entry = '', one = '', other = '']) =>
    mend(asked, { kind: 'swap', entry, fields: [one, other] }, 'swapped'),
  remove: (asked, [id = '']) => mend(asked, { kind: 'remove', id }, 'removed'),
  up: (asked, [id = '']) => mend(asked, { kind: 'shift', id, by: -1 }, 'moved'),
  down: (asked, [id = '']) => mend(asked, { kind: 'shift', id, by: 1 }, 'moved'),
  confirm: async ({ world, accountId, id, version }, [key = '']) => {
    await confirmCvValue(world, accountId, { id, version, key })
    return { said: 'confirmed', at: key }
  },
  undo: async ({ world, accountId, id, version }) => {
    await undoCv(world, accountId, { id, version })
    return { said: 'undone' }
  },
  'restore-version': async ({ world, accountId, id, version }, [number = '']) => {
    await restoreCvVersion(world, accountId, { id, version, restored: versionOf(number) })
    return { said: 'restored' }
  },
  'name-version': async ({ world, accountId, id, form }) => {
    const name = textOf(form, 'name').trim() || null
    await nameCvVersion(world, accountId, { id, version: versionOf(textOf(form, 'of')), name })
    return { said: 'named' }
  },
  rename: async ({ world, accountId, id, form }) => {
    await renameCv(world, accountId, { id, name: textOf(form, 'name') })
    return { said: 'renamed' }
  },
  choose: async ({ world, accountId, id }) => {
    await chooseCv(world, accountId, id)
    return { said: 'chosen' }
  },
  'read-again': async ({ world, accountId, id, signal }) => {
    const { isNew } = await readCvAgain(world, accountId, id, signal)
    return { said: isNew ? 'read-again' : 'read-nothing' }
  },
  delete: async ({ world, accountId, id }) => {
    await removeCv(world, accountId, id)
    return { said: 'deleted', to: `/dashboard/cv-analyzer?deleted=${id}` }
  },
}

async function mend({ world, accountId, id, version }: Asked, edit: CvEdit, said: string) {
  const { at } = await mendCv(world, accountId, { id, version, edit })
  return { said, at }
}
