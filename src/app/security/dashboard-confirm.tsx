/** /dashboard/confirm?next=…: asks for a fresh proof of identity and continues to the page that needed it. */
import { redirect } from 'react-router'
import '#app/sign-in/auth.css'
import './security.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { privateHeaders } from '#app/sign-in/answer.ts'
import { mailState } from '#app/sign-in/mail-state.ts'
import { isConfirmed } from '#core/account/account.ts'
import { ownPath } from '#core/account/own-path.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Route } from './+types/dashboard-confirm.ts'
import { ConfirmCard } from './confirm-card.tsx'
import { act } from './security-actions.ts'
import { securityState } from './security-state.ts'

export const headers = privateHeaders

/** Only proofs are accepted here. The other intents belong to the security page. */
const PROOF = /^(?:confirm-[a-z]+|passkey)$/

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  if (isConfirmed(viewer, args.context.get(servicesContext).clock.now())) {
    throw redirect(nextOf(args.request))
  }
  const { ways } = await securityState(args)
  return { ways, email: viewer.email, mail: mailState(args.context) }
}

export async function action(args: Route.ActionArgs) {
  requireViewer(args)
  const form = await readForm(args.request)
  if (!PROOF.test(form.text('intent'))) throw new Refusal('unknown_action')
  const answer = await act(args, form)
  if (!(answer instanceof Response)) return answer
  const onward = new Headers(answer.headers)
  onward.set('Location', nextOf(args.request))
  return new Response(null, { status: answer.status, headers: onward })
}

const nextOf = (request: Request) =>
  ownPath(new URL(request.url).searchParams.get('next') ?? '', '/dashboard')

export default function DashboardConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="security-page">
      <PageHead
        title="Confirm it’s you"
        description="Confirm it’s you before making this change."
        path="/dashboard/confirm"
        isPrivate
      />
      <h1>Before you continue</h1>
      <ConfirmCard {...loaderData} answer={actionData} />
    </div>
  )
}
