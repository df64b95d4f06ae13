/** The last runs of a board: how each ended, what it found, and examples of what could not be read. */
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { RUNS_KEPT_DAYS } from '#core/boards/run-outcome.ts'
import type { Run } from '#store/runs.ts'
import { countOf } from './board-words.ts'
import { OutcomeMark } from './mark.tsx'

/** With its board where the list is of many. */
type ListedRun = Run & {
  board?: { id: number; name: string; source: string; token: string } | null
}

type Props = { runs: readonly ListedRun[]; wasRead: boolean; now: Date }

export function RunList({ runs, wasRead, now }: Props) {
  if (runs.length === 0) {
    return (
      <p className="admin-empty">
        {wasRead
          ? `Its last run was more than ${RUNS_KEPT_DAYS} days ago.`
          : 'It has not been read yet.'}
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
              <OutcomeMark outcome={run.outcome} /> {run.sentence}{' '}
              <span className="text-muted">{lasted(run)}</span>
            </p>
            {run.examples.length > 0 && (
              <details>
                <summary>
                  {countOf(run.problems, 'item')} could not be read
                  {run.problems > run.examples.length && `; the first ${run.examples.length}`}
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
  if (seconds < 1) return 'In less than a second.'
  return seconds < 120
    ? `In ${countOf(seconds, 'second')}.`
    : `In ${countOf(Math.round(seconds / 60), 'minute')}.`
}
