/**
 * /dev/inbox: the messages that this server did not send, the newest open beside the list. Only for a browser that
 * came by the link printed at the start, and only while mail is not set up.
 */
import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import './dev-inbox.css'
import { worldContext } from '#app/context.ts'
import { inboxMessage, inboxMessages } from '#app/inbox.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import type { Route } from './+types/dev-inbox.ts'

/** Somebody who looks here is waiting for a mail. */
const LOOK_AGAIN_MS = 3_000

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const to = new URL(request.url).searchParams.get('to')
  const messages = await inboxMessages(context, to)
  const open = params.messageId ? await inboxMessage(context, params.messageId) : messages[0]
  return {
    now: context.get(worldContext).clock.now(),
    to,
    list: messages.map(({ id, recipient, subject, createdAt }) => ({
      id,
      recipient,
      subject,
      createdAt,
    })),
    open: open && { id: open.id, text: open.text, subject: open.subject, to: open.recipient },
  }
}

export default function DevInbox({ loaderData: { now, to, list, open } }: Route.ComponentProps) {
  useLookingAgain()
  const filter = to === null ? '' : `?to=${encodeURIComponent(to)}`
  return (
    <div className="page inbox">
      <PageHead
        title="Inbox of this server"
        description="Messages that were not sent because mail is not set up on this server."
        path="/dev/inbox"
        isPrivate
      />
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <header className="space-y-2">
        <h1>Inbox of this server</h1>
        <p className="max-w-text text-muted">
          Mail isn’t set up here, so messages are kept on this page. Anyone with the link printed
          when the server started can read them. Set <code>SMTP_URL</code> to send them instead.
        </p>
        {to !== null && (
          <p className="text-sm">
            Only messages to <b>{to}</b>.{' '}
            <Link to="/dev/inbox" className="link">
              Show all
            </Link>
          </p>
        )}
      </header>
      {list.length === 0 ? (
        <p className="notice">
          <Icon name="mail" />
          <span>No message yet. The next one appears here by itself.</span>
        </p>
      ) : (
        <div className="inbox-columns">
          <nav aria-label="Messages">
            <ol className="card inbox-list">
              {list.map(({ id, recipient, subject, createdAt }) => (
                <li key={id}>
                  <Link
                    to={`/dev/inbox/${id}${filter}`}
                    className="inbox-message"
                    aria-current={id === open?.id ? 'page' : undefined}
                  >
                    <b>{subject}</b>
                    <span>{recipient}</span>
                    <TimeAgo at={createdAt} now={now} />
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          {open && <Message {...open} />}
        </div>
      )}
    </div>
  )
}

type MessageProps = { id: number; text: string; subject: string; to: string }

function Message({ id, text, subject, to }: MessageProps) {
  return (
    <article className="min-w-0 space-y-4" aria-labelledby="open-message">
      <header>
        <h2 id="open-message">{subject}</h2>
        <p className="text-sm text-muted">To {to}</p>
      </header>
      <iframe
        key={id}
        className="inbox-letter"
        src={`/dev/inbox/${id}/letter`}
        title={`${subject}, as a mail program shows it`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <section aria-labelledby="open-text">
        <h3 id="open-text" className="mb-2 text-sm">
          As plain text
        </h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <pre className="inbox-text" tabIndex={0}>
          {text}
        </pre>
      </section>
    </article>
  )
}

function useLookingAgain() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const looking = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(looking)
  }, [revalidate])
}
