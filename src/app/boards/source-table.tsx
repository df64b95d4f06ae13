/**
 * All sources: those with boards and their state, those that are off and why, and by name those that are on and wait for
 * a first board.
 */
import { countOf } from '#core/text/count-of.ts'
import type { WatchedSource } from '#work/gathering/watch-boards.ts'

export function SourceTable({ sources }: { sources: readonly WatchedSource[] }) {
  const used = sources.filter(({ boards }) => boards > 0)
  const ready = sources.filter(({ boards, whyOff }) => boards === 0 && whyOff === null)
  const off = sources.filter(({ boards, whyOff }) => boards === 0 && whyOff !== null)
  return (
    <>
      {used.length > 0 && <UsedSources sources={used} />}
      {ready.length > 0 && (
        <details className="source-fold" open={used.length === 0}>
          <summary>
            <h3>
              {countOf(ready.length, 'source')} on{used.length > 0 && ', without boards yet'}
            </h3>
          </summary>
          <ul className="source-names">
            {ready.map((source) => (
              <li key={source.name}>
                <span>{source.title}</span>
                <Terms source={source} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {off.length > 0 && (
        <details className="source-fold" open={used.length === 0}>
          <summary>
            <h3>{countOf(off.length, 'source')} off</h3>
          </summary>
          <table className="boards-table source-table">
            <thead className="sr-only">
              <tr>
                <th scope="col">Source</th>
                <th scope="col">Why it is off</th>
              </tr>
            </thead>
            <tbody>
              {off.map((source) => (
                <tr key={source.name}>
                  <SourceName source={source} />
                  <td className="boards-state">
                    {source.whyOff} <Terms source={source} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  )
}

function UsedSources({ sources }: { sources: readonly WatchedSource[] }) {
  return (
    <table className="boards-table source-table">
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">State</th>
          <th scope="col" className="boards-number">
            Boards
          </th>
          <th scope="col" className="boards-number">
            Jobs
          </th>
          <th scope="col" className="boards-number">
            Failing
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source.name}>
            <SourceName source={source} />
            <td className="boards-state">
              {source.whyOff === null ? 'On' : `Off. ${source.whyOff}`} <Terms source={source} />
            </td>
            {Object.entries({
              Boards: source.boards,
              Jobs: source.listed,
              Failing: source.counts.failing,
            }).map(([label, count]) => (
              <td key={label} className="boards-number" data-label={count > 0 ? label : undefined}>
                {count > 0 && count.toLocaleString('en')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SourceName({ source: { name, title, boards } }: { source: WatchedSource }) {
  return (
    <th scope="row">
      {boards > 0 ? (
        <a href={`/admin/sources?source=${name}`} className="boards-name">
          {title}
        </a>
      ) : (
        <span className="boards-name">{title}</span>
      )}
    </th>
  )
}

function Terms({ source: { title, termsUrl } }: { source: WatchedSource }) {
  return (
    termsUrl && (
      <a href={termsUrl} rel="noopener" className="link" aria-label={`${title} terms`}>
        Terms
      </a>
    )
  )
}
