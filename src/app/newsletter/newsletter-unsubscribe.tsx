/**
 * /newsletter/unsubscribe?token=…: linked from every issue. Opening it changes nothing. Any POST unsubscribes, as mail
 * programs do with one click (RFC 8058), except the button to subscribe again; it is answered here, without a redirect.
 */
import { Form, Link } from 'react-router'
import './newsletter.css'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { linkHeaders, tokenOf } from '#app/request/link-token.ts'
import { readForm } from '#app/request/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import {
  type Subscription,
  subscribeAgain,
  subscriptionToEnd,
  unsubscribe,
} from '#work/newsletter/change-subscription.ts'
import type { Route } from './+types/newsletter-unsubscribe.ts'
import { BrokenLink } from './broken-link.tsx'

const AGAIN = 'again'

export const headers = linkHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  return { state: await subscriptionToEnd(context.get(servicesContext), tokenOf(request)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const isAgain = (await intentOf(request)) === AGAIN
  if (isAgain) await subscribeAgain(services, tokenOf(request))
  else await unsubscribe(services, tokenOf(request))
  return { isAgain }
}

/** A program's body may be in any format, or empty: the address alone says what is wanted. */
async function intentOf(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return ''
  return readForm(request).then(
    (form) => form.text('intent'),
    () => '',
  )
}

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = loaderData
  const isAgain = actionData?.isAgain === true && state === 'subscribed'
  const { title, text } = isAgain ? SUBSCRIBED_AGAIN : STATES[state]
  return (
    <div className="page newsletter">
      <PageHead
        title="Newsletter subscription"
        description="Unsubscribe from our newsletter."
        path="/newsletter/unsubscribe"
        isPrivate
      />
      <h1>{title}</h1>
      <p className="newsletter-lede">{text}</p>
      {(state === 'subscribed' || state === 'held') && (
        <Form method="post">
          <SubmitButton
            intent="unsubscribe"
            busy="Unsubscribing..."
            className={isAgain ? 'button' : 'button button-primary'}
          >
            Unsubscribe
          </SubmitButton>
        </Form>
      )}
      {state === 'unsubscribed' && (
        <Form method="post">
          <SubmitButton intent={AGAIN} busy="Subscribing..." className="button">
            Subscribe again
          </SubmitButton>
        </Form>
      )}
      {(state === 'held' || state === 'stopped' || state === 'gone') && (
        <p>
          <Link to="/newsletter" className="link">
            Sign up again
          </Link>
        </p>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenLink error={error} isToEnd />
}

const SUBSCRIBED_AGAIN = {
  title: 'You’re subscribed again',
  text: 'Our newsletter will come as before.',
}

const STATES: Readonly<Record<Subscription, { title: string; text: string }>> = {
  subscribed: {
    title: 'Unsubscribe from our newsletter?',
    text: 'You’ll stop getting it right away. It has no effect on your account, if you have one.',
  },
  held: {
    title: 'Unsubscribe from our newsletter?',
    text: 'We don’t send it to your address right now, because an email came back or was reported as spam. To get it again, sign up again: we’ll send you a link to confirm.',
  },
  unsubscribed: {
    title: 'You’re unsubscribed',
    text: 'You won’t get our newsletter any more. Changed your mind?',
  },
  stopped: {
    title: 'You’re unsubscribed',
    text: 'You won’t get our newsletter any more. An email to your address came back or was reported as spam. If you want the newsletter again, sign up again: we’ll send you a link to confirm.',
  },
  test: {
    title: 'This link is from a test or a preview',
    text: 'It unsubscribes nobody. When the issue is sent, every subscriber gets their own link.',
  },
  gone: {
    title: 'This subscription has ended',
    text: 'We deleted the subscription that this link belongs to. If you still get our newsletter, use the link in its latest issue.',
  },
}
