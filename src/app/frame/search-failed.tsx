/** Shown instead of results when the search failed. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isTimeout, REQUEST_TIMEOUT } from '#app/request/limit-requests.ts'
import { useToast } from '#app/ui/toasts.tsx'
import { ErrorId } from './error-id.tsx'

const MESSAGE = 'Failed to search jobs. Please try again.'

export function SearchFailed({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const toast = useToast()
  useEffect(() => toast({ title: 'Error', description: MESSAGE, isDestructive: true }), [toast])

  return (
    <div className="page py-16">
      <title>Search failed | Rolecall</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-text space-y-4">
        <h1>{MESSAGE}</h1>
        <p className="text-muted">
          {isTimeout(error) ? `${REQUEST_TIMEOUT}: ` : ''}The search didn’t respond. Your search is
          still in this page’s address, so you can simply try again.
        </p>
        <ErrorId error={error} />
        <a href={pathname + search} target="_self" className="button button-primary">
          Try Again
        </a>
      </div>
    </div>
  )
}
