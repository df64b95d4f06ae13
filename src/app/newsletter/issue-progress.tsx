/** How far an issue is, with the button that stops or resumes it. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { usePolling } from '#app/ui/use-polling.ts'
import { type IssueState, UNDO_MINUTES } from '#core/newsletter/newsletter.ts'
import { countOf } from '#core/text/count-of.ts'
import type { Issue } from '#store/newsletter-issues.ts'
import { IssueFigures } from './issue-figures.tsx'
import { STATE_BADGES } from './issue-list.tsx'

type Props = { issue: Issue; state: IssueState; now: Date; subscribed: number }

export function IssueProgress({ issue, state, now, subscribed }: Props) {
  const isSettled = issue.sent + issue.failed >= issue.queued
  usePolling(state === 'waiting' || state === 'sending' || (state === 'sent' && !isSettled))
  const { label, className } = STATE_BADGES[state]
  const all = countOf(subscribed, 'subscriber')
  return (
    <section aria-label="Progress" className="newsletter-progress">
      <p className="newsletter-issue-when" role="status">
        <span className={className}>{label}</span>
        {state === 'waiting' && (
          <span>
            It goes to {all} in {UNDO_MINUTES === 1 ? 'a minute' : `${UNDO_MINUTES} minutes`}.
          </span>
        )}
        {state === 'sending' && <span>It’s going to {all}, a few at a time.</span>}
        {state === 'stopped' && (
          <span>
            Nothing more is sent until you resume it. An email that was already on its way to the
            mail server may still arrive.
          </span>
        )}
        {state === 'sent' && <TimeAgo at={issue.endedAt} now={now} />}
      </p>
      {state !== 'waiting' && <IssueFigures issue={issue} />}
      <Form method="post">
        {state === 'waiting' && (
          <button type="submit" name="intent" value="stop" className="button">
            <Icon name="rotate-ccw" />
            Cancel and edit
          </button>
        )}
        {(state === 'sending' || (state === 'sent' && !isSettled)) && (
          <button type="submit" name="intent" value="stop" className="button">
            <Icon name="pause" />
            Stop
          </button>
        )}
        {state === 'stopped' && (
          <button type="submit" name="intent" value="resume" className="button button-primary">
            <Icon name="play" />
            Resume
          </button>
        )}
      </Form>
    </section>
  )
}
