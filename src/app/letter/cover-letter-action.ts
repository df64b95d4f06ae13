/** The form actions of the cover letter pages. Each works without a script: it redirects to the page with a message. */

import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { designOf } from '#app/cv-maker/design-of-form.ts'
import { textOf, versionOf } from '#app/request/form-text.ts'
import type { AccountId } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import type { LetterId } from '#core/letter/cover-letter.ts'
import { LetterChange, NewLetter } from '#core/letter/letter-input.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { readNumericId, readUuid } from '#core/text/read-id.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
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
import type { Services } from '#work/use-case/use-case-services.ts'
import { picksOf } from './fact-fields.ts'
import { LETTERS_PATH, letterAddress } from './letter-address.ts'
import { requireLetter } from './load-letter.ts'

type Asked = {
  services: Services
  accountId: AccountId
  id: LetterId
  form: FormData
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/** A rejected form: what was typed, and the problems with it. */
export type LetterAttempt = {
  problem: string
  /** The sentence id or part of the page that the form belongs to. */
  of: string
  typed: Record<string, string>
  problems: Record<string, string>
  /** What the model proposed, if it was asked without a script. */
  answered?: { sentenceId: string | null; proposals: ModelProposals }
}

const INTENTS: Record<string, (asked: Asked) => Promise<string>> = {
  rename: async ({ services, accountId, id, form }) => {
    await renameLetter(services, accountId, { id, name: textOf(form, 'name') })
    return 'said=renamed'
  },
  'name-version': async ({ services, accountId, id, form }) => {
    const name = textOf(form, 'name').trim() || null
    await nameLetterVersion(services, accountId, {
      id,
      version: versionOf(textOf(form, 'of')),
      name,
    })
    return 'said=named'
  },
  'restore-version': async ({ services, accountId, id, form }) => {
    const restored = {
      id,
      version: versionOf(textOf(form, 'version')),
      restored: versionOf(textOf(form, 'of')),
    }
    await restoreLetterVersion(services, accountId, restored)
    return 'said=restored'
  },
  attach: async ({ services, accountId, id, form }) => {
    const applicationId = readNumericId<ApplicationId>(textOf(form, 'applicationId'))
    if (applicationId === null) throw new Refusal('not_found')
    await attachLetter(services, accountId, { id, applicationId })
    return `said=attached&application=${applicationId}`
  },
}

export async function act(asked: Asked) {
  const { services, accountId, id, form } = asked
  const intent = textOf(form, 'intent')
  if (intent === 'delete') {
    await removeLetter(services, accountId, id)
    return redirect(`${LETTERS_PATH}?deleted=${id}`, 303)
  }
  try {
    if (intent === 'model') return await askFromForm(asked)
    const handler = entryOf(INTENTS, intent)
    const said = handler ? await handler(asked) : await change(asked, intent)
    return redirect(`${letterAddress(id)}?${said}`, 303)
  } catch (error) {
    return refused(error, form)
  }
}

/** Applies any other intent as a change to the version the person saw. The returned query lets the page offer Undo. */
async function change({ services, accountId, id, form }: Asked, intent: string): Promise<string> {
  const sent = changeOf(form, intent)
  // A new design does not edit the text, so it is not checked against the version: the last one wins.
  const version =
    intent === 'design'
      ? (await requireLetter(services, accountId, id)).version
      : versionOf(textOf(form, 'version'))
  const read = LetterChange.safeParse(sent)
  if (!read.success) throw invalid(read.error)
  const after = await changeLetter(services, accountId, { id, version, change: read.data })
  if (after.version === version || intent === 'design') return ''
  const at = 'id' in read.data && intent !== 'remove' ? read.data.id : entryOf(HEADINGS, intent)
  const hash = at == null ? '' : `#${at}`
  return `said=${intent}&undo=${version}${hash}`
}

/** Where the page goes on after a change of these parts. */
const HEADINGS: Readonly<Record<string, string>> = {
  facts: 'facts-heading',
  reason: 'reason-heading',
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
    case 'facts':
      return { kind, picks: picksOf(form) }
    case 'reason':
      return { kind, why: textOf(form, 'why'), more: textOf(form, 'more') }
    case 'again':
      return { kind, ...wordsOf(form) }
    case 'remove':
      return { kind, id }
    default:
      throw new Refusal('unknown_action')
  }
}

/** Without a script, the action waits for the model and renders the page with its answer. */
async function askFromForm({ services, accountId, id, form, signal }: Asked) {
  const sentenceId = textOf(form, 'id') || null
  const ask = await allowQuestion(services, accountId, { letterId: id, sentenceId })
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

/** The value our own page put into the form. Anything else fails validation. */
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
    language: textOf(form, 'language') || undefined,
    addressee: textOf(form, 'addressee'),
    ...(form.has('why') && { why: textOf(form, 'why') }),
    ...(form.has('more') && { more: textOf(form, 'more') }),
  }
}

/** The actions of the list page: write a new letter, or restore a deleted one. */
export async function actOnList({ services, accountId, form }: Omit<Asked, 'id' | 'signal'>) {
  if (textOf(form, 'intent') === 'restore') {
    const id = readUuid<LetterId>(textOf(form, 'id'))
    if (!id) throw new Refusal('not_found')
    await bringBackLetter(services, accountId, id)
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
    const letter = await addLetter(services, accountId, read.data)
    return redirect(letterAddress(letter.id), 303)
  } catch (error) {
    return refused(error, form)
  }
}

function invalid(error: z.ZodError): Refusal {
  // A new letter names its job in one of two ways. The issues of the last alternative are the relevant ones.
  const issues = error.issues.flatMap((issue) =>
    issue.code === 'invalid_union' ? (issue.errors.at(-1) ?? []) : [issue],
  )
  return new Refusal(
    'invalid_body',
    issues.map(({ path, message }) => ({ parameter: path.join('.'), message })),
  )
}

const CONFLICT_MESSAGES: Readonly<Record<string, string>> = {
  version_conflict:
    'This letter was changed in another tab. The latest version is shown; what you typed is below.',
}

function refused(error: unknown, form: FormData) {
  if (!(error instanceof Refusal) || REFUSALS[error.code].status === 404) throw error
  const attempt: LetterAttempt = {
    problem: entryOf(CONFLICT_MESSAGES, error.code) ?? error.message,
    of: textOf(form, 'id') || textOf(form, 'intent'),
    typed: Object.fromEntries(
      [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
    problems: Object.fromEntries(error.problems.map((it) => [it.parameter, it.message])),
  }
  return data(attempt, { status: REFUSALS[error.code].status })
}
