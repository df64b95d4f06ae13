/** One message in the operator's list, with a link to reply and buttons for its status. */
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { ContactStatus } from '#core/contact/contact-message.ts'
import type { StoredContactMessage } from '#store/contact-messages.ts'
import { type MessagesView, viewQuery } from './messages-view.ts'

/** Longer messages are folded. In characters and lines. */
const SHORT = { characters: 600, lines: 12 }

/** What can be done with a message, by its status. */
const CHANGES: Readonly<
  Record<ContactStatus, readonly { intent: ContactStatus; label: string }[]>
> = {
  new: [
    { intent: 'answered', label: 'Mark as answered' },
    { intent: 'spam', label: 'Mark as spam' },
  ],
  answered: [{ intent: 'new', label: 'Move to New' }],
  spam: [{ intent: 'new', label: 'Not spam' }],
}

type Props = { message: StoredContactMessage; view: MessagesView; now: Date }

export function MessageItem({ message, view, now }: Props) {
  const { id, name, email, emailVerified, subject, status, createdAt } = message
  return (
    <article aria-labelledby={`message-${id}`} className="message">
      <header>
        <h2 id={`message-${id}`} dir="auto">
          {subject}
        </h2>
        <p className="message-from">
          <bdi>{name}</bdi>
          <a href={replyAddress(email, subject)} className="link">
            {email}
          </a>
          {emailVerified && (
            <span className="badge">
              <Icon name="badge-check" />
              Signed in
            </span>
          )}
          <TimeAgo at={createdAt} now={now} />
        </p>
      </header>
      <MessageText text={message.message} />
      <Form method="post" preventScrollReset className="message-actions">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="view" value={viewQuery(view)} />
        <input type="hidden" name="was" value={status} />
        <a href={replyAddress(email, subject)} className="button button-small">
          <Icon name="mail" />
          Reply<span className="sr-only"> to {name}</span>
        </a>
        {CHANGES[status].map(({ intent, label }) => (
          <ActionButton key={intent} intent={intent} label={label} subject={subject} />
        ))}
        <ActionButton intent="delete" label="Delete" subject={subject} />
      </Form>
    </article>
  )
}

function ActionButton({
  intent,
  label,
  subject,
}: {
  intent: string
  label: string
  subject: string
}) {
  return (
    <button type="submit" name="intent" value={intent} className="button button-plain button-small">
      {label}
      <span className="sr-only">: {subject}</span>
    </button>
  )
}

function MessageText({ text }: { text: string }) {
  const lines = text.split('\n')
  if (text.length <= SHORT.characters && lines.length <= SHORT.lines) {
    return (
      <p dir="auto" className="message-text">
        {text}
      </p>
    )
  }
  return (
    <details>
      <summary>
        <span dir="auto">{text.slice(0, SHORT.characters / 3).replace(/\s+/g, ' ')}…</span>
      </summary>
      <p dir="auto" className="message-text">
        {text}
      </p>
    </details>
  )
}

/** Encoded, because an address may contain `?` and `&`, which would begin other fields of the email. */
const replyAddress = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`
