/** All sources: whether each is on, why not, and the state of its boards. */
import { Icon } from '#app/ui/icon.tsx'
import type { WatchedSource } from '#work/gathering/watch-boards.ts'

export function SourceTable({ sources }: { sources: readonly WatchedSource[] }) {
  return (
    <table className="boards-table">
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Status</th>
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
              <span className="boards-token">{name}</span>
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
                  <a href={termsUrl} rel="noopener" className="link">
                    {title} terms
                  </a>
                )}
              </span>
            </td>
            <td className="boards-number" data-label="Boards">
              {boards.toLocaleString('en')}
            </td>
            <td className="boards-number" data-label="Jobs">
              {listed.toLocaleString('en')}
            </td>
            <td className="boards-number" data-label="Failing">
              {counts.failing.toLocaleString('en')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
