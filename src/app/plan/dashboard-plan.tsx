/** /dashboard/plan: a person's plan, when it renews or ends, what is used of it, and how to change or cancel it. */
import './my-plan.css'
import { Form, redirect } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { requireViewer } from '#app/request/viewer.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import { PLAN_NAMES, type Plan } from '#core/plan/plan.ts'
import { differencesOf, type PlanCard, planCards } from '#core/plan/plan-card.ts'
import { INTERVALS } from '#core/plan/subscription.ts'
import { countOf } from '#core/text/count-of.ts'
import { listInEnglish } from '#core/text/english-list.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { planUse } from '#work/plan/account-plan.ts'
import { endDemo } from '#work/plan/give-plan.ts'
import { openBillingPortal, setSubscriptionEnding } from '#work/plan/manage-subscription.ts'
import { readPrices } from '#work/plan/read-prices.ts'
import { subscriptionState } from '#work/plan/subscription-state.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import type { Route } from './+types/dashboard-plan.ts'
import { formatPrice } from './format-price.ts'
import { PaymentPageLink } from './payment-page-link.tsx'
import { leadTo, limitPayments, type PlanAnswer, tryPlanAction } from './plan-action.ts'
import { PlanTerms } from './plan-terms.tsx'
import { usePaymentPage } from './use-payment-page.ts'

const PATH = '/dashboard/plan'

export async function loader(args: Route.LoaderArgs) {
  const { id } = requireViewer(args)
  const services = args.context.get(servicesContext)
  const { plans } = services.settings
  if (plans === null) throw new Refusal('not_found')
  const said = new URL(args.request.url).searchParams.get('said')
  const use = await planUse(services, id)
  const { payments, ...rules } = plans
  const cards = planCards(rules, { isSold: payments !== null })
  const adds = use.plan === 'basic' ? differencesOf(cardOf(cards, 'premium')) : []
  return {
    ...use,
    /** Without limits: what is used of them is shown by itself. */
    included: cardOf(cards, use.plan)
      .features.filter(({ isIncluded, isLimit }) => isIncluded && !isLimit)
      .map(({ text }) => text),
    adds,
    price: adds.length > 0 && payments === null ? await demoPrice(services) : null,
    held: await subscriptionState(services, id),
    isTest: payments?.isTest ?? false,
    done: entryOf(SAID, said ?? '') ?? null,
  }
}

/** A payment provider is only asked where plans are compared: here it could hold the page up. */
const demoPrice = async (services: Parameters<typeof readPrices>[0]) =>
  (await readPrices(services))?.premium?.monthly ?? null

const cardOf = (cards: readonly PlanCard[], plan: Plan) =>
  cards.find((card) => card.plan === plan) as PlanCard

/** What just happened, by the name in the address. */
const SAID: Readonly<Record<string, string>> = {
  ended: 'The demonstration has ended. You’re on the Basic plan.',
  canceled: 'Your subscription is canceled. You keep your plan until the end of the paid period.',
  resumed: 'Your subscription renews as before.',
}

export async function action(args: Route.ActionArgs) {
  const viewer = requireViewer(args)
  const services = args.context.get(servicesContext)
  if (services.settings.plans === null) throw new Refusal('not_found')
  const form = await readForm(args.request)
  const act = entryOf(ACTIONS, form.text('intent'))
  if (!act) throw new Refusal('unknown_action')
  return tryPlanAction<unknown>(() => act(services, viewer, form.text('billing')))
}

type Action = (services: Services, viewer: Viewer, billing: string) => Promise<unknown>

const ACTIONS: Readonly<Record<string, Action>> = {
  'end-demo': async (services, { id }) => {
    await endDemo(services, id)
    return redirect(`${PATH}?said=ended`)
  },
  cancel: async (services, viewer) => {
    await limitPayments(services, viewer)
    await setSubscriptionEnding(services, viewer.id, true)
    return redirect(`${PATH}?said=canceled`)
  },
  resume: async (services, viewer) => {
    await limitPayments(services, viewer)
    await setSubscriptionEnding(services, viewer.id, false)
    return redirect(`${PATH}?said=resumed`)
  },
  portal: async (services, viewer) => {
    await limitPayments(services, viewer)
    return leadTo(await openBillingPortal(services, viewer.id))
  },
  switch: async (services, viewer, billing) => {
    const interval = INTERVALS.find((one) => one === billing)
    if (!interval) throw new Refusal('invalid_body')
    await limitPayments(services, viewer)
    return leadTo(await openBillingPortal(services, viewer.id, interval))
  },
}

