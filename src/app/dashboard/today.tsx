/** What is due; for a new account, the next steps. */
import { DUE_DAYS, type DueGroup } from '#core/tracker/due.ts'
import type { NextStep } from '#core/tracker/next-step.ts'
import { DueGroups } from './due-groups.tsx'
import { NextSteps } from './next-steps.tsx'

type Props = {
  due: readonly DueGroup[]
  nextSteps: readonly NextStep[]
  today: string
  isNew: boolean
}

export function Today({ due, nextSteps, today, isNew }: Props) {
  if (isNew) {
    return (
      <section className="dashboard-part dashboard-today" aria-labelledby="steps-title">
        <h2 id="steps-title">Get started</h2>
        <NextSteps steps={nextSteps} />
      </section>
    )
  }
  return (
    <section className="dashboard-part dashboard-today" aria-labelledby="today-title">
      <h2 id="today-title">What’s due</h2>
      {due.length === 0 ? (
        <p className="dashboard-quiet">
          Nothing in the next {DUE_DAYS} days. Interviews, follow-ups and tasks that you add to an
          application appear here.
        </p>
      ) : (
        <DueGroups groups={due} today={today} />
      )}
    </section>
  )
}
