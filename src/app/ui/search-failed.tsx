/** In place of the results when the search itself broke. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useToast } from './toasts.tsx'

const MESSAGE = 'Failed to search jobs. Please try again.'

export function SearchFailed() {
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
          The search did not answer. What you were looking for is kept in the address.
        </p>
        <a href={pathname + search} target="_self" className="button button-primary">
          Try Again
        </a>
      </div>
    </div>
  )
}
