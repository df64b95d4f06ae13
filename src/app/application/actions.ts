/**
 * Actions of the application page, by the `intent` of a form: `details`, `contact.add`… Each either redirects to the
 * updated page or answers with the entered values and what was wrong with them.
 */
import { data, redirect } from 'react-router'
import type { AccountId } from '#core/account/account.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { fingerprint } from '#core/text/fingerprint.ts'
import {
  type Application,
  type ApplicationId,
  hasAppliedDate,
  STAGES,
  type Stage,
} from '#core/tracker/application.ts'
import { ApplicationChange, DocumentChange, NewDocument } from '#core/tracker/application-input.ts'
import * as applications from '#store/applications.ts'
import { ownToday } from '#work/account/own-zone.ts'
import { keepFile } from '#work/files/keep-file.ts'
import { documentUseCases, taskUseCases } from '#work/tracker/application-parts.ts'
import { changeApplication } from '#work/tracker/change-application.ts'
import { deleteApplications, restoreApplications } from '#work/tracker/delete-applications.ts'
import { moveApplications, moveBack } from '#work/tracker/move-applications.ts'
import { restoreMove, undoMove } from '#work/tracker/undo-move.ts'
import { wholeApplication } from '#work/tracker/whole-application.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { conflictOf } from './conflict.ts'
import { PART_KINDS, PARTS, type Part, type PartKind, withScheme } from './parts.ts'
import { type Attempt, type Problems, readShape, type SentForm } from './sent-form.ts'

export type Asked = { services: Services; accountId: AccountId; id: ApplicationId; form: SentForm }

export function act(asked: Asked): Promise<Response | ReturnType<typeof refused>> {
  const intent = asked.form.text('intent')
  const action = entryOf(ACTIONS, intent)
  if (action) return action(asked)
  const [kind, verb] = intent.split('.') as [PartKind, keyof typeof PART_ACTIONS]
  if (PART_KINDS.includes(kind) && Object.hasOwn(PART_ACTIONS, verb)) {
    return PART_ACTIONS[verb](asked, kind, PARTS[kind])
  }
  throw new Refusal('unknown_action')
}

type Action = (asked: Asked) => Promise<Response | ReturnType<typeof refused>>

const ACTIONS: Record<string, Action> = {
  details: (asked) => edit(asked, detailsOf(asked.form)),
  notes: (asked) => edit(asked, { notes: asked.form.text('notes') }),
  listing: (asked) => edit(asked, { jobDescription: asked.form.text('jobDescription') }),
  followUp: (asked) => edit(asked, { followUpOn: asked.form.day('followUpOn') }),
  stage,
  async 'stage.back'({ services, accountId, id, form }) {
    const from = requireStage(form.text('stage'))
    const to = requireStage(form.text('to'))
    const move = { id, from, to, appliedOn: form.text('appliedOn') || null }
    const moved = await moveBack(services, accountId, [move])
    return back(id, moved.length > 0 ? 'stage' : 'stage.stays')
  },
  async 'move.takeBack'({ services, accountId, id, form }) {
    const eventId = requireId(form)
    const { appliedOn } = await undoMove(services, accountId, { applicationId: id, eventId })
    const undo = appliedOn ? `${eventId}_${appliedOn}` : eventId
    return back(id, 'move.takeBack', { undo, section: 'timeline' })
  },
  async 'move.restore'({ services, accountId, id, form }) {
    const eventId = requireId(form)
    const day = ApplicationChange.shape.appliedOn.safeParse(form.text('appliedOn') || null)
    if (!day.success) throw new Refusal('invalid_body')
    const appliedOn = day.data ?? null
    await restoreMove(services, accountId, { applicationId: id, eventId, appliedOn })
    return back(id, 'move.restore', { section: 'timeline' })
  },
  'task.done': (asked) => finish(asked, true),
  'task.open': (asked) => finish(asked, false),
  'document.add': addDocument,
  async delete({ services, accountId, id }) {
    if ((await deleteApplications(services, accountId, [id])).length === 0)
      throw new Refusal('not_found')
    return redirect(`/dashboard/job-tracker/${id}`, 303)
  },
  async restore({ services, accountId, id }) {
    if ((await restoreApplications(services, accountId, [id])).length === 0)
      throw new Refusal('not_found')
    return back(id, 'restored')
  },
}

const PART_ACTIONS = {
  async add({ services, accountId, id, form }: Asked, kind: PartKind, part: Part) {
    const read = part.readAdd(form, services.clock.now())
    if ('problems' in read) return refused(form, read.problems)
    await read.value(services, accountId, id)
    const stage = STAGES.find((it) => it === form.text('moveTo'))
    if (kind === 'interview' && stage) {
      await moveApplications(services, accountId, { ids: [id], stage })
    }
    return back(id, `${kind}.add`, { section: part.section })
  },
  async change({ services, accountId, id, form }: Asked, kind: PartKind, part: Part) {
    const partId = requireId(form)
    const read = part.readChange(form, services.clock.now())
    if ('problems' in read) return refused(form, read.problems)
    const now = await wholeApplication(services, accountId, id)
    const current = now && part.list(now).find((it) => it.id === partId)
    if (!current) throw new Refusal('not_found')
    if (form.text('seen') !== fingerprint(current)) {
      return refused(form, {}, conflictOf(kind, form, current))
    }
    await read.value(services, accountId, { applicationId: id, id: partId })
    return back(id, `${kind}.change`, { section: part.section })
  },
  async remove({ services, accountId, id, form }: Asked, kind: PartKind, part: Part) {
    const partId = requireId(form)
    await part.remove(services, accountId, { applicationId: id, id: partId })
    return back(id, `${kind}.remove`, { undo: partId, section: part.section })
  },
  async restore({ services, accountId, id, form }: Asked, kind: PartKind, part: Part) {
    await part.restore(services, accountId, { applicationId: id, id: requireId(form) })
    return back(id, `${kind}.restore`, { section: part.section })
  },
}

