/** /newsletter/confirm?token=…: linked from the email about signing up. Only its button subscribes. */
import { useEffect } from 'react'
import { Form, Link } from 'react-router'
import './newsletter.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { linkHeaders, tokenOf } from '#app/request/link-token.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { SUBSCRIBED } from '#core/newsletter/newsletter.ts'
import { confirmSubscription, subscriptionToConfirm } from '#work/newsletter/change-subscription.ts'
import type { Route } from './+types/newsletter-confirm.ts'
import { BrokenLink } from './broken-link.tsx'

export const headers = linkHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  return { state: await subscriptionToConfirm(context.get(servicesContext), tokenOf(request)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return { hasBegun: await confirmSubscription(context.get(servicesContext), tokenOf(request)) }
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = loaderData
  const hasBegun = actionData?.hasBegun === true
  const toast = useToast()
  useEffect(() => {
    if (hasBegun) toast(SUBSCRIBED)
  }, [hasBegun, toast])
  return (
    <div className="page newsletter">
      <PageHead
        title="Confirm your subscription"
        description="Confirm your newsletter subscription."
        path="/newsletter/confirm"
        isPrivate
      />
      {state === 'subscribed' && (
        <>
          <h1>{hasBegun ? SUBSCRIBED.title : 'You’re subscribed'}</h1>
          <p className="newsletter-lede">
            {hasBegun ? SUBSCRIBED.description : 'You get our newsletter'}. Every issue has a link
            to unsubscribe.
          </p>
          <p>
            <Link to="/jobs" className="button">
              Browse jobs
            </Link>
          </p>
        </>
      )}
      {state === 'held' && (
        <>
          <h1>This link no longer works</h1>
          <p className="newsletter-lede">
            After we sent it, an email to your address came back or was reported as spam. To get our
            newsletter, sign up again: we’ll send you a new link.
          </p>
          <p>
            <Link to="/newsletter" className="button button-primary">
              Sign up again
            </Link>
          </p>
        </>
      )}
      {state === 'unconfirmed' && (
        <>
          <h1>Confirm your subscription</h1>
          <p className="newsletter-lede">
            Press the button, and our newsletter will come to the address this link was sent to.
          </p>
          <Form method="post">
            <SubmitButton intent="confirm" busy="Subscribing..." className="button button-primary">
              Confirm subscription
            </SubmitButton>
          </Form>
          <p className="text-sm text-muted">
            Didn’t ask for it? Close this page. You won’t be subscribed, and we’ll delete your
            address.
          </p>
        </>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenLink error={error} />
}
