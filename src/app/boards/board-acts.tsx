/** What can be done with a board: read now, paused, removed. Each can be taken back where it can be. */
import { Form } from 'react-router'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { WatchedBoard } from '#work/gathering/watch-boards.ts'

type Act = { intent: string; label: string; icon: IconName; isFirst?: boolean }

const RUN: Act = { intent: 'run', label: 'Run now', icon: 'refresh-cw', isFirst: true }
const RESUME: Act = { intent: 'resume', label: 'Resume', icon: 'play', isFirst: true }
const PAUSE: Act = { intent: 'pause', label: 'Pause', icon: 'pause' }
const REMOVE: Act = { intent: 'remove', label: 'Remove', icon: 'trash-2' }

type Props = { board: Pick<WatchedBoard, 'pausedAt' | 'whyOff' | 'isBeingRead' | 'isResting'> }

/** A board that nobody reads cannot be read now: there is no button for it. */
export function BoardActs({ board: { pausedAt, whyOff, isBeingRead, isResting } }: Props) {
  const canRun = whyOff === null && !isBeingRead && !isResting
  const acts = [...(pausedAt ? [RESUME] : canRun ? [RUN, PAUSE] : [PAUSE]), REMOVE]
  return (
    <Form method="post" className="board-acts">
      {acts.map(({ intent, label, icon, isFirst }) => (
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
