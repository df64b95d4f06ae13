/**
 * Applications whose reply is awaited, silent for longest first. After `SILENT_DAYS` without news one can be set to
 * Ghosted, which never happens automatically.
 */
import { Form, Link } from 'react-router'
import { StageLabel } from '#app/tracker/stage-label.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { SILENT_DAYS } from '#core/tracker/application.ts'
import type { AwaitedReply } from '#work/tracker/dashboard-data.ts'

type Props = { awaited: readonly AwaitedReply[]; total: number; now: Date }

export function AwaitedReplies({ awaited, total, now }: Props) {
  return (
    <section className="dashboard-part dashboard-awaited" aria-labelledby="awaited-title">
      <h2 id="awaited-title">Replies awaited</h2>
      {awaited.some(({ isSilent }) => isSilent) && (
        <p className="dashboard-quiet">
          No reply for {SILENT_DAYS}+ days? Follow up, or mark the application as Ghosted.
        </p>
      )}
      <ul>
        {awaited.map(({ id, jobTitle, companyName, stage, lastEventAt, isSilent }) => (
          <li key={id} className="due-line">
            <span className="due-what">
              <Link to={`/dashboard/job-tracker/${id}`} className="due-link">
                {jobTitle}
              </Link>
              <span className="due-about">
                {companyName} <StageLabel stage={stage} />
              </span>
            </span>
            <span className="due-time">
              <TimeAgo at={lastEventAt} now={now} />
            </span>
            {isSilent && (
              <Form method="post" action="/dashboard?index" preventScrollReset>
                <input type="hidden" name="applicationId" value={id} />
                <button type="submit" name="intent" value="ghost" className="button button-small">
                  Mark as Ghosted<span className="sr-only">: {jobTitle}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {total > awaited.length && (
        <p className="dashboard-more">
          <Link to="/dashboard/job-tracker?view=table&sort=activity" className="link">
            See all {total} in the job tracker
          </Link>
        </p>
      )}
    </section>
  )
}
