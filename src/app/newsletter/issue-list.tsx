/** Drafts and sent issues with their figures. */
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { type IssueState, stateOf } from '#core/newsletter/newsletter.ts'
import type { Issue } from '#store/newsletter-issues.ts'
import { IssueFigures } from './issue-figures.tsx'

type Listed = Omit<Issue, 'markdown' | 'version'>

type Props = { issues: readonly Listed[]; now: Date }

export const STATE_BADGES: Readonly<Record<IssueState, { label: string; className: string }>> = {
  draft: { label: 'Draft', className: 'badge badge-quiet' },
  waiting: { label: 'About to be sent', className: 'badge badge-info' },
  sending: { label: 'Being sent', className: 'badge badge-info' },
  stopped: { label: 'Stopped', className: 'badge badge-warn' },
  sent: { label: 'Sent', className: 'badge' },
}

export function IssueList({ issues, now }: Props) {
  return (
    <ol className="newsletter-issues">
      {issues.map((issue) => {
        const state = stateOf(issue)
        const { label, className } = STATE_BADGES[state]
        return (
          <li key={issue.id}>
            <div className="newsletter-issue-name">
              <a href={`/admin/newsletter/issues/${issue.id}`}>
                {issue.subject || 'No subject yet'}
              </a>
              <span className="newsletter-issue-when">
                <span className={className}>{label}</span>
                <TimeAgo at={issue.endedAt ?? issue.startedAt ?? issue.changedAt} now={now} />
                {issue.weekOn !== null && <span>Automatic</span>}
              </span>
            </div>
            {state !== 'draft' && state !== 'waiting' && <IssueFigures issue={issue} />}
          </li>
        )
      })}
    </ol>
  )
}
