/**
 * The actions of the tracker's forms without a script: move, delete, answer whether an application is still waiting,
 * and undo. Each redirects back to the same view. The URL says what was done and lets the page offer Undo.
 */
import { data, redirect } from 'react-router'
import { actionOf } from '#app/request/action-of.ts'
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import {
  type Application,
  type ApplicationId,
  hasAppliedDate,
  STAGES,
  type Stage,
} from '#core/tracker/application.ts'
import { formatDone, parseDone, type TrackerDone } from '#core/tracker/tracker-done.ts'
import { parseTrackerView, trackerAddress } from '#core/tracker/tracker-view.ts'
import * as applications from '#store/applications.ts'
import { ownToday } from '#work/account/own-zone.ts'
import { eventUseCases } from '#work/tracker/application-parts.ts'
import { changeApplication } from '#work/tracker/change-application.ts'
import { deleteApplications, restoreApplications } from '#work/tracker/delete-applications.ts'
import { moveApplications, moveBack } from '#work/tracker/move-applications.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { STILL_WAITING } from './application-words.ts'

type Doing = { services: Services; accountId: AccountId; form: FormData }
type Chosen = { id: ApplicationId; version: number }
type Conflict = { conflict: { mine: Stage; current: Application } }

const NOTHING: TrackerDone = { kind: 'nothing' }

export async function doWithApplications({
  request,
  ...doing
}: Omit<Doing, 'form'> & { request: Request }) {
  const form = await request.formData()
  const [name = '', ...parts] = String(form.get('intent') ?? '').split(':')
  const done = await actionOf(ACTIONS, name)({ ...doing, form }, parts.join(':'))
  if ('conflict' in done) return data(done, { status: 409 })
  const address = trackerAddress(parseTrackerView(new URL(request.url).searchParams))
  const doneParams = formatDone(done)
  throw redirect(
    doneParams ? `${address}${address.includes('?') ? '&' : '?'}${doneParams}` : address,
  )
}

const ACTIONS: Record<string, (doing: Doing, own: string) => Promise<TrackerDone | Conflict>> = {
  /** Moves one application if the button names it, otherwise all selected ones. */
  async move(doing, own) {
    const { services, accountId, form } = doing
    const chosen = own ? readChosen([own]) : readChosen(form.getAll('application'))
    const stage = readStage(form.get(own ? `stage-${chosen[0]?.id}` : 'stage'))
    const [only] = chosen
    if (!only || !stage) return NOTHING
    if (chosen.length === 1) return moveOne(doing, { ...only, stage })
    const ids = chosen.map(({ id }) => id)
    const today = await ownToday(services, accountId)
    const moved = await moveApplications(services, accountId, { ids, stage, today })
    return { kind: 'moved', to: stage, moved }
  },
  async resolve(doing) {
    return doing.form.get('keep-stage') === 'mine'
      ? (ACTIONS.move?.(doing, '') ?? NOTHING)
      : NOTHING
  },
  async delete({ services, accountId, form }) {
    const ids = readChosen(form.getAll('application')).map(({ id }) => id)
    if (ids.length === 0) return NOTHING
    return { kind: 'deleted', ids: await deleteApplications(services, accountId, ids) }
  },
  async waiting({ services, accountId, form }) {
    const [only] = readChosen(form.getAll('application'))
    if (!only) return NOTHING
    await eventUseCases.add(services, accountId, only.id, { kind: 'event', text: STILL_WAITING })
    return { kind: 'waiting', id: only.id }
  },
  async undo({ services, accountId, form }) {
    const done = parseDone(new URLSearchParams(String(form.get('done') ?? '')))
    if (done.kind === 'moved') {
      const moved = done.moved.map((it) => ({ ...it, to: done.to }))
      const back = await moveBack(services, accountId, moved)
      return { kind: 'undone', count: back.length }
    }
    if (done.kind !== 'deleted') return NOTHING
    const ids = await restoreApplications(services, accountId, done.ids)
    return { kind: 'undone', count: ids.length }
  },
}

/** Returns a conflict if the application was changed elsewhere; otherwise its previous stage, which undo needs. */
async function moveOne(
  { services, accountId }: Doing,
  { id, version, stage }: Chosen & { stage: Stage },
): Promise<TrackerDone | Conflict> {
  const { db, clock } = services
  const before = await applications.byId(db, accountId, id, clock.now())
  if (before?.stage === stage) return NOTHING
  const today = await ownToday(services, accountId)
  const values: { stage: Stage; appliedOn?: string } =
    hasAppliedDate(stage) && !before?.appliedOn ? { stage, appliedOn: today } : { stage }
  try {
    await changeApplication(services, accountId, { id, version, values })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'version_conflict') throw error
    return { conflict: { mine: stage, current: error.details.current as Application } }
  }
  if (!before) return NOTHING
  const { appliedOn = null } = values
  return { kind: 'moved', to: stage, moved: [{ id, from: before.stage, appliedOn }] }
}

const readStage = (value: unknown) => STAGES.find((stage) => stage === value) ?? null

/** "12:3": the application's id and the version that the person saw. */
function readChosen(values: readonly unknown[]): Chosen[] {
  return values.flatMap((value) => {
    const [, id, version] = /^([1-9]\d{0,14}):(\d{1,9})$/.exec(String(value)) ?? []
    return id ? [{ id: Number(id) as ApplicationId, version: Number(version) }] : []
  })
}
