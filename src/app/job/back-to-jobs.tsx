/**
 * The link back to the job list. After a search it returns to that search, scrolled as before, even across several
 * related jobs. Otherwise, and in browsers without the Navigation API, it is a plain link.
 */
import '#app/ui/back-link.css'
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
    <a href="/jobs" onClick={goBack} className="back-link no-print">
      <Icon name="arrow-left" />
      Back to Jobs
    </a>
  )
}

/** How many history steps back the job list is, if only pages of jobs lie between; null otherwise. */
function stepsToSearch(): number | null {
  if (!('navigation' in window)) return null
  const here = navigation.currentEntry?.index ?? 0
  const earlier = navigation.entries().slice(0, here).reverse()
  const paths = earlier.map(({ url }) => (url === null ? '' : new URL(url).pathname))
  const steps = paths.findIndex((path) => !/^\/jobs?\/(?:\d+|compare)$/.test(path)) + 1
  return steps > 0 && paths[steps - 1] === '/jobs' ? steps : null
}
