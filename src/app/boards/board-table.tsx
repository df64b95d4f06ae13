/** Boards below each other: how each is, what was said of its last run, and when it is read again. */
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { WatchedBoard } from '#work/gathering/watch-boards.ts'
import { toldOf, waitWords } from './board-words.ts'
import { HealthMark } from './mark.tsx'

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

export function BoardTable({ boards, now }: { boards: readonly ListedBoard[]; now: Date }) {
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
          <th scope="col">Next</th>
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
              <HealthMark health={board.health} />
              <span className="boards-why">{whyOf(board)}</span>
            </td>
            <td className="boards-number" data-label="Jobs">
              {board.listed.toLocaleString('en')}
            </td>
            <td data-label="Last run">
              {board.lastRunAt ? <TimeAgo at={board.lastRunAt} now={now} /> : 'Never'}
            </td>
            <td data-label="Next">{nextOf(board, now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One line that tells why it is as it is. */
function whyOf({ health, held, failures, whyOff, lastRun }: ListedBoard): string {
  if (health === 'held' && held) return `${held.missing} of ${held.of} jobs vanished at once.`
  if (health === 'off') return whyOff ?? ''
  const times = failures > 1 ? `${failures} runs in a row. ` : ''
  const told = lastRun ? toldOf(lastRun, health) : ''
  return health === 'failing' ? times + told : told
}

function nextOf({ health, isBeingRead, nextRunAt }: ListedBoard, now: Date): string {
  if (isBeingRead) return 'Being read'
  return health === 'paused' || health === 'off' ? '–' : waitWords(nextRunAt, now)
}
