/** What the forms of letters' pages ask for. Each works without a script: back to the page, which says what was done. */
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { designOf } from '#app/cv-maker/design-of-form.ts'
import { textOf, versionOf } from '#app/request/form-text.ts'
import type { AccountId } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import type { LetterId } from '#core/letter/letter-id.ts'
import { readLetterId } from '#core/letter/letter-id.ts'
import { LetterChange, NewLetter } from '#core/letter/letter-input.ts'
import { readApplicationId } from '#core/tracker/application-id.ts'
import { addLetter } from '#work/letter/add-letter.ts'
import { allowQuestion, type ModelProposals } from '#work/letter/ask-model.ts'
import {
  changeLetter,
  nameLetterVersion,
  renameLetter,
  restoreLetterVersion,
} from '#work/letter/change-letter.ts'
import { attachLetter } from '#work/letter/letter-file.ts'
import { bringBackLetter, removeLetter } from '#work/letter/remove-letter.ts'
import type { World } from '#work/world/world.ts'
import { LETTERS_PATH, letterAddress } from './letter-address.ts'
import { requireLetter } from './load-letter.ts'

type Asked = {
  world: World
  accountId: AccountId
  id: LetterId
  form: FormData
  /** Ends when whoever asked is gone. */
  signal: AbortSignal
}

/** What was typed comes back where it could not be taken. */
export type LetterAttempt = {
  problem: string
  /** The sentence, or another part of the page, that the form was about. */
  of: string
  typed: Record<string, string>
  problems: Record<string, string>
  /** What a model proposed, where one was asked without a script. */
  answered?: { sentenceId: string | null; proposals: ModelProposals }
}

const INTENTS: Record<string, (asked: Asked) => Promise<string>> = {
  rename: async ({ world, accountId, id, form }) => {
    await renameLetter(world, accountId, { id, name: textOf(form, 'name') })
    return 'said=renamed'
  },
  'name-version': async ({ world, accountId, id, form }) => {
    const name = textOf(form, 'name').trim() || null
    await nameLetterVersion(world, accountId, { id, version: versionOf(textOf(form, 'of')), name })
    return 'said=named'
  },
  'restore-version': async ({ world, accountId, id, form }) => {
    const restored = {
      id,
      version: versionOf(textOf(form, 'version')),
      restored: versionOf(textOf(form, 'of')),
    }
    await restoreLetterVersion(world, accountId, restored)
    return 'said=restored'
  },
  attach: async ({ world, accountId, id, form }) => {
    const applicationId = readApplicationId(textOf(form, 'applicationId'))
    if (applicationId === null) throw new Refusal('not_found')
    await attachLetter(world, accountId, { id, applicationId })
    return `said=attached&application=${applicationId}`
  },
}

export async function act(asked: Asked) {
  const { world, accountId, id, form } = asked
  const intent = textOf(form, 'intent')
  if (intent === 'delete') {
    await removeLetter(world, accountId, id)
    return redirect(`${LETTERS_PATH}?deleted=${id}`, 303)
  }
  try {
    if (intent === 'model') return await askFromForm(asked)
    const doIt = Object.hasOwn(INTENTS, intent) ? INTENTS[intent] : undefined
    const said = doIt ? await doIt(asked) : await change(asked, intent)
    return redirect(`${letterAddress(id)}?${said}`, 303)
  } catch (error) {
    return refused(error, form)
  }
}

/** Everything else is a change of the letter as it was seen; its address says how it is undone. */
async function change({ world, accountId, id, form }: Asked, intent: string): Promise<string> {
  // How a letter is set is no edit: the last to say it is heard.
  const version =
    intent === 'design'
      ? (await requireLetter(world, accountId, id)).version
      : versionOf(textOf(form, 'version'))
  const read = LetterChange.safeParse(changeOf(form, intent))
  if (!read.success) throw invalid(read.error)
  const after = await changeLetter(world, accountId, { id, version, change: read.data })
  if (after.version === version || intent === 'design') return ''
  const hash = 'id' in read.data && intent !== 'remove' ? `#${read.data.id}` : ''
  return `said=${intent}&undo=${version}${hash}`
}

