/** /admin/newsletter/week: this week's numbers as the issue that would be sent today. For operators. */
import { Form, redirect } from 'react-router'
import '#app/operator/admin.css'
import './newsletter.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { previewWeek } from '#work/newsletter/week-in-numbers.ts'
import { addDraft, previewIssue } from '#work/newsletter/write-issue.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/admin-newsletter-week.ts'
import { EmailPreview } from './email-preview.tsx'

const PATH = '/admin/newsletter/week'

export const headers = privateHeaders

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const services = args.context.get(servicesContext)
  const issue = await previewWeek(inBulk(services))
  return {
    issue: issue && {
      subject: issue.subject,
      text: (await previewIssue(services, issue))?.text ?? '',
    },
  }
}

export async function action(args: Route.ActionArgs) {
  await requireOperator(args)
  const services = args.context.get(servicesContext)
  const issue = await previewWeek(inBulk(services))
  if (!issue) throw new Refusal('not_found')
  return redirect(`/admin/newsletter/issues/${await addDraft(services, issue)}`)
}

export default function AdminNewsletterWeek({ loaderData: { issue } }: Route.ComponentProps) {
  return (
    <div className="page admin">
      <PageHead
        title="This week in numbers"
        description="Preview of this week’s issue."
        path={PATH}
        isPrivate
      />
      <header className="admin-head">
        <div>
          <h1>This week in numbers</h1>
          <p className="text-muted">Preview of this week’s issue.</p>
        </div>
        {issue && (
          <Form method="post">
            <button type="submit" className="button">
              Edit as a draft
            </button>
          </Form>
        )}
      </header>
      <p>
        <a href="/admin/newsletter" className="link newsletter-back">
          <Icon name="arrow-left" />
          All issues
        </a>
      </p>
      {issue ? (
        <EmailPreview subject={issue.subject} src={`${PATH}/email`} text={issue.text} />
      ) : (
        <p className="admin-empty">
          There’s nothing to send: no new jobs appeared in the last seven days. Sample jobs don’t
          count.
        </p>
      )}
    </div>
  )
}
