/** The match score and the number of listed skills, before and after the changes. */
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
              <th scope="row">Requested skills that your CV lists</th>
              <td>{listed(before)}</td>
              <td>{listed(after)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="hint">
        The match score is based on your whole CV, so better wording changes it only a little.{' '}
        <a href={`/dashboard/cv-analysis/${jobId}`} className="link">
          See how the score is calculated
        </a>
      </p>
    </section>
  )
}

const said = (match: number | null) => (match === null ? 'not enough data' : `${match}`)
