/** One alert: what it looks for, and its buttons. Dimmed while it is paused. */
import { Form } from 'react-router'
import { formatDay } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FREQUENCY_LABELS } from '#core/alert/alert.ts'
import { formatMoney } from '#core/pay/currency.ts'
import { countOf } from '#core/text/count-of.ts'
import type { ShownAlert } from './load-alerts.ts'

type Props = {
  alert: ShownAlert
  path: string
  /** Where its buttons are submitted, so that what is in the form stays. */
  action: string
  isEdited: boolean
}

export function AlertCard({ alert, path, action, isEdited }: Props) {
  const { id, name, isActive, location, isRemote, salaryMin, salaryCurrency, others, lastWeek } =
    alert
  const facts = [
    ['Location', location],
    ['Frequency', FREQUENCY_LABELS[alert.frequency]],
    ['Remote Only', isRemote ? 'Yes' : null],
    ['Minimum Salary', salaryMin === null ? null : formatMoney(salaryMin, salaryCurrency)],
    ['Filters', others.length > 0 ? others.join(', ') : null],
    ['Created', formatDay(alert.createdAt)],
    // Nothing while the alert is new, and beside a preview that counts other jobs.
    ['Found in the last 7 days', lastWeek === 0 ? null : countOf(lastWeek, 'job')],
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
            className="button button-plain button-icon"
            aria-label={`${isActive ? 'Pause' : 'Activate'} alert ${name}`}
          >
            <Icon name={isActive ? 'pause' : 'play'} />
          </button>
          <a
            href={`${path}?edit=${id}`}
            className="button button-plain button-icon"
            aria-label={`Edit alert ${name}`}
          >
            <Icon name="pencil" />
          </a>
          <button
            type="submit"
            name="intent"
            value="delete"
            className="button button-plain button-icon"
            aria-label={`Delete alert ${name}`}
          >
            <Icon name="trash-2" />
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
      <p className="alert-card-links">
        {alert.href !== null && (
          <a href={alert.href} className="link">
            View matching jobs
          </a>
        )}
        <a href={`${path}?edit=${id}#channels`} className="link">
          Other notifications
        </a>
      </p>
    </article>
  )
}
