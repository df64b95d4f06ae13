/** One saved job: its facts, what has changed since it was saved, the person's note, and a button to remove it. */
import { Form } from 'react-router'
import { CompanyTile } from '#app/ui/company-tile.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SalaryTag } from '#app/ui/salary-tag.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { unsaidSetting } from '#core/job/unsaid-setting.ts'
import { MAX_SAVED_NOTE, type SavedJob, type SinceSaved } from '#core/lists/saved-job.ts'
import { type CardMatch, TIER_WORDS } from '#core/match/card-match.ts'
import { formatSalary } from '#core/pay/salary.ts'
import { briefLocation } from '#core/place/brief-location.ts'
import { JOB_ACTIONS_FORM } from './job-marks.tsx'
import { trackAddress } from './track-address.ts'
import { useAutosavedNote } from './use-autosaved-note.ts'

type Props = {
  saved: SavedJob
  now: Date
  isTracked: boolean
  /** Null if it can't be scored. */
  match: Pick<CardMatch, 'score' | 'tier'> | null
  /** A note the server rejected, with the problem. */
  kept: { note: string; problem: string } | null
}

/** What was saved today needs no date. */
const DAY_MS = 86_400_000

export function SavedJobItem({ saved, now, isTracked, match, kept }: Props) {
  const { job, savedAt, since } = saved
  const { id, title, company } = job
  const setting = unsaidSetting(job)
  const isPaid = job.salary !== null || Boolean(job.payDetails?.targetEarnings)
  const isClosed = since.closedAt !== null
  return (
    <article className="saved-job" data-job={id} aria-labelledby={`saved-${id}`}>
      <CompanyTile name={company} logo={job.companyLogo} />
      <div className="min-w-0">
        <h2 id={`saved-${id}`} className="saved-job-title">
          <a href={`/jobs/${id}`}>{title}</a>
        </h2>
        <p className="saved-job-facts">
          <a href={`/companies/${job.companySlug}`} className="job-card-link">
            {company}
          </a>
          {job.locationText && (
            <span title={job.locationRaw ?? undefined}>{briefLocation(job.locationText)}</span>
          )}
          {setting && <span>{setting}</span>}
          {now.getTime() - Date.parse(savedAt) >= DAY_MS && (
            <span className="saved-job-when text-muted">
              Saved <TimeAgo at={savedAt} now={now} inSentence />
            </span>
          )}
        </p>
        <Since since={since} now={now} />
      </div>
      <div className="saved-job-side">
        {isPaid && <SalaryTag salary={job.salary} details={job.payDetails} />}
        <span className="text-muted">
          Posted <TimeAgo at={job.postedAt ?? job.firstSeenAt} now={now} inSentence />
        </span>
        {match && (
          <a href={`/dashboard/cv-analysis/${id}`} rel="nofollow" className="saved-job-match">
            {TIER_WORDS[match.tier]} {match.score}
            <span className="sr-only"> out of 100</span>
          </a>
        )}
      </div>
      <div className="saved-job-acts">
        <a href={trackAddress(id)} className="button button-small">
          <Icon name="list" />
          {isTracked ? 'Tracked' : 'Track'}
          <span className="sr-only">
            {' '}
            {title}, {company}
          </span>
        </a>
        <button
          type="submit"
          form={JOB_ACTIONS_FORM}
          name="unsave"
          value={id}
          title="Remove"
          className="button button-plain button-small job-save"
        >
          <Icon name="x" />
          <span className="sr-only">
            Remove {title}, {company}
            {isClosed && ' (closed)'}
          </span>
        </button>
      </div>
      <Note saved={saved} kept={kept} />
    </article>
  )
}

function Since({ since: { closedAt, reposts, salary }, now }: { since: SinceSaved; now: Date }) {
  if (closedAt === null && reposts === 0 && salary === null) return null
  return (
    <ul className="saved-since" aria-label="Changes since you saved it">
      {closedAt !== null && (
        <li className="badge badge-warn">
          <Icon name="lock" />
          Closed <TimeAgo at={closedAt} now={now} inSentence />
        </li>
      )}
      {reposts > 0 && (
        <li className="badge badge-info">
          <Icon name="refresh-cw" />
          {reposts === 1 ? 'Reposted' : `Reposted ${reposts} times`}
        </li>
      )}
      {salary && (
        <li className="badge">
          <Icon name="banknote" />
          <span>
            Salary: {formatSalary(salary.from)} <span aria-hidden="true">→</span>
            <span className="sr-only">is now</span> {formatSalary(salary.to)}
          </span>
        </li>
      )}
    </ul>
  )
}

const STATES = {
  idle: '',
  keeping: 'Saving...',
  kept: 'Note saved',
  failed: 'Couldn’t save',
} as const

/** Saved while typing; without a script, by its button. */
function Note({ saved: { job, note }, kept }: Pick<Props, 'saved' | 'kept'>) {
  const { state, onChange, keepNow } = useAutosavedNote(job.id)
  const field = `note-${job.id}`
  return (
    <Form method="post" className="saved-note">
      <input type="hidden" name="jobId" value={job.id} />
      <label className="sr-only" htmlFor={field}>
        Your note on {job.title}
      </label>
      <textarea
        id={field}
        name="note"
        className="input saved-note-text"
        rows={1}
        placeholder="Add a note"
        maxLength={MAX_SAVED_NOTE}
        defaultValue={kept?.note ?? note}
        aria-describedby={`${field}-state`}
        aria-invalid={kept ? true : undefined}
        onChange={onChange}
        onBlur={keepNow}
      />
      <span id={`${field}-state`} role="status" className="hint saved-note-state">
        {kept?.problem ?? STATES[state]}
        {state === 'failed' && (
          <button type="button" className="link block" onClick={keepNow}>
            Try again
          </button>
        )}
      </span>
      <button type="submit" className="button button-small without-script">
        Save note
      </button>
    </Form>
  )
}
