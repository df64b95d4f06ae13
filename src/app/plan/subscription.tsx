/** /subscription: the plans side by side, and upgrading. Says only what is true on this instance. */
import './plan.css'
import { useEffect } from 'react'
import { Form, redirect } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { publicViewerOf, requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { Refusal } from '#core/api/refusal.ts'
import { PLAN_NAMES } from '#core/plan/plan.ts'
import { planCards, premiumAdds } from '#core/plan/plan-card.ts'
import { INTERVALS, type Interval } from '#core/plan/subscription.ts'
import { planUse } from '#work/plan/account-plan.ts'
import { startDemo } from '#work/plan/give-plan.ts'
import { readPrices } from '#work/plan/read-prices.ts'
import { startCheckout } from '#work/plan/start-checkout.ts'
import type { Route } from './+types/subscription.ts'
import { PaymentPageLink } from './payment-page-link.tsx'
import { leadTo, limitPayments, type PlanAnswer, tryPlanAction } from './plan-action.ts'
import { PlanBenefits } from './plan-benefits.tsx'
import { PlanCardView } from './plan-card-view.tsx'
import { upgradedPath } from './upgraded-notice.tsx'
import { usePaymentPage } from './use-payment-page.ts'

/** How long a demonstration pretends to work, in milliseconds. */
const PROCESSING_MS = 1_500

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { plans, model } = services.settings
  if (plans === null) throw new Refusal('not_found')
  const viewer = publicViewerOf(context)
  const { payments, ...rules } = plans
  const use = viewer ? await planUse(services, viewer.id) : null
  return {
    isSignedIn: viewer !== null,
    plan: use?.plan ?? null,
    savedJobs: use?.savedJobs ?? null,
    interval: readInterval(new URL(request.url).searchParams.get('billing')),
    /** Null if there is nothing to upgrade to. */
    adds: premiumAdds(rules),
    cards: planCards(rules, { isSold: payments !== null }),
    rules,
    payments,
    hasModel: model !== null,
    prices: await readPrices(services),
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { plans } = services.settings
  if (plans === null) throw new Refusal('not_found')
  const form = await readForm(args.request)
  if (form.text('intent') !== 'upgrade') throw new Refusal('unknown_action')
  const interval = readInterval(form.text('billing'))
  return tryPlanAction(async () => {
    if (plans.payments === null) {
      await startDemo(services, viewer.id, 'premium')
      return redirect(upgradedPath('premium'))
    }
    await limitPayments(services, viewer)
    return leadTo(await startCheckout(services, viewer, { plan: 'premium', interval }))
  })
}

/** The delay is the specification's. A real payment takes its own time. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  if (form.has('demo')) await new Promise((resolve) => setTimeout(resolve, PROCESSING_MS))
  return serverAction()
}

const readInterval = (text: string | null): Interval =>
  INTERVALS.find((interval) => interval === text) ?? 'monthly'

export default function Subscription({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, interval, payments, prices, adds, plan, savedJobs } = loaderData
  const answer = actionData as PlanAnswer | undefined
  usePaymentPage(answer)
  useFailedToast(answer)
  return (
    <div className="page plans-page">
      <PageHead
        title="Subscriptions"
        description="The plans of this site, what each one includes and what it costs."
        path="/subscription"
      />
      <header className="plans-head">
        <div>
          <h1>Choose your plan</h1>
          <p className="plans-lede">
            {plan === null
              ? 'Finding, tracking and applying for jobs is free.'
              : `You have ${PLAN_NAMES[plan]}.`}
            {savedJobs?.limit != null &&
              ` You use ${savedJobs.used} of its ${savedJobs.limit} saved jobs.`}
            {adds !== null && (plan ?? 'basic') === 'basic' && ` Premium adds ${adds}.`}
          </p>
        </div>
        <IntervalToggle interval={interval} saving={prices?.saving ?? null} />
      </header>
      {payments?.isTest && (
        <p className="notice notice-warn">
          <Icon name="triangle-alert" />
          <span>
            <strong>Test mode: no real payment.</strong> Only Stripe’s test cards work.
          </span>
        </p>
      )}
      {answer?.problem && (
        <p className="form-problem" role="alert">
          <Icon name="circle-alert" />
          {answer.problem}
        </p>
      )}
      {answer?.leadsTo && <PaymentPageLink url={answer.leadsTo} label="Continue to payment" />}
      {prices === null && (
        <p className="notice notice-warn" role="status">
          <Icon name="triangle-alert" />
          <span>Prices can’t be loaded right now. Please try again in a few minutes.</span>
        </p>
      )}
      <Form method="post" className="plans-cards">
        <input type="hidden" name="billing" value={interval} />
        {payments === null && <input type="hidden" name="demo" value="yes" />}
        {cards.map((card) => (
          <PlanCardView
            key={card.plan}
            card={card}
            price={prices?.[card.plan]?.[interval] ?? null}
            interval={interval}
            shown={loaderData}
          />
        ))}
      </Form>
      {payments === null && (
        <p className="plans-demo">
          <Icon name="info" />
          <span>
            <strong>Demonstration.</strong> This site takes no payments. You can try Premium:
            nothing is charged, and you can end it at any time.
          </span>
        </p>
      )}
      <PlanBenefits {...loaderData} />
    </div>
  )
}

/** Links, so that it works without a script. */
function IntervalToggle({ interval, saving }: { interval: Interval; saving: string | null }) {
  return (
    <nav aria-label="Billing" className="plans-toggle">
      <a
        href="/subscription"
        aria-current={interval === 'monthly' ? 'true' : undefined}
        data-keep-scroll
      >
        Monthly
      </a>
      <a
        href="/subscription?billing=annually"
        aria-current={interval === 'annually' ? 'true' : undefined}
        data-keep-scroll
      >
        Annually
        {saving && <span className="badge">{saving}</span>}
      </a>
    </nav>
  )
}

function useFailedToast(answer: PlanAnswer | undefined) {
  const toast = useToast()
  useEffect(() => {
    if (!answer?.problem) return
    toast({ title: 'Upgrade failed', description: answer.problem, isDestructive: true })
  }, [answer, toast])
}
