/** /admin/newsletter/week/email: this week's issue as an email program would show it, for an iframe. For operators. */
import { messageResponse } from '#app/mail/message-response.ts'
import { requireOperator } from '#app/operator/operator.ts'
import { servicesContext } from '#app/request/context.ts'
import { Refusal } from '#core/api/refusal.ts'
import { previewWeek } from '#work/newsletter/week-in-numbers.ts'
import { previewIssue } from '#work/newsletter/write-issue.ts'
import { inBulk } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/admin-newsletter-week-email.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const services = args.context.get(servicesContext)
  const issue = await previewWeek(inBulk(services))
  if (!issue) throw new Refusal('not_found')
  return messageResponse((await previewIssue(services, issue))?.html ?? '')
}
