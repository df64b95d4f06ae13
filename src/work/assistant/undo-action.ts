/** Undoes what an assistant changed, with the same use cases with which a person undoes it on pages. */
import type { Viewer } from '#core/account/account.ts'
import type { AlertId } from '#core/alert/alert.ts'
import { REFUSALS, Refusal } from '#core/api/refusal.ts'
import type { ActionUndo } from '#core/assistant/assistant-action.ts'
import type { JobId } from '#core/job/job.ts'
import type { LetterId } from '#core/letter/cover-letter.ts'
import type { ApplicationId } from '#core/tracker/application.ts'
import * as assistantActions from '#store/assistant-actions.ts'
import { inTransaction } from '#store/db.ts'
import { changeAlert, removeAlert } from '#work/alert/save-alert.ts'
import { saveJob } from '#work/job/save-job.ts'
import { unsaveJob } from '#work/job/unsave-job.ts'
import { removeLetter } from '#work/letter/remove-letter.ts'
import { eventUseCases } from '#work/tracker/application-parts.ts'
import { deleteApplications } from '#work/tracker/delete-applications.ts'
import { moveBack } from '#work/tracker/move-applications.ts'
import type { Moved } from '#work/tracker/note-moves.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'settings'>

/**
 * Throws `not_found` for unknown and undone actions, `action_not_undoable` if the person changed it since or it is gone,
 * and what the use case refuses.
 */
export async function undoAction(deps: Deps, viewer: Viewer, id: number): Promise<void> {
  const now = deps.clock.now()
  const undo = await inTransaction(deps.db, (tx) =>
    assistantActions.takeUndo(tx, viewer.id, id, now),
  )
  if (!undo) throw new Refusal('not_found')
  try {
    await UNDOING[undo.kind](deps, viewer, undo as never)
  } catch (error) {
    await assistantActions.putBack(deps.db, viewer.id, id)
    const isGone = error instanceof Refusal && REFUSALS[error.code].status === 404
    throw isGone ? new Refusal('action_not_undoable') : error
  }
}

type Undoing = {
  [Kind in ActionUndo['kind']]: (
    deps: Deps,
    viewer: Viewer,
    undo: Extract<ActionUndo, { kind: Kind }>,
  ) => Promise<unknown>
}

const UNDOING: Undoing = {
  async move(deps, { id }, { moved }) {
    const back = await moveBack(deps, id, moved as Moved[])
    if (back.length === 0) throw new Refusal('action_not_undoable')
  },
  async track(deps, { id }, { applicationId }) {
    const deleted = await deleteApplications(deps, id, [applicationId as ApplicationId])
    if (deleted.length === 0) throw new Refusal('action_not_undoable')
  },
  note: (deps, { id }, { applicationId, eventId }) =>
    eventUseCases.remove(deps, id, {
      applicationId: applicationId as ApplicationId,
      id: eventId,
    }),
  'create-alert': (deps, viewer, { alertId }) => removeAlert(deps, viewer, alertId as AlertId),
  'pause-alert': (deps, viewer, { alertId, wasActive }) =>
    changeAlert(deps, viewer, alertId as AlertId, { isActive: wasActive }),
  'save-job': (deps, viewer, { jobId }) => unsaveJob(deps, viewer, jobId as JobId),
  'unsave-job': (deps, viewer, { jobId }) => saveJob(deps, viewer, jobId as JobId),
  letter: (deps, { id }, { letterId }) => removeLetter(deps, id, letterId as LetterId),
}
