/**
 * /dev/inbox: the messages that this server did not send, the newest open beside the list. Only for a browser that
 * came by the link printed at the start, and only while mail is not set up. The link carries its key behind a `#`,
 * which browsers send to nobody: no log of a proxy has it.
 */
import { useEffect } from 'react'
import { data, Form, Link, redirect, useLocation, useRevalidator, useSubmit } from 'react-router'
import '#app/sign-in/auth.css'
import './dev-inbox.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { inboxContext, worldContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { useFocusOnProblem } from '#app/ui/use-focus-on-problem.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Route } from './+types/dev-inbox.ts'
import { inboxMessage, inboxMessages } from './inbox.ts'

/** Somebody who looks here is waiting for a mail. */
const LOOK_AGAIN_MS = 3_000

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
      now: context.get(worldContext).clock.now(),
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

/** Takes the key, or the whole link that ends with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const inbox = context.get(inboxContext)
  if (!inbox) throw new Refusal('not_found')
  const given = (await readForm(request)).trimmed('key')
  const pass = inbox.passFor(given.slice(given.lastIndexOf('=') + 1))
  if (pass === null) {
    const problem = 'This key is wrong, or the server has restarted since it was printed.'
    return data({ problem }, { status: 403 })
  }
  return redirect(PATH, { headers: { 'Set-Cookie': pass, 'Cache-Control': 'no-store' } })
}

export default function DevInbox({ loaderData, actionData }: Route.ComponentProps) {
  useKeyOfLink()
  return (
    <div className="page inbox">
      <PageHead
        title="Inbox of this server"
        description="Messages that were not sent because mail is not set up on this server."
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
        <h1>Inbox of this server</h1>
        <p className="max-w-text text-muted">
          Mail isn’t set up here, so messages are kept on this server. To read them, open the link
          that was printed when the server started.
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
          Open the inbox
        </button>
      </Form>
    </>
  )
}

type InboxProps = NonNullable<Route.ComponentProps['loaderData']['inbox']>

function Inbox({ now, to, list, open }: InboxProps) {
  useLookingAgain()
  const filter = to === null ? '' : `?to=${encodeURIComponent(to)}`
  return (
    <>
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

/** Hands in the key that the address carries, also to renew a pass, and takes it out of the address bar. */
function useKeyOfLink() {
  const submit = useSubmit()
  const { hash } = useLocation()
  useEffect(() => {
    const key = new URLSearchParams(hash.slice(1)).get('key')
    if (key !== null) void submit({ key }, { method: 'post', action: PATH, replace: true })
  }, [submit, hash])
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
