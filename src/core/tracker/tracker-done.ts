/**
 * The last action on applications, carried in the URL after a form was submitted without JavaScript: enough to
 * confirm it and to undo it. A handwritten URL can only undo what its author could undo anyway.
 */
import { type ApplicationId, STAGES, type Stage } from './application.ts'

export type TrackerDone =
  | { kind: 'nothing' }
  | { kind: 'moved'; to: Stage; moved: Moved[] }
  | { kind: 'deleted'; ids: ApplicationId[] }
  | { kind: 'waiting'; id: ApplicationId }
  | { kind: 'undone'; count: number }
  | { kind: 'added'; id: ApplicationId }

/** Includes the applied date that the move set. */
type Moved = { id: ApplicationId; from: Stage; appliedOn: string | null }

/** As many as a table shows. */
const MAX_IDS = 200

/** "done=moved&to=1&was=12.0.2026-03-31,15.3"; empty for no action. */
export function formatDone(done: TrackerDone): string {
  switch (done.kind) {
    case 'nothing':
      return ''
    case 'moved':
      return `done=moved&to=${STAGES.indexOf(done.to)}&was=${done.moved
        .map(({ id, from, appliedOn }) =>
          [id, STAGES.indexOf(from), ...(appliedOn ? [appliedOn] : [])].join('.'),
        )
        .join(',')}`
    case 'deleted':
      return `done=deleted&was=${done.ids.join(',')}`
    case 'undone':
      return `done=undone&was=${done.count}`
    default:
      return `done=${done.kind}&was=${done.id}`
  }
}

export function parseDone(params: { get(name: string): string | null }): TrackerDone {
  const was = (params.get('was') ?? '')
    .split(',')
    .slice(0, MAX_IDS)
    .flatMap((text) => {
      const [, id, from, appliedOn = null] =
        /^([1-9]\d{0,14})(?:\.(\d{1,2})(?:\.(\d{4}-\d\d-\d\d))?)?$/.exec(text) ?? []
      return id ? [{ id: Number(id) as ApplicationId, from: STAGES[Number(from)], appliedOn }] : []
    })
  const ids = was.map(({ id }) => id)
  const [id] = ids
  const to = STAGES[Number(params.get('to') ?? Number.NaN)]
  if (id === undefined) return { kind: 'nothing' }
  switch (params.get('done')) {
    case 'moved': {
      const moved = was.flatMap(({ id, from, appliedOn }) =>
        from ? [{ id, from, appliedOn }] : [],
      )
      return to && moved.length > 0 ? { kind: 'moved', to, moved } : { kind: 'nothing' }
    }
    case 'deleted':
      return { kind: 'deleted', ids }
    case 'undone':
      return { kind: 'undone', count: id }
    case 'waiting':
      return { kind: 'waiting', id }
    case 'added':
      return { kind: 'added', id }
    default:
      return { kind: 'nothing' }
  }
}
