/** /dashboard/confirm?next=…: proves that it is still the same person, and goes on to where that was needed. */
import { redirect } from 'react-router'
import '#app/sign-in/auth.css'
import './security.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { worldContext } from '#app/request/context.ts'
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

/** The other things that forms about signing in can ask for belong to their own page. */
const PROOF = /^(?:confirm-[a-z]+|passkey)$/

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  if (isConfirmed(viewer, args.context.get(worldContext).clock.now())) {
    throw redirect(nextOf(args.request))
  }
  const { ways } = await securityState(args)
  return { ways, email: viewer.email, mail: mailState(args.context) }
}

export async function action(args: Route.ActionArgs) {
  requireViewer(args)
  const form = await readForm(args.request)
  const answer = PROOF.test(form.text('intent')) ? await act(args, form) : null
  if (answer === null) throw new Refusal('invalid_body')
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
        title="Confirm that it is you"
        description="One more proof before a change that only you may make."
        path="/dashboard/confirm"
        isPrivate
      />
      <h1>One moment</h1>
      <ConfirmCard {...loaderData} answer={actionData} />
    </div>
  )
}
