/** Before and after, side by side: the match, and what a search for words finds. */
import type { MadeCvScore, MadeCvScores } from '#work/cv/made-cv-scores.ts'

type Props = { scores: MadeCvScores; jobId: number }

export function Scores({ scores: { before, after, asked }, jobId }: Props) {
  const listed = ({ listed: count }: MadeCvScore) => `${count} of ${asked}`
  return (
    <section aria-labelledby="scores-heading" className="maker-part">
      <h2 id="scores-heading">Before and after</h2>
      <table className="maker-scores">
        <thead>
          <tr>
            <td />
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Match with this job</th>
            <td>{said(before.match)}</td>
            <td>{said(after.match)}</td>
          </tr>
          {asked > 0 && (
            <tr>
              <th scope="row">Skills asked for that your list names</th>
              <td>{listed(before)}</td>
              <td>{listed(after)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="hint">
        The match counts what any line of your CV shows, so putting it better changes it little.{' '}
        <a href={`/dashboard/cv-analysis/${jobId}`} className="link">
          What the match is made of
        </a>
      </p>
    </section>
  )
}

const said = (match: number | null) => (match === null ? 'cannot tell' : `${match}`)
