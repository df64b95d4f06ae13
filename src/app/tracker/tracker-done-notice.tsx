/** What a form without a script has just done, and the way to undo it. With a script, messages say it. */

import { Icon } from '#app/ui/icon.tsx'
import { formatDone, type TrackerDone } from '#core/tracker/tracker-done.ts'
import * as words from './application-words.ts'

type Props = {
  done: TrackerDone
  /** "Backend Engineer at Acme", where it is about one that is still there. */
  name: string | null
}

export function TrackerDoneNotice({ done, name }: Props) {
  if (done.kind === 'nothing') return null
  const canUndo = done.kind === 'moved' || done.kind === 'deleted'
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <span>{sayDone(done, name)}</span>
      {canUndo && (
        <form method="post">
          <input type="hidden" name="done" value={formatDone(done)} />
          <button type="submit" name="intent" value="undo" className="button button-small">
            Undo
          </button>
        </form>
      )}
    </div>
  )
}

function sayDone(done: Exclude<TrackerDone, { kind: 'nothing' }>, name: string | null): string {
  switch (done.kind) {
    case 'moved': {
      const what = name ? words.movedText(name, done.to) : `Moved to ${done.to}`
      return `${words.updatedText(done.moved.length)}: ${what}`
    }
    case 'deleted':
      return words.deletedText(done.ids.length)
    case 'undone':
      return `${words.countText(done.count)} put back`
    case 'waiting':
      return `${words.UPDATED}${name ? `: still waiting for ${name}` : ''}`
    case 'added':
      return `${words.ADDED}${name ? `: ${name}` : ''}`
  }
}
