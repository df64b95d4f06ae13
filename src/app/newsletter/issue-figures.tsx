/** How many subscribers an issue went to, and how that ended. A figure of 0 is left out, except the first. */
import type { Issue } from '#store/newsletter-issues.ts'

type Props = { issue: Pick<Issue, 'queued' | 'sent' | 'failed' | 'unsubscribed'> }

export function IssueFigures({ issue: { queued, sent, failed, unsubscribed } }: Props) {
  const figures = [
    { name: 'Subscribers', count: queued },
    { name: 'Sent', count: sent },
    { name: 'Waiting', count: Math.max(0, queued - sent - failed) },
    { name: 'Failed', count: failed },
    { name: 'Unsubscribed', count: unsubscribed },
  ]
  return (
    <dl className="newsletter-figures">
      {figures
        .filter(({ count }, at) => at === 0 || count > 0)
        .map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en')}</dd>
          </div>
        ))}
    </dl>
  )
}
