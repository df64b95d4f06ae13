/** The head of the page: job, company, stage, key facts and links. */
import { StageLabel } from '#app/tracker/stage-label.tsx'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { formatDay, formatDistance } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useOwnToday } from '#app/ui/use-own-today.ts'
import { type Application, STAGES } from '#core/tracker/application.ts'
import { PartForm } from './part-form.tsx'
import { Fresh } from './reset-form.tsx'

type Props = { application: Application; now: Date; today: string }

export function Head({ application, now, today }: Props) {
  const { jobTitle, companyName, companyWebsite, jobLocation, salaryRange } = application
  const { appliedOn, followUpOn, jobUrl, links, stage } = application
  const due = followUpOn && formatDistance(followUpOn, today)
  return (
    <header className="application-head">
      <p className="application-way">
        <a href="/dashboard/job-tracker" className="link">
          Job Tracker
        </a>
      </p>
      <div className="application-title">
        <CompanyTile name={companyName} size="large" />
        <div className="min-w-0">
          <h1>{jobTitle}</h1>
          <p>
            {companyWebsite ? (
              <a
                href={companyWebsite}
                target="_blank"
                rel="nofollow noopener noreferrer"
                className="link"
              >
                {companyName}
              </a>
            ) : (
              companyName
            )}
            {jobLocation && <span className="text-muted"> · {jobLocation}</span>}
          </p>
        </div>
      </div>
      <dl className="application-facts">
        <div>
          <dt>Stage</dt>
          <dd>
            <StageLabel stage={stage} />
          </dd>
        </div>
        <div>
          <dt>Salary</dt>
          <dd>{salaryRange ?? <span className="text-muted">Not specified</span>}</dd>
        </div>
        <div>
          <dt>Applied date</dt>
          <dd>{appliedOn ? formatDay(appliedOn) : <span className="text-muted">Not yet</span>}</dd>
        </div>
        <div>
          <dt>Follow-up date</dt>
          <dd>
            {followUpOn ? (
              <>
                {formatDay(followUpOn)}
                {due && (
                  <span className={followUpOn <= today ? 'part-due' : 'text-muted'}> {due}</span>
                )}
              </>
            ) : (
              <span className="text-muted">Not provided</span>
            )}
          </dd>
        </div>
      </dl>
      <StageForm application={application} now={now} today={today} />
      {(jobUrl || links.length > 0) && (
        <ul className="application-links" aria-label="Links">
          {[...(jobUrl ? [{ label: 'Link to the job', url: jobUrl }] : []), ...links].map(
            ({ label, url }) => (
              <li key={label + url}>
                <a href={url} target="_blank" rel="nofollow noopener noreferrer" className="link">
                  {label}
                </a>
                <Icon name="external-link" />
              </li>
            ),
          )}
        </ul>
      )}
    </header>
  )
}

/** Moves to any stage; there are no transition rules. */
function StageForm({ application, now, today }: Props) {
  const { version, stage } = application
  const own = useOwnToday(now, today)
  return (
    <Fresh form="stage" mark={version}>
      {() => (
        <PartForm
          form="stage"
          intent="stage"
          label="Stage"
          hidden={{ version }}
          submit="Move"
          className="stage-form"
        >
          <input type="hidden" name="today" value={own} />
          <label className="label" htmlFor="stage">
            Move to
          </label>
          <select id="stage" name="stage" className="input" defaultValue={stage}>
            {STAGES.map((it) => (
              <option key={it}>{it}</option>
            ))}
          </select>
        </PartForm>
      )}
    </Fresh>
  )
}
