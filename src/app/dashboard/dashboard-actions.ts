/** The forms of the dashboard's start page, by their `intent`: tasks are done, silent applications become Ghosted. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { readNumericId } from '#core/text/read-id.ts'
import { type ApplicationId, STAGES } from '#core/tracker/application.ts'
import { taskUseCases } from '#work/tracker/application-parts.ts'
import { moveApplications } from '#work/tracker/move-applications.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

/** What was done, and the form fields that undo it; `undo` is null if it can't be undone. */
export type Done = { said: string; undo: Record<string, string> | null }

/** Runs one intent. `undone` reverses `done`, and `move` reverses `ghost`. */
export async function actOnDashboard(
  services: Services,
  accountId: AccountId,
  field: (name: string) => string | undefined,
): Promise<Done> {
  const intent = field('intent')
  const applicationId = readNumericId<ApplicationId>(field('applicationId'))
  const taskId = readNumericId<ApplicationId>(field('taskId'))
  const stage = STAGES.find((it) => it === (intent === 'ghost' ? 'Ghosted' : field('stage')))
  if (applicationId === null) throw new Refusal('not_found')
  const undo = { applicationId: String(applicationId) }

  if (taskId !== null && (intent === 'done' || intent === 'undone')) {
    const isDone = intent === 'done'
    const ref = { applicationId, id: taskId, values: { isDone } }
    const { title } = await taskUseCases.change(services, accountId, ref)
    return isDone
      ? {
          said: `“${title}” marked as done.`,
          undo: { ...undo, taskId: String(taskId), intent: 'undone' },
        }
      : { said: `“${title}” reopened.`, undo: null }
  }
  if (stage && (intent === 'ghost' || intent === 'move')) {
    const [moved] = await moveApplications(services, accountId, { ids: [applicationId], stage })
    if (!moved) throw new Refusal('not_found')
    return intent === 'ghost'
      ? { said: 'Marked as Ghosted.', undo: { ...undo, intent: 'move', stage: moved.from } }
      : { said: `Moved back to ${stage}.`, undo: null }
  }
  throw new Refusal('unknown_action')
}
