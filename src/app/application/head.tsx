/** The head of the page: job, company, stage, key facts and links. */

import { StageLabel } from '#app/tracker/stage-label.tsx'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { formatDay, formatDistance, formatMonthDay } from '#app/ui/day-words.ts'
import { DotLine } from '#app/ui/dot-line.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ExactTime } from '#app/ui/time-ago.tsx'
import { useOwnToday } from '#app/ui/use-own-today.ts'
import { STAGES, type WholeApplication } from '#core/tracker/application.ts'
import type { NextMove as Move } from '#core/tracker/next-move.ts'
import { NextMove } from './next-move.tsx'
import { PartForm } from './part-form.tsx'
import { Fresh } from './reset-form.tsx'

type Props = {
  application: WholeApplication
  now: Date
  today: string
  /** The person's time zone. */
  zone: string
  move: Move | null
}

export function Head({ application, now, today, zone, move }: Props) {
  const { jobTitle, companyName, companyWebsite, jobLocation, salaryRange } = application
  const { appliedOn, followUpOn, jobUrl, links, stage } = application
  const facts = [
    { name: 'Salary', value: salaryRange },
    { name: 'Applied date', value: appliedOn && formatDay(appliedOn) },
    {
      name: 'Follow-up date',
      value: followUpOn && formatDay(followUpOn),
      note: followUpOn && formatDistance(followUpOn, today),
      isLate: followUpOn !== null && followUpOn <= today,
    },
  ].filter(({ value }) => value)
  return (
    <header className="application-head">
      <p className="application-way">
        <a href="/dashboard/job-tracker" className="back-link">
          <Icon name="arrow-left" />
          Job Tracker
        </a>
      </p>
      <div className="application-title">
        <CompanyTile name={companyName} size="large" />
        <div className="application-name">
          <h1>{jobTitle}</h1>
          <p>
            <DotLine>
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
              {jobLocation && <span className="text-muted">{jobLocation}</span>}
            </DotLine>
          </p>
        </div>
      </div>
      <div className="application-standing">
        <div className="application-where">
          <p className="application-stage">
            <StageLabel stage={stage} />
            <span className="application-since">
              since{' '}
              <ExactTime at={stageSince(application)}>
                {sinceWords(stageSince(application), today)}
              </ExactTime>
            </span>
          </p>
          {facts.length > 0 && (
            <dl className="application-facts">
              {facts.map(({ name, value, note, isLate }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {value}
                    {note && <span className={isLate ? 'part-due' : 'text-muted'}> {note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <StageForm application={application} now={now} today={today} />
        </div>
        <NextMove application={application} move={move} today={today} zone={zone} />
      </div>
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

/** When it came to its stage: the newest move there; before any, when it was added. */
const stageSince = ({ events, stage, createdAt }: WholeApplication) =>
  events.find((it) => it.kind === 'stage' && it.toStage === stage)?.happenedAt ?? createdAt

/** "today", "yesterday", "November 26", "October 3, 2025". */
function sinceWords(at: string | Date, today: string): string {
  const on = new Date(at).toISOString().slice(0, 10)
  const distance = formatDistance(on, today)
  if (distance === 'today' || distance === 'yesterday') return distance
  return on.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(on) : formatDay(on)
}

/** Moves to any stage; there are no transition rules. */
function StageForm({ application, now, today }: Omit<Props, 'move' | 'zone'>) {
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
          isQuiet
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
