/** All sources: whether each is on, why not, and the state of its boards. */
import { Icon } from '#app/ui/icon.tsx'
import type { WatchedSource } from '#work/gathering/watch-boards.ts'

export function SourceTable({ sources }: { sources: readonly WatchedSource[] }) {
  const hasBoards = sources.some(({ boards }) => boards > 0)
  return (
    <table className="boards-table source-table">
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Status</th>
          {hasBoards && (
            <>
              <th scope="col" className="boards-number">
                Boards
              </th>
              <th scope="col" className="boards-number">
                Jobs
              </th>
              <th scope="col" className="boards-number">
                Failing
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {sources.map(({ name, title, whyOff, termsUrl, boards, listed, counts }) => (
          <tr key={name}>
            <th scope="row">
              {boards > 0 ? (
                <a href={`/admin/sources?source=${name}`} className="boards-name">
                  {title}
                </a>
              ) : (
                <span className="boards-name">{title}</span>
              )}
              {name !== title.toLowerCase() && <span className="boards-token">{name}</span>}
            </th>
            <td className="boards-state">
              {whyOff === null ? (
                <span className="badge">
                  <Icon name="check" />
                  On
                </span>
              ) : (
                <span className="badge badge-quiet">
                  <Icon name="minus" />
                  Off
                </span>
              )}
              <span className="boards-why">
                {whyOff}{' '}
                {termsUrl && (
                  <a href={termsUrl} rel="noopener" className="link" aria-label={`${title} terms`}>
                    Terms
                  </a>
                )}
              </span>
            </td>
            {hasBoards &&
              Object.entries({ Boards: boards, Jobs: listed, Failing: counts.failing }).map(
                ([label, count]) => (
                  <td
                    key={label}
                    className="boards-number"
                    data-label={count > 0 ? label : undefined}
                  >
                    {count > 0 && count.toLocaleString('en')}
                  </td>
                ),
              )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
