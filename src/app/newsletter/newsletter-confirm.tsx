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

export const headers = linkHeaders

export const loader = ({ request, context }: Route.LoaderArgs) =>
  subscriptionToConfirm(context.get(servicesContext), tokenOf(request))

export async function action({ request, context }: Route.ActionArgs) {
  await confirmSubscription(context.get(servicesContext), tokenOf(request))
  return { isConfirmed: true }
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const toast = useToast()
  useEffect(() => {
    if (actionData) toast(SUBSCRIBED)
  }, [actionData, toast])
  return (
    <div className="page newsletter">
      <PageHead
        title="Confirm your subscription"
        description="Confirm your newsletter subscription."
        path="/newsletter/confirm"
        isPrivate
      />
      {loaderData.isSubscribed ? (
        <>
          <h1>{SUBSCRIBED.title}</h1>
          <p className="newsletter-lede">
            {SUBSCRIBED.description}. Every issue has a link to unsubscribe.
          </p>
          <p>
            <Link to="/jobs" className="button">
              Browse jobs
            </Link>
          </p>
        </>
      ) : (
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
