/**
 * Shown instead of a page that could not be rendered: a refusal with its own message, an unknown address, or an
 * unexpected error. Says what happened, what was saved and what to do next.
 */
import type { ReactNode } from 'react'
import { type ErrorResponse, isRouteErrorResponse, useLocation } from 'react-router'
import { isTimeout, REQUEST_TIMEOUT, REQUEST_TIMEOUT_MS } from '#app/request/limit-requests.ts'
import { isRefused, type Refused } from '#app/request/refused.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ErrorId } from './error-id.tsx'

export function ErrorPage({ error }: { error: unknown }) {
  if (isTimeout(error)) return <TimedOut />
  if (!isRouteErrorResponse(error)) return <Broken error={error} />
  if (isRefused(error.data)) return <RefusedPage error={error} refused={error.data} />
  return error.status === 404 ? <PageNotFound /> : <Broken error={error} />
}

export function PageNotFound() {
  return (
    <Message title="Page Not Found" label="Error 404" aside={<AbsentCall />}>
      <p>Nothing answers to this address. Check it for typos, or search for a job.</p>
      <form action="/jobs" className="flex max-w-lg gap-2">
        <input
          type="search"
          name="query"
          className="input"
          aria-label="Search jobs"
          placeholder="Job title, skill or company"
        />
        <button type="submit" className="button button-primary">
          <Icon name="search" />
          Search
        </button>
      </form>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <a href="/jobs" className="link">
          Browse Jobs
        </a>
        <a href="/companies" className="link">
          Companies
        </a>
        <a href="/" className="link">
          Go Home
        </a>
      </p>
    </Message>
  )
}

/** A roll call without an answer. Says nothing that the page doesn't, so it is hidden from screen readers. */
function AbsentCall() {
  const { pathname } = useLocation()
  return (
    <div className="absent-call" aria-hidden="true">
      {CALLED.map((name) => (
        <p key={name}>
          <span>{name}</span>
          <em>present</em>
        </p>
      ))}
      <p>
        <span>{pathname}</span>
        <em>absent</em>
      </p>
    </div>
  )
}

const CALLED = ['/jobs', '/companies', '/salaries'] as const

function RefusedPage({ error, refused }: { error: ErrorResponse; refused: Refused }) {
  return (
    <Message title={refused.message} label={`Error ${error.status}`}>
      {refused.problems.length > 0 && (
        <ul className="list-disc space-y-1 pl-5">
          {refused.problems.map(({ parameter, message }) => (
            <li key={parameter + message}>
              <code className="font-mono text-sm">{parameter}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <ErrorId error={error} />
      {refused.refused === 'plan_required' ? <SeePlans /> : <Ways />}
    </Message>
  )
}

function SeePlans() {
  return (
    <p className="flex flex-wrap gap-3 pt-2">
      <a href="/subscription" className="button button-primary">
        See plans
      </a>
    </p>
  )
}

/** Neither our server nor the network answered within `REQUEST_TIMEOUT_MS`. */
function TimedOut() {
  return (
    <Message title={REQUEST_TIMEOUT} label="No response">
      <p>
        The server didn’t answer within {REQUEST_TIMEOUT_MS / 60_000} minutes. Check your connection
        and try again.
      </p>
      <Retry />
    </Message>
  )
}

function Broken({ error }: { error: unknown }) {
  return (
    <Message title="Something went wrong on our side" label="Error 500">
      <p>We couldn’t load this page, and the error has been recorded. Nothing you saved is lost.</p>
      <ErrorId error={error} />
      <Retry />
    </Message>
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

function Ways() {
  return (
    <p className="flex flex-wrap gap-3 pt-2">
      <a href="/" className="button button-primary">
        Go Home
      </a>
      <a href="/jobs" className="button">
        Browse Jobs
      </a>
    </p>
  )
}

type MessageProps = {
  title: string
  label: string
  /** Beside the message, where there is room. */
  aside?: ReactNode
  children: ReactNode
}

function Message({ title, label, aside, children }: MessageProps) {
  return (
    <div className={aside ? 'page error-page error-with-aside' : 'page error-page'}>
      <title>{`${title} | Rolecall`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-text space-y-4">
        <p className="text-sm font-semibold text-muted tabular-nums">{label}</p>
        <h1>{title}</h1>
        {children}
      </div>
      {aside}
    </div>
  )
}
