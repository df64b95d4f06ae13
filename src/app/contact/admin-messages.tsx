/** /admin/messages: what visitors wrote with the contact form, by status. For operators. */
import '#app/operator/admin.css'
import './admin-messages.css'
import { Fragment } from 'react'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import {
  CONTACT_ADMIN_PATH,
  CONTACT_DAYS,
  CONTACT_SPAM_DAYS,
  CONTACT_STATUSES,
  type ContactStatus,
} from '#core/contact/contact-message.ts'
import * as contactMessages from '#store/contact-messages.ts'
import type { Route } from './+types/admin-messages.ts'
import { actOnMessage } from './message-actions.ts'
import { MessageDone } from './message-done.tsx'
import { MessageItem } from './message-item.tsx'
import { messagesAddress, readDone, readMessagesView } from './messages-view.ts'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const { db, clock, settings } = args.context.get(servicesContext)
  const params = new URL(args.request.url).searchParams
  const asked = readMessagesView(params)
  const counts = await contactMessages.counts(db)
  const lastPage = Math.max(1, Math.ceil(counts[asked.status] / contactMessages.MESSAGES_PER_PAGE))
  const view = { ...asked, page: Math.min(asked.page, lastPage) }
  return {
    now: clock.now(),
    view,
    counts,
    lastPage,
    keptDays: view.status === 'spam' ? CONTACT_SPAM_DAYS : CONTACT_DAYS,
    messages: await contactMessages.list(db, view),
    done: readDone(params),
    missing: [
      ...(settings.operator.email === null ? ['OPERATOR_EMAIL'] : []),
      ...(settings.mailIsConfigured ? [] : ['SMTP_URL']),
    ],
  }
}

export async function action(args: Route.ActionArgs) {
  await requireOperator(args)
  return actOnMessage(args.context.get(servicesContext), await readForm(args.request))
}

const LABELS: Readonly<Record<ContactStatus, string>> = {
  new: 'New',
  answered: 'Answered',
  spam: 'Spam',
}

const EMPTY: Readonly<Record<ContactStatus, string>> = {
  new: 'No new messages. Messages from the contact form appear here.',
  answered: 'No answered messages.',
  spam: 'No spam. Messages that look automated appear here.',
}

export default function AdminMessages({ loaderData }: Route.ComponentProps) {
  const { now, view, counts, lastPage, keptDays, messages, done, missing } = loaderData
  return (
    <div className="page admin">
      <PageHead
        title="Messages"
        description="What visitors sent with the contact form."
        path={CONTACT_ADMIN_PATH}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>Messages</h1>
          <p className="text-muted">
            Sent with the{' '}
            <a href="/contact" className="link">
              contact form
            </a>
            , newest first. {view.status === 'new' ? 'Unanswered' : LABELS[view.status]} messages
            are deleted after {keptDays} days.
          </p>
        </div>
      </header>
      {done && <MessageDone done={done} view={view} />}
      {Object.values(counts).some((count) => count > 0) && (
        <nav aria-label="Filter by status" className="boards-states">
          {CONTACT_STATUSES.filter(
            (status) => status === 'new' || status === view.status || counts[status] > 0,
          ).map((status) => (
            <a
              key={status}
              href={messagesAddress({ status, page: 1 })}
              className="boards-state-link"
              aria-current={status === view.status ? 'true' : undefined}
            >
              {LABELS[status]} <b>{counts[status].toLocaleString('en')}</b>
            </a>
          ))}
        </nav>
      )}
      {messages.length > 0 ? (
        <ul className="messages">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageItem message={message} view={view} now={now} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="admin-empty">{EMPTY[view.status]}</p>
      )}
      <Pager
        page={view.page}
        last={lastPage}
        hrefOf={(page) => messagesAddress({ ...view, page })}
      />
      {missing.length > 0 && <NotEmailed missing={missing} />}
    </div>
  )
}

/** `missing`: the settings without which no message is emailed. */
function NotEmailed({ missing }: { missing: readonly string[] }) {
  return (
    <p className="notice">
      <Icon name="info" />
      <span>
        New messages appear only here. To get them by email too, set{' '}
        {missing.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && ' and '}
            <code>{name}</code>
          </Fragment>
        ))}
        .
      </span>
    </p>
  )
}
