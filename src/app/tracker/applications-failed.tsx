/** Shown instead of the job tracker if the applications could not be loaded. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ErrorId } from '#app/frame/error-id.tsx'
import { isTimeout, REQUEST_TIMEOUT } from '#app/request/limit-requests.ts'
import { useToast } from '#app/ui/toasts.tsx'

export function ApplicationsFailed({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const toast = useToast()
  const message = isTimeout(error) ? REQUEST_TIMEOUT : 'Failed to fetch applications'
  useEffect(
    () => toast({ title: 'Error', description: message, isDestructive: true }),
    [toast, message],
  )

  return (
    <div className="max-w-text space-y-4">
      <title>{`${message} | Rolecall`}</title>
      <meta name="robots" content="noindex" />
      <h1>{message}</h1>
      <p className="text-muted">Your applications are safe. We just couldn’t load them.</p>
      <ErrorId error={error} />
      <a href={pathname + search} target="_self" className="button button-primary">
        Try Again
      </a>
    </div>
  )
}
