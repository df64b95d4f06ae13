/** Warns that the same job, or another at the same company, is already tracked. The person may add it anyway. */

import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { SAME_COMPANY_DAYS, type Tracked, type Warnings } from '#core/tracker/application-match.ts'
import { TRACKER_PATH } from '#core/tracker/tracker-view.ts'

export function TrackWarnings({ warnings, now }: { warnings: Warnings; now: Date }) {
  const { sameJob, sameCompany } = warnings
  return (
    <div className="notice notice-warn" role="alert">
      <Icon name="triangle-alert" />
      <span>
        {sameJob.length > 0 && (
          <>
            <strong>You already track this job.</strong>
            <List tracked={sameJob} now={now} />
          </>
        )}
        {sameCompany.length > 0 && (
          <>
            <strong>
              You already track a job at {sameCompany[0]?.companyName}, added in the last{' '}
              {SAME_COMPANY_DAYS} days.
            </strong>
            <List tracked={sameCompany} now={now} />
          </>
        )}
      </span>
    </div>
  )
}

const SHOWN = 4

function List({ tracked, now }: { tracked: readonly Tracked[]; now: Date }) {
  const more = tracked.length - SHOWN
  return (
    <ul className="track-same">
      {tracked.slice(0, SHOWN).map((it) => (
        <li key={it.id}>
          <a href={`${TRACKER_PATH}/${it.id}`} className="link">
            {it.jobTitle}
          </a>
          : {it.stage}, <TimeAgo at={it.trackedAt} now={now} inSentence />
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  )
}
