/**
 * Fetches further pages into the same list. They are stored in the history entry, so that going back finds the same
 * list at the same height. A fresh visit starts with one page.
 */
import { useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useRestoredScroll } from '#app/frame/use-restored-scroll.ts'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { isOtherViewOnly } from '#core/search/chosen-job.ts'
import type { FoundJob } from '#core/search/query.ts'

/** The state of a history entry: the jobs after the loader's, and the query of the next page. */
type Kept = { more: FoundJob[]; next: string | null }

/** `next` is the API query of the page after the loader's; null after the last page. */
export function useMoreJobs(first: { jobs: FoundJob[]; next: string | null }) {
  const location = useLocation()
  const navigate = useNavigate()
  const { location: pending } = useNavigation()
  const ahead = useRef(pending)
  ahead.current = pending
  const toast = useToast()
  const { isVisitor } = useJobMarks()
  const [isLoading, setLoading] = useState(false)
  // The server has no history state, so the page is hydrated as sent and then completed.
  const isHydrated = useSyncExternalStore(never, yes, no)
  const kept = (isHydrated && keptIn(location.state)) || { more: [], next: first.next }
  const known = new Set(first.jobs.map((job) => job.id))
  const more = kept.more.filter((job) => !known.has(job.id))
  useRestoredScroll(isHydrated)

  async function load() {
    if (isLoading || kept.next === null) return
    setLoading(true)
    try {
      const { jobs, hasMore } = await fetchJobs(isVisitor ? 'jobs' : 'me/matches', kept.next)
      // Meanwhile another job may have been chosen, or another search made, which may not be shown yet.
      const { pathname, search } = ahead.current ?? window.location
      if (pathname !== location.pathname) return
      if (search !== location.search && !isOtherViewOnly(search, location.search)) return
      const state: Kept = {
        more: [...kept.more, ...jobs],
        next: hasMore ? pageAfter(kept.next) : null,
      }
      await navigate(pathname + search, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
        state,
      })
    } catch {
      const description = 'Failed to search jobs. Please try again.'
      toast({ title: 'Error', description, isDestructive: true })
    } finally {
      setLoading(false)
    }
  }

  return { more, next: kept.next, isLoading, load }
}

async function fetchJobs(list: string, search: string) {
  const answer = await fetch(`/api/${list}?${search}`)
  if (!answer.ok) throw new Error(`The next page answered ${answer.status}.`)
  return (await answer.json()) as { jobs: FoundJob[]; hasMore: boolean } // our own API
}

function pageAfter(search: string) {
  const params = new URLSearchParams(search)
  params.set('page', String(Number(params.get('page')) + 1))
  return params.toString()
}

/** Only this module writes this shape; other state belongs to other pages. */
const keptIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'more' in state ? (state as Kept) : null

const never = () => () => {}
const yes = () => true
const no = () => false
