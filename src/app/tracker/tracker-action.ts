/**
 * What the forms of the tracker do where there is no script: move, delete, answer a question about silence, undo.
 * Each leads back to where the person was, with what was done and how to undo it in the address.
 */
import { data, redirect } from 'react-router'
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
import { eventVerbs } from '#work/tracker/application-parts.ts'
import { changeApplication } from '#work/tracker/change-application.ts'
import { deleteApplications, restoreApplications } from '#work/tracker/delete-applications.ts'
import { moveApplications, moveBack } from '#work/tracker/move-applications.ts'
import type { World } from '#work/world/world.ts'
import { STILL_WAITING } from './application-words.ts'

type Doing = { world: World; accountId: AccountId; form: FormData }
type Chosen = { id: ApplicationId; version: number }
type Conflict = { conflict: { mine: Stage; current: Application } }

const NOTHING: TrackerDone = { kind: 'nothing' }

export async function doWithApplications({
  request,
  ...doing
}: Omit<Doing, 'form'> & { request: Request }) {
  const form = await request.formData()
  const [name = '', ...parts] = String(form.get('intent') ?? '').split(':')
  const verb = VERBS[name]
  if (!verb) throw new Refusal('invalid_parameter')
  const done = await verb({ ...doing, form }, parts.join(':'))
  if ('conflict' in done) return data(done, { status: 409 })
  const address = trackerAddress(parseTrackerView(new URL(request.url).searchParams))
  const told = formatDone(done)
  throw redirect(told ? `${address}${address.includes('?') ? '&' : '?'}${told}` : address)
}

const VERBS: Record<string, (doing: Doing, own: string) => Promise<TrackerDone | Conflict>> = {
  /** Of one line, which is named by the button; else of all that were chosen. */
  async move(doing, own) {
    const { world, accountId, form } = doing
    const chosen = own ? readChosen([own]) : readChosen(form.getAll('application'))
    const stage = readStage(form.get(own ? `stage-${chosen[0]?.id}` : 'stage'))
    const [only] = chosen
    if (!only || !stage) return NOTHING
    if (chosen.length === 1) return moveOne(doing, { ...only, stage })
    const ids = chosen.map(({ id }) => id)
    const today = world.clock.now().toISOString().slice(0, 10)
    const moved = await moveApplications(world, accountId, { ids, stage, today })
    return { kind: 'moved', to: stage, moved }
  },
  async resolve(doing) {
    return doing.form.get('keep-stage') === 'mine' ? (VERBS.move?.(doing, '') ?? NOTHING) : NOTHING
  },
  async delete({ world, accountId, form }) {
    const ids = readChosen(form.getAll('application')).map(({ id }) => id)
    if (ids.length === 0) return NOTHING
    return { kind: 'deleted', ids: await deleteApplications(world, accountId, ids) }
  },
  async waiting({ world, accountId, form }) {
    const [only] = readChosen(form.getAll('application'))
    if (!only) return NOTHING
    await eventVerbs.add(world, accountId, only.id, { kind: 'event', text: STILL_WAITING })
    return { kind: 'waiting', id: only.id }
  },
  async undo({ world, accountId, form }) {
    const done = parseDone(new URLSearchParams(String(form.get('done') ?? '')))
    if (done.kind === 'moved') {
      const moved = done.moved.map((it) => ({ ...it, to: done.to }))
      const back = await moveBack(world, accountId, moved)
      return { kind: 'undone', count: back.length }
    }
    if (done.kind !== 'deleted') return NOTHING
    const ids = await restoreApplications(world, accountId, done.ids)
    return { kind: 'undone', count: ids.length }
  },
}

/** Refused where somebody was quicker; where it stood before is what undo needs. */
async function moveOne(
  { world, accountId }: Doing,
  { id, version, stage }: Chosen & { stage: Stage },
): Promise<TrackerDone | Conflict> {
  const { db, clock } = world
  const before = await applications.byId(db, accountId, id, clock.now())
  if (before?.stage === stage) return NOTHING
  const today = clock.now().toISOString().slice(0, 10)
  const values: { stage: Stage; appliedOn?: string } =
    hasAppliedDate(stage) && !before?.appliedOn ? { stage, appliedOn: today } : { stage }
  try {
    await changeApplication(world, accountId, { id, version, values })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'version_conflict') throw error
    return { conflict: { mine: stage, current: error.details.current as Application } }
  }
  if (!before) return NOTHING
  const { appliedOn = null } = values
  return { kind: 'moved', to: stage, moved: [{ id, from: before.stage, appliedOn }] }
}

const readStage = (value: unknown) => STAGES.find((stage) => stage === value) ?? null

/** "12:3": the application and the version that the person saw. */
function readChosen(values: readonly unknown[]): Chosen[] {
  return values.flatMap((value) => {
    const [, id, version] = /^([1-9]\d{0,14}):(\d{1,9})$/.exec(String(value)) ?? []
    return id ? [{ id: Number(id) as ApplicationId, version: Number(version) }] : []
  })
}
