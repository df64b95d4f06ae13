/** Another company's jobs that a board answers with, kept out until its own are back or the operator accepts them. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { countOf } from '#core/text/count-of.ts'
import type { ForeignAnswer } from '#store/foreign-answers.ts'

type Props = { foreign: ForeignAnswer; now: Date }

export function ForeignJobs({ foreign, now }: Props) {
  const { since, company, sentence, count, titles, isAccepted } = foreign
  return (
    <section aria-labelledby="foreign" className="admin-part">
      <h2 id="foreign">Jobs of another company</h2>
      <div className="notice notice-warn">
        <Icon name="triangle-alert" />
        <span>
          {sentence}{' '}
          {isAccepted
            ? 'You accepted these jobs. The next run adds them.'
            : 'We’ll try again automatically and continue as usual once its own jobs are back.'}{' '}
          First seen: <TimeAgo at={since} now={now} />
        </span>
        {!isAccepted && (
          <Form method="post">
            <input type="hidden" name="at" value={since.toISOString()} />
            <input type="hidden" name="company" value={company} />
            <button type="submit" name="intent" value="run" className="button button-small">
              Look again
            </button>{' '}
            <button type="submit" name="intent" value="accept" className="button button-small">
              Accept {countOf(count, 'job')}
            </button>
          </Form>
        )}
      </div>
      <ul className="held-list">
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and the list never changes on the page
          <li key={index}>{title}</li>
        ))}
      </ul>
      {count > titles.length && (
        <p className="text-sm text-muted">And {countOf(count - titles.length, 'more', 'more')}.</p>
      )}
    </section>
  )
}
