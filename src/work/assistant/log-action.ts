/** Lists each change that an assistant makes, with what undoing it takes. */
import { type ActionUndo, toSummary } from '#core/assistant/assistant-action.ts'
import * as assistantActions from '#store/assistant-actions.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Caller } from './read-caller.ts'

export type Change = { summary: string; undo: ActionUndo | null }

/** Null as `change`: nothing changed after all. */
export type Changed<Answer> = { answer: Answer; change: Change | null }

/**
 * Runs a change and lists it. The entry is written first: a change whose entry could not be completed is listed
 * without a way to undo it, and none is missing.
 */
export async function logAction<Answer>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { viewer, name, clientId }: Caller,
  { tool, title }: { tool: string; title: string },
  act: () => Promise<Changed<Answer>>,
): Promise<Answer> {
  const entry = { assistant: toSummary(name), clientId, tool, summary: title }
  const id = await assistantActions.begin(db, viewer.id, entry, clock.now())
  const { answer, change } = await act().catch(async (error: unknown) => {
    await assistantActions.drop(db, id)
    throw error
  })
  if (change) {
    const { summary, undo } = change
    await assistantActions.complete(db, id, { summary: toSummary(summary), undo })
  } else await assistantActions.drop(db, id)
  return answer
}
