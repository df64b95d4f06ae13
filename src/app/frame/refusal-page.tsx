/** What a page says below its heading about a refusal, or about an unknown address. */
import { type ErrorResponse, useLocation } from 'react-router'
import type { Refused } from '#app/request/refused.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ErrorId } from './error-id.tsx'

export function NotFound() {
  return (
    <>
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
    </>
  )
}

/** A roll call without an answer. Says nothing that the page doesn't, so it is hidden from screen readers. */
export function AbsentCall() {
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

export function Refusal({ error, refused }: { error: ErrorResponse; refused: Refused }) {
  return (
    <>
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
    </>
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
