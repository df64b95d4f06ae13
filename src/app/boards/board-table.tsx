/** Table of boards: health, result of the last run, and time of the next. */
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { countOf } from '#core/text/count-of.ts'
import type { WatchedBoard } from '#work/gathering/watch-boards.ts'
import { HealthBadge } from './board-badges.tsx'
import { formatWait, HEALTH_BADGES, lastRunText } from './board-words.ts'

export type ListedBoard = Pick<
  WatchedBoard,
  | 'id'
  | 'source'
  | 'token'
  | 'name'
  | 'sourceTitle'
  | 'health'
  | 'failures'
  | 'held'
  | 'listed'
  | 'lastRunAt'
  | 'lastCompleteAt'
  | 'nextRunAt'
  | 'isBeingRead'
  | 'lastRun'
  | 'whyOff'
>

type Props = {
  boards: readonly ListedBoard[]
  now: Date
  /** Whether this server reads boards: it can't say when another one does, only when they are due. */
  isReading: boolean
}

export function BoardTable({ boards, now, isReading }: Props) {
  const next = isReading ? 'Next' : 'Due'
  return (
    <table className="boards-table">
      <thead>
        <tr>
          <th scope="col">Board</th>
          <th scope="col">State</th>
          <th scope="col" className="boards-number">
            Jobs
          </th>
          <th scope="col">Last run</th>
          <th scope="col">{next}</th>
        </tr>
      </thead>
      <tbody>
        {boards.map((board) => (
          <tr key={board.id}>
            <th scope="row">
              <a href={`/admin/sources/${board.id}`} className="boards-name">
                {board.name}
              </a>
              <span className="boards-token">
                {board.source}/{board.token}
              </span>
            </th>
            <td className="boards-state">
              {board.health === 'healthy' ? (
                <span className="text-muted">{HEALTH_BADGES.healthy.label}</span>
              ) : (
                <HealthBadge health={board.health} />
              )}
              <span className="boards-why">{whyOf(board)}</span>
            </td>
            <td className="boards-number" data-label="Jobs">
              {board.listed.toLocaleString('en')}
            </td>
            <td data-label="Last run" className="boards-when">
              {board.lastRunAt ? <TimeAgo at={board.lastRunAt} now={now} /> : 'Never'}
            </td>
            <td data-label={next} className="boards-when">
              {nextOf(board, now)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The reason for a board's state, in one line. */
function whyOf({ health, held, failures, whyOff, lastRun }: ListedBoard): string {
  if (health === 'held' && held)
    return `${held.missing.toLocaleString('en')} of ${countOf(held.of, 'job')} vanished at once.`
  if (health === 'off') return whyOff ?? ''
  const times = failures > 1 ? `Failed ${failures} times in a row. ` : ''
  const result = lastRun ? lastRunText(lastRun, health) : ''
  return health === 'failing' ? times + result : result
}

function nextOf({ health, isBeingRead, nextRunAt }: ListedBoard, now: Date): string {
  if (isBeingRead) return 'Being read'
  return health === 'paused' || health === 'off' ? '–' : formatWait(nextRunAt, now)
}
