/** /admin/newsletter/issues/ID/email: the issue as an email program would show it, for an iframe. For operators. */
import { messageResponse } from '#app/mail/message-response.ts'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { Refusal } from '#core/api/refusal.ts'
import { previewIssue, requireIssue } from '#work/newsletter/write-issue.ts'
import type { Route } from './+types/admin-newsletter-issue-email.ts'
import { issueIdOf } from './issue-id.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const services = args.context.get(servicesContext)
  const issue = await requireIssue(services, issueIdOf(args.params.issueId))
  const email = await previewIssue(services, issue)
  if (email === null) throw new Refusal('not_found')
  return messageResponse(email.html)
}
