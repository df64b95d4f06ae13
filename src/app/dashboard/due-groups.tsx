/** Due items grouped by date. Each row links to its application; tasks have a Done button. */
import { Form, Link } from 'react-router'
import { formatDistance, formatWeekday } from '#app/ui/day-words.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { COMING, type DueGroup, type DueItem } from '#core/tracker/due.ts'

const ICONS: Record<DueItem['kind'], IconName> = {
  interview: 'users',
  follow_up: 'mail',
  task: 'circle',
}

export function DueGroups({ groups, today }: { groups: readonly DueGroup[]; today: string }) {
  return groups.map(({ name, items }) => (
    <section
      key={name}
      className={name === COMING ? 'due-group' : 'due-group due-now'}
      aria-labelledby={idOf(name)}
    >
      <h3 id={idOf(name)} className={name === 'Overdue' ? 'due-late' : undefined}>
        {name}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item.key} className="due-line">
            <Icon name={ICONS[item.kind]} />
            <span className="due-what">
              <Link to={`/dashboard/job-tracker/${item.applicationId}`} className="due-link">
                {item.what}
              </Link>
              <span className="due-about">
                {item.jobTitle} at {item.companyName}
              </span>
            </span>
            {(name !== 'Today' || item.time !== null) && (
              <DueTime item={item} today={name === 'Today' ? null : today} />
            )}
            {item.taskId !== null && (
              <Form method="post" action="/dashboard?index" preventScrollReset>
                <input type="hidden" name="applicationId" value={item.applicationId} />
                <input type="hidden" name="taskId" value={item.taskId} />
                <button type="submit" name="intent" value="done" className="button button-small">
                  Done<span className="sr-only">: {item.what}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** `today`: null below a heading that names the day. */
function DueTime({ item, today }: { item: DueItem; today: string | null }) {
  const { on, time, agreed } = item
  const day = today === null ? null : (formatDistance(on, today) ?? formatWeekday(on))
  return (
    <time dateTime={time ? `${on}T${time}` : on} title={formatWeekday(on)} className="due-time">
      {[day, time].filter((part) => part !== null).join(', ')}
      {agreed && ` (${agreed})`}
    </time>
  )
}

const idOf = (name: string) => `due-${name.toLowerCase().replaceAll(' ', '-')}`
