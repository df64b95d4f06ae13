/** Says what a form submitted without a script has done, with an undo button. With a script, toasts do this. */

import { Icon } from '#app/ui/icon.tsx'
import { formatDone, type TrackerDone } from '#core/tracker/tracker-done.ts'
import * as words from './application-words.ts'

type Props = {
  done: TrackerDone
  /** "Backend Engineer at Acme" if it is about a single application that still exists. */
  name: string | null
}

export function TrackerDoneNotice({ done, name }: Props) {
  if (done.kind === 'nothing') return null
  const canUndo = done.kind === 'moved' || done.kind === 'deleted'
  return (
    <div className="notice" role="status">
      <Icon name="check" />
      <span>{doneText(done, name)}</span>
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

function doneText(done: Exclude<TrackerDone, { kind: 'nothing' }>, name: string | null): string {
  switch (done.kind) {
    case 'moved': {
      const what = name ? words.movedText(name, done.to) : `Moved to ${done.to}`
      return `${words.updatedText(done.moved.length)}: ${what}`
    }
    case 'deleted':
      return words.deletedText(done.ids.length)
    case 'undone':
      return `Undone: ${words.countText(done.count)}`
    case 'waiting':
      return `${words.UPDATED}${name ? `: still waiting for ${name}` : ''}`
    case 'added':
      return `${words.ADDED}${name ? `: ${name}` : ''}`
  }
}
