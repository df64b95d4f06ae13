/** The action of a page that a submitted form names. */
import { Refusal } from '#core/api/refusal.ts'
import { entryOf } from '#core/text/entry-of.ts'

/** The action that a form names. Throws the refusal `unknown_action` if the page has none of that name. */
export function actionOf<Action>(actions: Readonly<Record<string, Action>>, name: string): Action {
  const action = entryOf(actions, name)
  if (action === undefined) throw new Refusal('unknown_action')
  return action
}
