/** /admin/newsletter/issues/ID: writes, previews and sends an issue, or shows a sent one. For operators. */
import { data, redirect } from 'react-router'
import '#app/operator/admin.css'
import './newsletter.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { stateOf, TOO_LONG, TOO_NESTED } from '#core/newsletter/newsletter.ts'
import { entryOf } from '#core/text/entry-of.ts'
import * as subscribers from '#store/newsletter-subscribers.ts'
import { fitsInboxes, previewIssue, requireIssue } from '#work/newsletter/write-issue.ts'
import type { Route } from './+types/admin-newsletter-issue.ts'
import { EmailPreview } from './email-preview.tsx'
import { handleIssueAction } from './issue-actions.ts'
import { IssueEditor } from './issue-editor.tsx'
import { issueIdOf } from './issue-id.ts'
import { IssueProgress } from './issue-progress.tsx'

const SAID: Readonly<Record<string, string>> = {
  saved: 'Saved.',
  tested: 'Saved, and a test is on its way to you.',
  restored: 'Cancelled. It’s a draft again.',
}

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireOperator(args)
  const services = args.context.get(servicesContext)
  const issue = await requireIssue(services, issueIdOf(args.params.issueId))
  const preview = await previewIssue(services, issue)
  const said = new URL(args.request.url).searchParams.get('said') ?? ''
  return {
    now: services.clock.now(),
    issue,
    /** Null for a text that cannot be shown. */
    text: preview?.text ?? null,
    problem: problemOf(preview),
    said: entryOf(SAID, said) ?? null,
    email,
    subscribed: (await subscribers.counts(services.db)).subscribed,
  }
}

function problemOf(preview: { html: string } | null): string | null {
  if (preview === null) return TOO_NESTED
  return fitsInboxes(preview.html) ? null : TOO_LONG
}

export async function action(args: Route.ActionArgs) {
  const { email } = await requireOperator(args)
  const id = issueIdOf(args.params.issueId)
  const form = await readForm(args.request)
  const answer = await handleIssueAction(args.context.get(servicesContext), { id, form, email })
  return 'to' in answer ? redirect(answer.to) : data(answer.refused, { status: answer.status })
}

export default function AdminNewsletterIssue({ loaderData, actionData }: Route.ComponentProps) {
  const { now, issue, text, problem, said, email, subscribed } = loaderData
  const state = stateOf(issue)
  const path = `/admin/newsletter/issues/${issue.id}`
  const title = issue.subject || 'New issue'
  const preview = text !== null && (
    <EmailPreview
      subject={issue.subject}
      src={`${path}/email?version=${issue.version}`}
      text={text}
    />
  )
  return (
    <div className="page admin">
      <PageHead title={title} description="An issue of the newsletter." path={path} isPrivate />
      <header className="admin-head">
        <div>
          <h1>{state === 'draft' ? 'Write an issue' : title}</h1>
        </div>
      </header>
      <p>
        <a href="/admin/newsletter" className="link newsletter-back">
          <Icon name="arrow-left" />
          All issues
        </a>
      </p>
      {said && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>{said}</span>
        </p>
      )}
      {state === 'draft' ? (
        <div className="newsletter-columns">
          <IssueEditor
            key={issue.version}
            issue={issue}
            refused={actionData ?? null}
            email={email}
            subscribed={subscribed}
            textProblem={problem}
          />
          {preview}
        </div>
      ) : (
        <>
          <IssueProgress issue={issue} state={state} now={now} subscribed={subscribed} />
          {preview}
        </>
      )}
    </div>
  )
}
