/** Shown instead of a page behind a link in an email to subscribers, if the link is damaged or has expired. */
import { isRouteErrorResponse } from 'react-router'
import './newsletter.css'
import { ErrorPage } from '#app/frame/error-page.tsx'

export function BrokenLink({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <div className="page newsletter">
      <title>This link doesn’t work | Rolecall</title>
      <meta name="robots" content="noindex" />
      <h1>This link is incomplete or has expired</h1>
      <p className="newsletter-lede">
        Open it from the email again, or copy all of it. To get a new link, sign up again with the
        same address.
      </p>
      <p>
        <a href="/newsletter" className="button button-primary">
          Sign up again
        </a>
      </p>
    </div>
  )
}
