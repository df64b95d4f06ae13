/** Applications without any event for `SILENT_DAYS`. Each can be set to Ghosted, which never happens automatically. */
import { Form, Link } from 'react-router'
import { StageLabel } from '#app/tracker/stage-label.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { SILENT_DAYS } from '#core/tracker/application.ts'
import type { SilentApplication } from '#work/tracker/dashboard-data.ts'

type Props = { silent: readonly SilentApplication[]; total: number; now: Date }

export function SilentApplications({ silent, total, now }: Props) {
  return (
    <>
      <p className="text-muted">
        No news on these applications for {SILENT_DAYS}+ days. Follow up, or mark them as Ghosted.
      </p>
      <ul className="due-group">
        {silent.map(({ id, jobTitle, companyName, stage, lastEventAt }) => (
          <li key={id} className="due-line">
            <span className="min-w-0">
              <Link to={`/dashboard/job-tracker/${id}`} className="link">
                {jobTitle}
              </Link>
              <span className="due-about">{companyName}</span>
            </span>
            <StageLabel stage={stage} className="due-stage" />
            <span className="due-time">
              <TimeAgo at={lastEventAt} now={now} />
            </span>
            <Form method="post" action="/dashboard?index" preventScrollReset>
              <input type="hidden" name="applicationId" value={id} />
              <button
                type="submit"
                name="intent"
                value="ghost"
                className="button button-plain button-small"
              >
                Mark as Ghosted<span className="sr-only">: {jobTitle}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {total > silent.length && (
        <p>
          <Link to="/dashboard/job-tracker?view=table&sort=activity" className="link">
            See all {total} in the job tracker
          </Link>
        </p>
      )}
    </>
  )
}
