/** What an alert would have brought in the last seven days. */

import { TimeAgo } from '#app/ui/time-ago.tsx'
import { countOf } from '#core/text/count-of.ts'
import type { AlertPreview } from '#work/alert/preview-alert.ts'

/** More than this in a week is more than anybody reads. */
const MANY = 140

export function LastWeek({ preview, now }: { preview: AlertPreview; now: Date }) {
  const { total, jobs, corrected } = preview
  return (
    <div className="alert-preview">
      <p>
        <strong>{countOf(total, 'job')}</strong> found in the last 7 days.
        {total === 0 &&
          (corrected === null
            ? ' It may stay quiet: try fewer keywords or filters.'
            : ` Did you mean “${corrected}”?`)}
        {total > MANY && ' That’s a lot: add a keyword or a filter.'}
      </p>
      {jobs.length > 0 && (
        <ul>
          {jobs.map((job) => (
            <li key={job.id}>
              <a href={`/jobs/${job.id}`} className="link">
                {job.title}
              </a>
              <span className="text-muted">
                {' '}
                at {job.company}, found <TimeAgo at={job.firstSeenAt} now={now} inSentence />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
