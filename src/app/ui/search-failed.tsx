/** In place of the results when the search itself broke. */
import { useLocation } from 'react-router'

export function SearchFailed() {
  const { pathname, search } = useLocation()
  return (
    <div className="page py-16">
      <title>Search failed | Rolecall</title>
      <div className="max-w-text space-y-4" role="alert">
        <h1>Failed to search jobs. Please try again.</h1>
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
