/** Due items grouped by date. Each row links to its application; tasks have a Done button. */
import { Form, Link } from 'react-router'
import { formatDistance, formatWeekday } from '#app/ui/day-words.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { DueGroup, DueItem } from '#core/tracker/due.ts'

const ICONS: Record<DueItem['kind'], IconName> = {
  interview: 'users',
  follow_up: 'mail',
  task: 'circle',
}

export function DueGroups({ groups, today }: { groups: readonly DueGroup[]; today: string }) {
  return groups.map(({ name, items }) => (
    <section key={name} className="due-group" aria-labelledby={idOf(name)}>
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
            <DueTime item={item} today={today} />
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

function DueTime({ item, today }: { item: DueItem; today: string }) {
  const { on, time, agreed } = item
  const day = formatDistance(on, today) ?? formatWeekday(on)
  return (
    <time dateTime={time ? `${on}T${time}` : on} title={formatWeekday(on)} className="due-time">
      {time ? `${day}, ${time}` : day}
      {agreed && ` (${agreed})`}
    </time>
  )
}

const idOf = (name: string) => `due-${name.toLowerCase().replaceAll(' ', '-')}`
