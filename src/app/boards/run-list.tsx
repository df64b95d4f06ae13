/** A list of runs: outcome, result, and examples of unreadable items. */
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { RUNS_KEPT_DAYS } from '#core/boards/run-outcome.ts'
import { countOf } from '#core/text/count-of.ts'
import type { Run } from '#store/runs.ts'
import { OutcomeBadge } from './board-badges.tsx'

/** Includes the board where the list is about many boards. */
type ListedRun = Run & {
  board?: { id: number; name: string; source: string; token: string } | null
}

type Props = { runs: readonly ListedRun[]; wasRead: boolean; now: Date }

export function RunList({ runs, wasRead, now }: Props) {
  if (runs.length === 0) {
    return (
      <p className="admin-empty">
        {wasRead
          ? `The last run was more than ${RUNS_KEPT_DAYS} days ago.`
          : 'This board hasn’t been read yet.'}
      </p>
    )
  }
  return (
    <ol className="run-list">
      {runs.map((run) => (
        <li key={run.id} className="run">
          <TimeAgo at={run.startedAt} now={now} className="run-when" />
          <div className="run-what">
            {run.board && (
              <p>
                <a href={`/admin/sources/${run.board.id}`} className="boards-name">
                  {run.board.name}
                </a>{' '}
                <span className="run-board">
                  {run.board.source}/{run.board.token}
                </span>
              </p>
            )}
            <p>
              <OutcomeBadge outcome={run.outcome} /> {run.sentence}{' '}
              <span className="text-muted">{lasted(run)}</span>
            </p>
            {run.examples.length > 0 && (
              <details>
                <summary>
                  {countOf(run.problems, 'item')} could not be read
                  {run.problems > run.examples.length &&
                    `; showing the first ${run.examples.length}`}
                </summary>
                <ul className="run-problems">
                  {run.examples.map(({ problem, id, example }) => (
                    <li key={`${id} ${problem} ${example}`}>
                      <p>
                        {id !== null && <b>{id}: </b>}
                        {problem}
                      </p>
                      <pre>{example}</pre>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function lasted({ startedAt, endedAt }: Run): string {
  if (!endedAt) return ''
  const seconds = Math.round((endedAt.getTime() - startedAt.getTime()) / 1000)
  if (seconds < 1) return 'Took less than a second.'
  return seconds < 120
    ? `Took ${countOf(seconds, 'second')}.`
    : `Took ${countOf(Math.round(seconds / 60), 'minute')}.`
}
