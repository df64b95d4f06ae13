/**
 * Shown instead of a page that could not be rendered: a refusal with its own message, an unknown address, or an
 * unexpected error. Says what happened, what was saved and what to do next.
 */
import { isRouteErrorResponse, useLocation } from 'react-router'
import { isTimeout, REQUEST_TIMEOUT, REQUEST_TIMEOUT_MS } from '#app/request/limit-requests.ts'
import { isRefused } from '#app/request/refused.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import { ErrorId } from './error-id.tsx'
import { ErrorMessage } from './error-message.tsx'

export function ErrorPage({ error }: { error: unknown }) {
  if (isTimeout(error)) return <TimedOut />
  const isAnswer = isRouteErrorResponse(error) && (error.status === 404 || isRefused(error.data))
  if (!isAnswer) return <Broken error={error} />
  const refused = isRefused(error.data) ? error.data : null
  return refused ? (
    <ErrorMessage title={refused.message} label={`Error ${error.status}`}>
      <Refusal error={error} refused={refused} />
    </ErrorMessage>
  ) : (
    <ErrorMessage title="Page Not Found" label="Error 404" aside={<Absent />}>
      <NotFound />
    </ErrorMessage>
  )
}

// The heading is here, as the focus goes there.
const loadRefusal = async () => (await import('./refusal-page.tsx')).Refusal
const Refusal = onDemand(loadRefusal, import.meta.env.SSR ? await loadRefusal() : null)
const loadNotFound = async () => (await import('./refusal-page.tsx')).NotFound
const NotFound = onDemand(loadNotFound, import.meta.env.SSR ? await loadNotFound() : null)
const loadAbsent = async () => (await import('./refusal-page.tsx')).AbsentCall
const Absent = onDemand(loadAbsent, import.meta.env.SSR ? await loadAbsent() : null)

/** Neither our server nor the network answered within `REQUEST_TIMEOUT_MS`. */
function TimedOut() {
  return (
    <ErrorMessage title={REQUEST_TIMEOUT} label="No response">
      <p>
        The server didn’t answer within {REQUEST_TIMEOUT_MS / 60_000} minutes. Check your connection
        and try again.
      </p>
      <Retry />
    </ErrorMessage>
  )
}

function Broken({ error }: { error: unknown }) {
  return (
    <ErrorMessage title="Something went wrong on our side" label="Error 500">
      <p>We couldn’t load this page, and the error has been recorded. Nothing you saved is lost.</p>
      <ErrorId error={error} />
      <Retry />
    </ErrorMessage>
  )
}

function Retry() {
  const { pathname, search } = useLocation()
  return (
    <p className="flex flex-wrap gap-3 pt-2">
      {/* A target forces a full page load from the server instead of a client-side navigation. */}
      <a href={pathname + search} target="_self" className="button button-primary">
        Try Again
      </a>
      <a href="/" className="button">
        Go Home
      </a>
    </p>
  )
}
