/** Buttons to run, pause, resume or remove a board. */
import { Form } from 'react-router'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { WatchedBoard } from '#work/gathering/watch-boards.ts'

type Action = { intent: string; label: string; icon: IconName; isFirst?: boolean }

const RUN: Action = { intent: 'run', label: 'Run now', icon: 'refresh-cw', isFirst: true }
const RESUME: Action = { intent: 'resume', label: 'Resume', icon: 'play', isFirst: true }
const PAUSE: Action = { intent: 'pause', label: 'Pause', icon: 'pause' }
const REMOVE: Action = { intent: 'remove', label: 'Remove', icon: 'trash-2' }

type Props = { board: Pick<WatchedBoard, 'pausedAt' | 'whyOff' | 'isBeingRead' | 'isResting'> }

/** Shows no Run button if the source is off, the board is already being read, or the source asks to rest. */
export function BoardActions({ board: { pausedAt, whyOff, isBeingRead, isResting } }: Props) {
  const canRun = whyOff === null && !isBeingRead && !isResting
  const actions = [...(pausedAt ? [RESUME] : canRun ? [RUN, PAUSE] : [PAUSE]), REMOVE]
  return (
    <Form method="post" className="board-acts">
      {actions.map(({ intent, label, icon, isFirst }) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          className={isFirst ? 'button button-primary' : 'button'}
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </Form>
  )
}
