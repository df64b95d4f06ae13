/** Shown instead of a job that cannot be shown: why, and what to do next. */
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ErrorId } from '#app/frame/error-id.tsx'
import { isTimeout, REQUEST_TIMEOUT } from '#app/request/limit-requests.ts'
import { isRefused } from '#app/request/refused.ts'
import { useToast } from '#app/ui/toasts.tsx'
import type { RefusalCode } from '#core/api/refusal.ts'
import { KEPT_AFTER_CLOSING_DAYS } from '#core/job/job-closing.ts'

type Message = { title: string; text: string; canRetry: boolean }

const MESSAGES: Partial<Record<RefusalCode, Message>> = {
  invalid_job_id: {
    title: 'Invalid job ID',
    text: 'A job’s address ends in a number, like /jobs/4711. This one doesn’t.',
    canRetry: false,
  },
  missing_job_id: {
    title: 'Missing job ID',
    text: 'A job’s address ends in a number, like /jobs/4711.',
    canRetry: false,
  },
  job_not_found: {
    title: 'Job Not Found',
    text: "The job you're looking for doesn't exist or has been removed.",
    canRetry: true,
  },
  job_gone: {
    title: 'This job is no longer available',
    text: `It closed more than ${KEPT_AFTER_CLOSING_DAYS} days ago. Look for similar jobs in the list.`,
    canRetry: false,
  },
}

const BROKEN: Message = {
  title: 'Failed to fetch job details',
  text: 'Failed to load job details. Please try again.',
  canRetry: true,
}

export function JobMissing({ error }: { error: unknown }) {
  const isAnswer = isRouteErrorResponse(error)
  const known = isAnswer && isRefused(error.data) ? MESSAGES[error.data.refused] : undefined
  const { title, text, canRetry } = known ?? BROKEN
  const { pathname } = useLocation()
  const toast = useToast()
  const isBroken = known === undefined

  useEffect(() => {
    if (isBroken) toast({ title: 'Error', description: BROKEN.text, isDestructive: true })
  }, [isBroken, toast])

  return (
    <div className="page py-16 md:py-24">
      <title>{`${title} | Rolecall`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-text space-y-4">
        <p className="text-sm font-semibold text-muted tabular-nums">
          Error {isAnswer ? error.status : 500}
        </p>
        <h1>{title}</h1>
        <p>
          {isTimeout(error) ? `${REQUEST_TIMEOUT}: ` : ''}
          {text}
        </p>
        <ErrorId error={error} />
        <p className="flex flex-wrap gap-3 pt-2">
          <a href="/jobs" className="button button-primary">
            Back to Jobs
          </a>
          {canRetry && (
            // A target forces a full page load from the server instead of a client-side navigation.
            <a href={pathname} target="_self" className="button">
              Try Again
            </a>
          )}
        </p>
      </div>
    </div>
  )
}
