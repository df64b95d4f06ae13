/**
 * What stands in a page's place when there is none: a refusal with its own sentence, an address that leads
 * nowhere, or something that broke. Says what happened, what was kept and what to do next.
 */
import { isRouteErrorResponse, useLocation } from 'react-router'
import { isRefused, type Refused } from '#app/answer-refusals.ts'

export function ErrorPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <Broken />
  if (isRefused(error.data)) return <RefusedPage status={error.status} refused={error.data} />
  return error.status === 404 ? <PageNotFound /> : <Broken />
}

export function PageNotFound() {
  return (
    <Message title="Page Not Found" label="Error 404">
      <p>
        There is nothing at this address. It may have been typed wrongly, or the page may have gone.
      </p>
      <Ways />
    </Message>
  )
}

function RefusedPage({ status, refused }: { status: number; refused: Refused }) {
  return (
    <Message title={refused.message} label={`Error ${status}`}>
      {refused.problems.length > 0 && (
        <ul className="list-disc space-y-1 pl-5">
          {refused.problems.map(({ parameter, message }) => (
            <li key={parameter + message}>
              <code className="font-mono text-sm">{parameter}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <Ways />
    </Message>
  )
}

function Broken() {
  const { pathname, search } = useLocation()
  return (
    <Message title="Something broke on our side" label="Error 500">
      <p>
        We could not make this page. It has been noted. Nothing of yours was lost: what is kept in
        this browser is still there.
      </p>
      <p className="flex flex-wrap gap-3 pt-2">
        {/* A target makes it a fresh start from the server rather than a change of page. */}
        <a href={pathname + search} target="_self" className="button button-primary">
          Try Again
        </a>
        <a href="/" className="button">
          Go Home
        </a>
      </p>
    </Message>
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

type MessageProps = { title: string; label: string; children: React.ReactNode }

function Message({ title, label, children }: MessageProps) {
  return (
    <div className="page py-16 md:py-24">
      <title>{`${title} | Rolecall`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-text space-y-4">
        <p className="text-sm font-semibold text-muted tabular-nums">{label}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
