/**
 * Back to the list. Whoever came from a search returns to that search where it was left, even over several
 * related jobs; everybody else, and every browser that cannot tell, follows the plain link.
 */
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

export function BackToJobs() {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const steps = stepsToSearch()
    if (steps === null) return
    event.preventDefault()
    void navigate(-steps)
  }
  return (
    <a
      href="/jobs"
      onClick={goBack}
      className="no-print inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-muted hover:text-ink"
    >
      <Icon name="arrow-left" />
      Back to Jobs
    </a>
  )
}

/** How many steps of history lead back to the job list over nothing but jobs; null when none do. */
function stepsToSearch(): number | null {
  if (!('navigation' in window)) return null
  const here = navigation.currentEntry?.index ?? 0
  const earlier = navigation.entries().slice(0, here).reverse()
  const paths = earlier.map(({ url }) => (url === null ? '' : new URL(url).pathname))
  const steps = paths.findIndex((path) => !/^\/jobs?\/\d+$/.test(path)) + 1
  return steps > 0 && paths[steps - 1] === '/jobs' ? steps : null
}