function changeOf(form: FormData, kind: string): unknown {
  const id = textOf(form, 'id')
  const text = textOf(form, 'text')
  switch (kind) {
    case 'edit':
      return { kind, id, text }
    case 'add':
      return { kind, after: id || null, text }
    case 'move':
      return { kind, id, by: textOf(form, 'by') === 'up' ? -1 : 1 }
    case 'replace':
      return { kind, id, source: textOf(form, 'source') }
    case 'head':
      return { kind, addressee: textOf(form, 'addressee'), subject: textOf(form, 'subject') }
    case 'draft':
      return { kind, sentences: sentencesOf(form) }
    case 'design':
      return { kind, design: designOf(form) }
    case 'again':
      return { kind, ...wordsOf(form) }
    default:
      return { kind, id }
  }
}

/** Without a script the answer is waited for, and the page comes back with it. */
async function askFromForm({ world, accountId, id, form, signal }: Asked) {
  const sentenceId = textOf(form, 'id') || null
  const ask = await allowQuestion(world, accountId, { letterId: id, sentenceId })
  const proposals = await ask({ signal, onProgress: () => {} })
  const answered = { sentenceId, proposals }
  const attempt: LetterAttempt = {
    problem: '',
    of: sentenceId ?? '',
    typed: {},
    problems: {},
    answered,
  }
  return data(attempt, { status: 200 })
}

/** What our own page put there; anything else is refused by its shape. */
function sentencesOf(form: FormData): unknown {
  try {
    return JSON.parse(textOf(form, 'sentences'))
  } catch {
    return null
  }
}

function wordsOf(form: FormData): Record<string, unknown> {
  const cvId = textOf(form, 'cvId')
  return {
    cvId: cvId === '' ? null : cvId,
    tone: textOf(form, 'tone') || undefined,
    length: textOf(form, 'length') || undefined,
    addressee: textOf(form, 'addressee'),
    why: textOf(form, 'why'),
    more: textOf(form, 'more'),
  }
}

/** On the list: writes a new one, or brings one back. */
export async function actOnList({ world, accountId, form }: Omit<Asked, 'id' | 'signal'>) {
  if (textOf(form, 'intent') === 'restore') {
    const id = readLetterId(textOf(form, 'id'))
    if (!id) throw new Refusal('not_found')
    await bringBackLetter(world, accountId, id)
    return redirect(letterAddress(id), 303)
  }
  const jobId = textOf(form, 'jobId')
  const job = jobId
    ? { jobId: Number(jobId) }
    : {
        title: textOf(form, 'title'),
        company: textOf(form, 'company'),
        description: textOf(form, 'description'),
      }
  try {
    const read = NewLetter.safeParse({ ...job, ...wordsOf(form) })
    if (!read.success) throw invalid(read.error)
    const letter = await addLetter(world, accountId, read.data)
    return redirect(letterAddress(letter.id), 303)
  } catch (error) {
    return refused(error, form)
  }
}

function invalid(error: z.ZodError): Refusal {
  // Of the two ways to name a job, the one that was taken has its issues inside.
  const issues = error.issues.flatMap((issue) =>
    issue.code === 'invalid_union' ? (issue.errors.at(-1) ?? []) : [issue],
  )
  return new Refusal(
    'invalid_body',
    issues.map(({ path, message }) => ({ parameter: path.join('.'), message })),
  )
}

const IN_THE_WAY: Readonly<Record<string, string>> = {
  version_conflict:
    'This letter was changed in another tab. It is shown as it is now; what you typed is below.',
}

function refused(error: unknown, form: FormData) {
  if (!(error instanceof Refusal) || REFUSALS[error.code].status === 404) throw error
  const attempt: LetterAttempt = {
    problem: IN_THE_WAY[error.code] ?? error.message,
    of: textOf(form, 'id') || textOf(form, 'intent'),
    typed: Object.fromEntries(
      [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
    problems: Object.fromEntries(error.problems.map((it) => [it.parameter, it.message])),
  }
  return data(attempt, { status: REFUSALS[error.code].status })
}
