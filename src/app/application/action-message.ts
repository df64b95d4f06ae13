/** Reads what was just done from the URL (`?said=contact.remove&undo=5`): a message, and how to undo it. */
import { MOVED_AGAIN } from '#app/tracker/application-words.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { PART_KINDS, PARTS } from './parts.ts'

export type Undo = Record<string, string>

export type Said = { title: string; undo: Undo | null }

const VERBS = {
  add: 'added',
  change: 'updated',
  remove: 'deleted',
  restore: 'restored',
} as const

const SENTENCES: Record<string, string> = {
  details: 'Application updated successfully',
  notes: 'Application updated successfully',
  followUp: 'Reminder set',
  listing: 'Application updated successfully',
  stage: 'Application updated successfully',
  'stage.stays': MOVED_AGAIN,
  restored: 'Application restored',
  'move.takeBack': 'Move undone',
  'move.restore': 'Move redone',
  'task.done': 'Task marked as done',
  'task.open': 'Task reopened',
  'document.remove': 'Document removed',
}

/** Null if the URL names no known action. */
export function readActionMessage(parameters: URLSearchParams): Said | null {
  const said = parameters.get('said') ?? ''
  const title = entryOf(SENTENCES, said) ?? partSentence(said)
  return title ? { title, undo: undoOf(said, parameters.get('undo')) } : null
}

function partSentence(said: string): string | null {
  for (const kind of PART_KINDS) {
    for (const [verb, words] of Object.entries(VERBS)) {
      if (said === `${kind}.${verb}`) return `${PARTS[kind].name} ${words}`
    }
  }
  return null
}

/** The form fields that undo it. */
function undoOf(said: string, undo: string | null): Undo | null {
  if (undo === null) return null
  if (said === 'stage') {
    const [stage = '', to = '', appliedOn = ''] = undo.split('.')
    return { intent: 'stage.back', stage, to, appliedOn }
  }
  if (!/^[\w-]{1,40}$/.test(undo)) return null
  if (said === 'move.takeBack') {
    const [id = '', appliedOn = ''] = undo.split('_')
    return { intent: 'move.restore', id, appliedOn }
  }
  if (said === 'task.done') return { intent: 'task.open', id: undo }
  const [kind, verb] = said.split('.')
  return verb === 'remove' ? { intent: `${kind}.restore`, id: undo } : null
}
