/**
 * The pages after the first, fetched into the same list. They are kept in the history entry itself, so that
 * coming back to it finds the same list at the same height; a fresh visit starts with one page again.
 */
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useKeptPlace } from '#app/frame/use-kept-place.ts'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import type { FoundJob } from '#core/search/query.ts'

/** What a history entry remembers: the jobs after those of the loader, and where the next come from. */
type Kept = { more: FoundJob[]; next: string | null }

/** `next` is the search of the page after the loader's, as the API understands it; null after the last. */
export function useMoreJobs(first: { jobs: FoundJob[]; next: string | null }) {
  const location = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const { isVisitor } = useJobMarks()
  const [isLoading, setLoading] = useState(false)
  // The server knows nothing of history: its page is taken over as it is, and completed at once.
  const isTakenOver = useSyncExternalStore(never, yes, no)
  const kept = (isTakenOver && keptIn(location.state)) || { more: [], next: first.next }
  const known = new Set(first.jobs.map((job) => job.id))
  const more = kept.more.filter((job) => !known.has(job.id))
  useKeptPlace(isTakenOver)

  async function load() {
    if (isLoading || kept.next === null) return
    setLoading(true)
    try {
      const { jobs, hasMore } = await fetchJobs(isVisitor ? 'jobs' : 'me/matches', kept.next)
      const state: Kept = {
        more: [...kept.more, ...jobs],
        next: hasMore ? pageAfter(kept.next) : null,
      }
      await navigate(location.pathname + location.search, {
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

/** Only we write these entries; another shape is another page's. */
const keptIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'more' in state ? (state as Kept) : null

const never = () => () => {}
const yes = () => true
const no = () => false
