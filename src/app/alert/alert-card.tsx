/** One alert: what it looks for, what is new in it, and its buttons. Dimmed while it is paused. */
import { Form } from 'react-router'
import { formatDay } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { FREQUENCY_LABELS } from '#core/alert/alert.ts'
import { formatMoney } from '#core/pay/currency.ts'
import type { AlertWeek } from '#work/alert/preview-alert.ts'
import type { ShownAlert } from './load-alerts.ts'

type Props = {
  alert: ShownAlert
  path: string
  /** Where its buttons are submitted, so that what is in the form stays. */
  action: string
  isEdited: boolean
  now: Date
}

export function AlertCard({ alert, path, action, isEdited, now }: Props) {
  const { id, name, isActive, location, isRemote, salaryMin, salaryCurrency, others } = alert
  const facts = [
    ['Frequency', FREQUENCY_LABELS[alert.frequency]],
    ['Location', location],
    ['Remote Only', isRemote ? 'Yes' : null],
    ['Minimum Salary', salaryMin === null ? null : formatMoney(salaryMin, salaryCurrency)],
    ['Filters', others.length > 0 ? others.join(', ') : null],
  ].filter(([, value]) => value !== null)
  return (
    <article
      className={isActive ? 'card alert-card' : 'card alert-card alert-card-paused'}
      aria-label={`${name}${isActive ? '' : ' (paused)'}`}
      data-edited={isEdited || undefined}
    >
      <div className="alert-card-head">
        <h3>{name}</h3>
        {!isActive && <span className="badge badge-quiet">Paused</span>}
        <Form method="post" action={action} className="alert-card-buttons">
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="intent"
            value={isActive ? 'pause' : 'activate'}
            className="button button-plain button-small"
            aria-label={`${isActive ? 'Pause' : 'Activate'} alert ${name}`}
          >
            <Icon name={isActive ? 'pause' : 'play'} />
            <span className="alert-card-word">{isActive ? 'Pause' : 'Activate'}</span>
          </button>
          <a
            href={`${path}?edit=${id}`}
            className="button button-plain button-small"
            aria-label={`Edit alert ${name}`}
          >
            <Icon name="pencil" />
            <span className="alert-card-word">Edit</span>
          </a>
          <button
            type="submit"
            name="intent"
            value="delete"
            className="button button-plain button-small"
            aria-label={`Delete alert ${name}`}
          >
            <Icon name="trash-2" />
            <span className="alert-card-word">Delete</span>
          </button>
        </Form>
      </div>
      <dl className="alert-card-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}:</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {alert.href === null && (
        <p className="notice notice-warn">
          <Icon name="triangle-alert" />
          <span>
            This alert can’t find jobs because one of its filters no longer exists. Edit the alert
            and choose its filters again.
          </span>
        </p>
      )}
      {alert.recent && <Recent recent={alert.recent} now={now} />}
      <p className="alert-card-links">
        {alert.href !== null && (
          <a href={alert.href} className="link">
            View matching jobs
          </a>
        )}
        <a href={`${path}?edit=${id}#channels`}>Other notifications</a>
        <span className="alert-card-created">Created: {formatDay(alert.createdAt)}</span>
      </p>
    </article>
  )
}

/** How many jobs are new in the search, and the newest of them. */
function Recent({ recent: { total, newest, corrected }, now }: { recent: AlertWeek; now: Date }) {
  return (
    <div className="alert-card-recent">
      <p>
        <strong>{total === 0 ? 'No' : total.toLocaleString('en')}</strong>
        {` new ${total === 1 ? 'job' : 'jobs'} in the last 7 days`}
        {corrected !== null && `. Did you mean “${corrected}”?`}
      </p>
      {newest && (
        <p>
          <a href={`/jobs/${newest.id}`}>{newest.title}</a>
          <span>
            {` at ${newest.company}, found `}
            <TimeAgo at={newest.firstSeenAt} now={now} inSentence />
          </span>
        </p>
      )}
    </div>
  )
}