export default function DashboardPlan({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, savedJobs, held, isTest, done, included, adds, price } = loaderData
  const answer = actionData as PlanAnswer | undefined
  usePaymentPage(answer)
  return (
    <div className="my-plan">
      <PageHead
        title="My Plan"
        description="Your plan, when it renews, and what you have used of it."
        path={PATH}
        isPrivate
      />
      <div className="my-plan-head">
        <h1>{PLAN_NAMES[plan]} plan</h1>
        <PlanTerms {...loaderData} />
      </div>
      {done && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>{done}</span>
        </p>
      )}
      {answer?.problem && (
        <p className="form-problem" role="alert">
          <Icon name="circle-alert" />
          {answer.problem}
        </p>
      )}
      {answer?.leadsTo && <PaymentPageLink url={answer.leadsTo} label="Continue to Stripe" />}
      {isTest && held.canManage && (
        <p className="notice notice-warn">
          <Icon name="triangle-alert" />
          <span>
            <strong>Test mode: no real payment.</strong> Nothing is charged.
          </span>
        </p>
      )}
      <div className="my-plan-columns">
        <section className="my-plan-now" aria-label="What you use">
          <SavedJobsUse {...savedJobs} />
          <PlanActions held={held} />
          {plan === 'basic' ? (
            <NextPlan
              adds={adds}
              price={price}
              isMain={!held.canManage && isNearlyFull(savedJobs)}
            />
          ) : (
            <p className="hint">
              When a plan ends, everything you’ve saved and written stays.{' '}
              <a href="/subscription" className="link">
                Compare plans
              </a>
            </p>
          )}
        </section>
        <section className="my-plan-list" aria-labelledby="my-plan-included">
          <h2 id="my-plan-included">Included</h2>
          <ul>
            {included.map((text) => (
              <li key={text}>
                <Icon name="check" />
                {text}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** From here on, a plan with more room is worth a button. */
const NEARLY_FULL = 0.8

const isNearlyFull = ({ used, limit }: Loaded['savedJobs']) =>
  limit !== null && used >= limit * NEARLY_FULL

function SavedJobsUse({ used, limit }: Loaded['savedJobs']) {
  if (limit === null) {
    return <p className="my-plan-use">{countOf(used, 'saved job')}, without a limit</p>
  }
  const left = limit - used
  return (
    <div className="my-plan-use">
      <p>
        <span id="my-plan-use">
          {used} of {limit} saved jobs used
        </span>
        <span className="my-plan-left">{left > 0 ? `${left} left` : 'None left'}</span>
      </p>
      <progress aria-labelledby="my-plan-use" max={limit} value={Math.min(used, limit)} />
    </div>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

type NextProps = Pick<Loaded, 'adds' | 'price'> & { isMain: boolean }

/** `isMain`: comparing plans is the page's action, because little is left. */
function NextPlan({ adds, price, isMain }: NextProps) {
  return (
    <div className={isMain ? 'my-plan-next my-plan-next-main' : 'my-plan-next'}>
      <p>
        {adds.length > 0
          ? `Premium adds ${listInEnglish(adds.map(lowerFirst))}`
          : 'Compare what other plans include'}
        {price && ` for ${formatPrice(price)} a month`}.
      </p>
      <a href="/subscription" className={isMain ? 'button button-primary' : 'link'}>
        Compare plans
      </a>
    </div>
  )
}

/** For what gives the person their plan. */
function PlanActions({ held }: Pick<Loaded, 'held'>) {
  return (
    <>
      <Form method="post" className="my-plan-actions">
        {held.isDemo && (
          <SubmitButton intent="end-demo" busy="Ending..." className="button">
            End demonstration
          </SubmitButton>
        )}
        {held.canManage && (
          <SubmitButton intent="portal" busy="Opening..." className="button button-primary">
            Payment methods and invoices
          </SubmitButton>
        )}
        {held.switchTo && (
          <>
            <input type="hidden" name="billing" value={held.switchTo} />
            <SubmitButton intent="switch" busy="Opening..." className="button">
              {held.switchTo === 'annually' ? 'Pay annually instead' : 'Pay monthly instead'}
            </SubmitButton>
          </>
        )}
        {held.canCancel && (
          <SubmitButton intent="cancel" busy="Canceling..." className="button">
            Cancel subscription
          </SubmitButton>
        )}
        {held.canResume && (
          <SubmitButton intent="resume" busy="Saving..." className="button">
            Keep subscription
          </SubmitButton>
        )}
      </Form>
      {held.switchTo && (
        <p className="hint">
          If you change how often you pay, Stripe shows what is charged or credited for the rest of
          the current period before you confirm.
        </p>
      )}
    </>
  )
}
