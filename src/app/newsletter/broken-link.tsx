/** Shown instead of a page behind a link in an email to subscribers, if the link is damaged or has expired. */
import { isRouteErrorResponse } from 'react-router'
import './newsletter.css'
import { ErrorPage } from '#app/frame/error-page.tsx'

type Props = { error: unknown; isToEnd?: boolean }

/** `isToEnd`: the link was to unsubscribe. Who signs up again and is a subscriber gets an email with such a link. */
export function BrokenLink({ error, isToEnd = false }: Props) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <div className="page newsletter">
      <title>This link doesn’t work | Rolecall</title>
      <meta name="robots" content="noindex" />
      <h1>This link is incomplete or has expired</h1>
      <p className="newsletter-lede">
        Open the link in the email again, or copy all of it.{' '}
        {isToEnd
          ? 'Or enter your address on the next page: if you’re subscribed, we’ll email you a new link to unsubscribe.'
          : 'To get a new link, sign up again with the same address.'}
      </p>
      <p>
        <a href="/newsletter" className="button button-primary">
          {isToEnd ? 'Get a new link' : 'Sign up again'}
        </a>
      </p>
    </div>
  )
}
