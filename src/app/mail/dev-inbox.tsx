/**
 * /dev/inbox: the messages this server stored instead of sending, with the newest open beside the list. Available only
 * while email is not set up, and only in browsers that opened the link printed at startup. The link has its key behind
 * a `#`, which browsers never send, so proxies cannot log it.
 */
import { useEffect } from 'react'
import { data, Form, Link, redirect, useLocation, useSubmit } from 'react-router'
import '#app/sign-in/auth.css'
import './dev-inbox.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { inboxContext, servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { usePolling } from '#app/ui/use-polling.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Route } from './+types/dev-inbox.ts'
import { inboxMessage, inboxMessages } from './inbox.ts'

const PATH = '/dev/inbox'

export const headers = privateHeaders

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const inbox = context.get(inboxContext)
  if (!inbox) throw new Refusal('not_found')
  if (!inbox.isOpen) return data({ inbox: null }, { status: 403 })
  const to = new URL(request.url).searchParams.get('to')
  const messages = await inboxMessages(context, to)
  const open = params.messageId ? await inboxMessage(context, params.messageId) : messages[0]
  return {
    inbox: {
      now: context.get(servicesContext).clock.now(),
      to,
      list: messages.map(({ id, recipient, subject, createdAt }) => ({
        id,
        recipient,
        subject,
        createdAt,
      })),
      open: open && { id: open.id, text: open.text, subject: open.subject, to: open.recipient },
    },
  }
}

/** Accepts the key or the whole link that ends with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const inbox = context.get(inboxContext)
  if (!inbox) throw new Refusal('not_found')
  const given = (await readForm(request)).trimmed('key')
  const pass = inbox.passFor(given.slice(given.lastIndexOf('=') + 1))
  if (pass === null) {
    const problem =
      'This key is wrong or out of date. Use the link printed when the server last started.'
    return data({ problem }, { status: 403 })
  }
  return redirect(PATH, { headers: { 'Set-Cookie': pass, 'Cache-Control': 'no-store' } })
}

export default function DevInbox({ loaderData, actionData }: Route.ComponentProps) {
  useKeyFromHash()
  return (
    <div className="page inbox">
      <PageHead
        title="Server inbox"
        description="Messages that were not sent because email isn’t set up on this server."
        path={PATH}
        isPrivate
      />
      {loaderData.inbox ? <Inbox {...loaderData.inbox} /> : <KeyForm attempt={actionData} />}
    </div>
  )
}

function KeyForm({ attempt }: { attempt: { problem: string } | undefined }) {
  useFocusOnProblem(attempt)
  return (
    <>
      <header className="space-y-2">
        <h1>Server inbox</h1>
        <p className="max-w-text text-muted">
          Email isn’t set up here, so messages are stored on this server. To read them, open the
          link that was printed when the server started.
        </p>
      </header>
      <Form method="post" className="inbox-key" noValidate>
        <Field
          label="Key"
          name="key"
          problem={attempt?.problem}
          hint="The end of the link, after #key=. You can paste the whole link."
          autoComplete="off"
          spellCheck={false}
          required
        />
        <button type="submit" className="button button-primary">
          Open inbox
        </button>
      </Form>
    </>
  )
}

type InboxProps = NonNullable<Route.ComponentProps['loaderData']['inbox']>

function Inbox({ now, to, list, open }: InboxProps) {
  // People open this page to wait for a message.
  usePolling(true)
  const filter = to === null ? '' : `?to=${encodeURIComponent(to)}`
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <header className="space-y-2">
        <h1>Server inbox</h1>
        <p className="max-w-text text-muted">
          Email isn’t set up here, so messages are shown on this page. Anyone with the link printed
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
          <span>No messages yet. New ones appear here automatically.</span>
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
    </>
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
        title={`${subject}, as an email program shows it`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <section aria-labelledby="open-text">
        <h3 id="open-text" className="mb-2 text-sm">
          Plain text
        </h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <pre className="inbox-text" tabIndex={0}>
          {text}
        </pre>
      </section>
    </article>
  )
}

/** Submits the key from the URL's hash, also to renew the pass, and removes it from the address bar. */
function useKeyFromHash() {
  const submit = useSubmit()
  const { hash } = useLocation()
  useEffect(() => {
    const key = new URLSearchParams(hash.slice(1)).get('key')
    if (key !== null) void submit({ key }, { method: 'post', action: PATH, replace: true })
  }, [submit, hash])
}
