/** Applications without news for `SILENT_DAYS`: each can be set to Ghosted, which is never done automatically. */
import { Form, Link } from 'react-router'
import { StageMark } from '#app/tracker/stage-mark.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { SILENT_DAYS } from '#core/tracker/application.ts'
import type { SilentApplication } from '#work/tracker/dashboard-data.ts'

type Props = { silent: readonly SilentApplication[]; total: number; now: Date }

export function SilentApplications({ silent, total, now }: Props) {
  return (
    <>
      <p className="text-muted">
        Nothing has happened for {SILENT_DAYS} days. Follow up, or set them to Ghosted.
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
            <StageMark stage={stage} className="due-stage" />
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
                Set to Ghosted<span className="sr-only">: {jobTitle}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {total > silent.length && (
        <p>
          <Link to="/dashboard/job-tracker?view=table&sort=activity" className="link">
            All {total} in the job tracker
          </Link>
        </p>
      )}
    </>
  )
}