async function edit({ services, accountId, id, form }: Asked, given: Record<string, unknown>) {
  const read = readShape(ApplicationChange, given)
  if ('problems' in read) return refused(form, read.problems)
  const version = requireVersion(form)
  const intent = form.text('intent')
  try {
    await changeApplication(services, accountId, { id, version, values: read.value })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'not_found') throw error
    if (error.code !== 'version_conflict') {
      return refused(
        form,
        Object.fromEntries(error.problems.map((it) => [it.parameter, it.message])),
      )
    }
    const now = services.clock.now()
    const current = (await applications.byId(services.db, accountId, id, now)) as Application
    return refused(form, {}, conflictOf(intent, form, current))
  }
  return back(id, intent, { section: HEAD_FORMS.has(intent) ? '' : intent })
}

/** Forms at the top of the page, which have no section of their own. */
const HEAD_FORMS: ReadonlySet<string> = new Set(['details', 'followUp'])

/** Checks the version as well: the stage may have been changed in another tab since. */
async function stage({ services, accountId, id, form }: Asked) {
  const to = requireStage(form.text('stage'))
  const now = services.clock.now()
  const current = await applications.byId(services.db, accountId, id, now)
  if (!current) throw new Refusal('not_found')
  if (current.version !== requireVersion(form)) {
    return refused(form, {}, conflictOf('stage', form, current))
  }
  const today = /^\d{4}-\d\d-\d\d$/.test(form.text('today')) ? form.text('today') : null
  const moved = await moveApplications(services, accountId, {
    ids: [id],
    stage: to,
    today: hasAppliedDate(to) ? (today ?? (await ownToday(services, accountId))) : null,
  })
  const [it] = moved
  return back(id, 'stage', it ? { undo: [it.from, it.to, it.appliedOn ?? ''].join('.') } : {})
}

async function finish({ services, accountId, id, form }: Asked, isDone: boolean) {
  const taskId = requireId(form)
  await taskUseCases.change(services, accountId, {
    applicationId: id,
    id: taskId,
    values: { isDone },
  })
  const undo = isDone ? { undo: taskId } : {}
  return back(id, isDone ? 'task.done' : 'task.open', { ...undo, section: 'tasks' })
}

/** Stores a new file first; it stays in the account's files whatever happens to this application. */
async function addDocument({ services, accountId, id, form }: Asked) {
  const whole = await wholeApplication(services, accountId, id)
  if (!whole) throw new Refusal('not_found')
  const sentOn = readShape(DocumentChange, { sentOn: form.day('sentOn') })
  if ('problems' in sentOn) return refused(form, sentOn.problems)
  let fileId = form.text('fileId')
  if (form.file) {
    try {
      fileId = (await keepFile(services, accountId, { kind: 'document', ...form.file })).id
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return refused(form, { file: error.message })
    }
  }
  if (fileId === '') return refused(form, { file: REFUSALS.file_missing.message })
  const read = readShape(NewDocument, { fileId, ...sentOn.value })
  if ('problems' in read) return refused(form, read.problems)
  await documentUseCases.add(services, accountId, id, read.value)
  return back(id, 'document.add', { section: 'documents' })
}

function detailsOf(form: SentForm): Record<string, unknown> {
  const labels = form.all('linkLabel')
  const links = form
    .all('linkUrl')
    .map((url, index) => ({ label: (labels[index] ?? '').trim(), url: withScheme(url) }))
    .filter(({ label, url }) => label !== '' || url !== '')
    .map(({ label, url }) => ({ label: label || hostOf(url), url }))
  return {
    jobTitle: form.text('jobTitle'),
    companyName: form.text('companyName'),
    companyWebsite: withScheme(form.text('companyWebsite')),
    jobLocation: form.text('jobLocation'),
    jobUrl: withScheme(form.text('jobUrl')),
    salaryRange: form.text('salaryRange'),
    appliedOn: form.day('appliedOn'),
    followUpOn: form.day('followUpOn'),
    links,
  }
}

const hostOf = (url: string) =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''

function refused(form: SentForm, problems: Problems, conflict: Attempt['conflict'] = null) {
  const attempt: Attempt = { form: form.text('form'), values: form.values(), problems, conflict }
  return data(attempt, { status: conflict ? 409 : 422 })
}

/** Redirects to the page, which reports what was done and offers to undo it. */
function back(
  id: ApplicationId,
  said: string,
  { undo, section }: { undo?: number | string; section?: string } = {},
) {
  const parameters = new URLSearchParams({
    said,
    ...(undo !== undefined && { undo: String(undo) }),
  })
  // Without JavaScript the undo button is at the top of the page, so don't scroll past it.
  const hash = section && undo === undefined ? `#${section}` : ''
  return redirect(`/dashboard/job-tracker/${id}?${parameters}${hash}`, 303)
}

function requireStage(text: string): Stage {
  const found = STAGES.find((it) => it === text)
  if (!found) throw new Refusal('invalid_body')
  return found
}

function requireId(form: SentForm): number {
  const id = form.text('id')
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Refusal('not_found')
  return Number(id)
}

function requireVersion(form: SentForm): number {
  const version = form.text('version')
  if (!/^\d{1,9}$/.test(version)) throw new Refusal('invalid_body')
  return Number(version)
}
