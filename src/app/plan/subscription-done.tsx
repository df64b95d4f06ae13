/** /subscription/done: where people return from paying. Waits until the payment is confirmed. */
import './plan.css'
import { useEffect, useRef } from 'react'
import { Form, redirect, useSubmit } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { usePolling } from '#app/ui/use-polling.ts'
import { accountPlan } from '#work/plan/account-plan.ts'
import { checkPayment } from '#work/plan/manage-subscription.ts'
import type { Route } from './+types/subscription-done.ts'
import { limitPayments, type PlanAnswer, tryPlanAction } from './plan-action.ts'
import { upgradedPath } from './upgraded-notice.tsx'

const PATH = '/subscription/done'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  if (services.payments === null) throw redirect('/subscription')
  const { plan, subscription } = await accountPlan(services, id)
  if (plan !== 'basic' && subscription?.source === 'stripe') throw redirect(upgradedPath(plan))
  return null
}

/** Asks the payment provider at once, in case its message is late. */
export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const services = args.context.get(servicesContext)
  return tryPlanAction(async () => {
    await limitPayments(services, viewer)
    await checkPayment(services, viewer.id)
    return redirect(PATH)
  })
}

export default function SubscriptionDone({ actionData }: Route.ComponentProps) {
  const answer = actionData as PlanAnswer | undefined
  const submit = useSubmit()
  const isAsked = useRef(false)
  usePolling(true)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void submit({ intent: 'check' }, { method: 'post', action: PATH, replace: true })
  }, [submit])
  return (
    <div className="page plans-page">
      <PageHead
        title="Confirming your payment"
        description="Waiting for the payment provider."
        path={PATH}
        isPrivate
      />
      <h1>Confirming your payment</h1>
      <p className="notice" role="status">
        <Icon name="clock" />
        <span>
          We’re waiting for Stripe to confirm your payment. This usually takes a few seconds. If you
          close this page, your plan still changes as soon as the payment is confirmed.
        </span>
      </p>
      {answer?.problem && (
        <p className="form-problem" role="alert">
          <Icon name="circle-alert" />
          {answer.problem}
        </p>
      )}
      <Form method="post" className="plan-actions">
        <SubmitButton intent="check" busy="Checking..." className="button button-primary">
          Check again
        </SubmitButton>
        <a href="/dashboard/plan" className="button">
          My Plan
        </a>
      </Form>
    </div>
  )
}
