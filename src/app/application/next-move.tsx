/** The next step of an application as one sentence, and the page's one green button, which does it. */
import { Form } from 'react-router'
import { formatDistance, formatMonthDay, formatWeekday } from '#app/ui/day-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { WholeApplication } from '#core/tracker/application.ts'
import type { NextMove as Move } from '#core/tracker/next-move.ts'
import { ownTime } from '#core/tracker/own-time.ts'
import { ButtonForm } from './button-form.tsx'
import { icsAddress } from './ics-address.ts'
import { Linked } from './linked.tsx'

type Props = {
  application: WholeApplication
  move: Move | null
  today: string
  /** The person's time zone. */
  zone: string
}

export function NextMove({ application, move, today, zone }: Props) {
  if (move === null) return null
  return (
    <section className="next-move" aria-labelledby="next-move-title">
      <h2 id="next-move-title">Next step</h2>
      <p className="next-move-what">{sentenceOf(move, today, zone)}</p>
      {move.kind === 'interview' && move.interview.place && (
        <p className="next-move-more">
          <Linked text={move.interview.place} />
        </p>
      )}
      <Act application={application} move={move} today={today} />
      {move.kind === 'interview' && move.before && (
        <p className="next-move-more">
          Before that: {move.before.title}
          {move.before.dueOn && `, due ${dayWords(move.before.dueOn, today)}`}
        </p>
      )}
    </section>
  )
}

function sentenceOf(move: Move, today: string, zone: string): string {
  if (move.kind === 'interview') {
    const { round, startsAt, timeZone } = move.interview
    const { on, time, agreed } = ownTime(new Date(startsAt), timeZone, zone)
    return `${round} ${dayWords(on, today)} at ${time}${agreed ? ` (${agreed})` : ''}`
  }
  if (move.kind === 'task') {
    const { title, dueOn } = move.task
    return dueOn === null
      ? title
      : `${title}, ${dueOn < today ? 'was due' : 'due'} ${dayWords(dueOn, today)}`
  }
  if (move.kind === 'follow-up') {
    return move.on === null
      ? 'Waiting for a reply. Set a reminder to follow up.'
      : `Follow up: it ${move.on < today ? 'was' : 'is'} due ${dayWords(move.on, today)}.`
  }
  if (move.kind === 'wait') return `Waiting for a reply. Follow up ${dayWords(move.on, today)}.`
  if (move.kind === 'apply') return 'Apply, then mark it as applied.'
  return 'You have an offer. Compare it with your others.'
}

const dayWords = (on: string, today: string) =>
  formatDistance(on, today) ?? `on ${formatWeekday(on)}`

function Act({ application, move, today }: Omit<Props, 'zone'> & { move: Move }) {
  const { id, version } = application
  if (move.kind === 'interview') {
    return (
      <a href={icsAddress(id, move.interview.id)} download className="button button-primary">
        <Icon name="calendar" />
        Add to calendar
      </a>
    )
  }
  if (move.kind === 'task') {
    return (
      <ButtonForm
        intent="task.done"
        id={move.task.id}
        label="Mark as done"
        noun="task"
        hidden={move.task.title}
        className="button button-primary"
      />
    )
  }
  if (move.kind === 'decide') {
    return (
      <a href="/dashboard/job-tracker/offers" className="button button-primary">
        Compare offers
      </a>
    )
  }
  if (move.kind === 'apply') {
    return (
      <OneButton fields={{ intent: 'stage', form: 'stage', stage: 'Applied', version, today }}>
        Mark as applied
      </OneButton>
    )
  }
  if (move.kind === 'follow-up') {
    const { remindOn: followUpOn } = move
    return (
      <OneButton fields={{ intent: 'followUp', form: 'followUp', followUpOn, version }}>
        Remind me on {formatMonthDay(followUpOn)}
      </OneButton>
    )
  }
  return null
}

type OneButtonProps = { fields: Record<string, string | number>; children: React.ReactNode }

function OneButton({ fields, children }: OneButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-primary">
        {children}
      </button>
    </Form>
  )
}
