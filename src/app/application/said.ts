/** What was done, in the address of the page that follows (`?said=contact.remove&undo=5`): a sentence, and how to undo it. */
import { MOVED_AGAIN } from '#app/tracker/application-words.ts'
import { PART_KINDS, PARTS } from './parts.ts'

export type Undo = Record<string, string>

export type Said = { title: string; undo: Undo | null }

const VERBS = {
  add: 'added',
  change: 'changed',
  remove: 'deleted',
  restore: 'brought back',
} as const

const SENTENCES: Record<string, string> = {
  details: 'Application updated successfully',
  notes: 'Application updated successfully',
  listing: 'Application updated successfully',
  stage: 'Application updated successfully',
  'stage.stays': MOVED_AGAIN,
  restored: 'Application brought back',
  'move.takeBack': 'The move is taken back',
  'move.restore': 'The move is made again',
  'task.done': 'Task done',
  'task.open': 'Task is open again',
  'document.remove': 'Document removed',
}

/** Null for an address that says nothing we know. */
export function readSaid(parameters: URLSearchParams): Said | null {
  const said = parameters.get('said') ?? ''
  const title = SENTENCES[said] ?? partSentence(said)
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

/** The fields of the form that takes it back. */
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
