/**
 * Links that add a job to the tracker open a dialog where there is a script, instead of their page. One listener for
 * all of them; the dialog is loaded with the first click. Visitors are sent to sign in, and come to the page.
 */
import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFrameData } from '#app/frame/frame-data.ts'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { readJobId } from '#core/job/job-id.ts'

type Dialog = typeof import('./track-dialog.tsx')['default']
type DialogProps = Dialog extends ComponentType<infer P> ? P : never
type Job = DialogProps['job']

export function TrackLinks() {
  const frame = useFrameData()
  const isSignedIn = frame?.viewer != null
  const navigate = useNavigate()
  const toast = useToast()
  const { noteTracked } = useJobMarks()
  const [shown, setShown] = useState<{ Dialog: Dialog; job: Job } | null>(null)

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const found = trackLink(event)
      if (!found) return
      event.preventDefault()
      const { link, job } = found
      const next = link.pathname + link.search
      if (!isSignedIn) {
        void navigate(`/auth/signin?next=${encodeURIComponent(next)}`)
        return
      }
      import('./track-dialog.tsx').then(
        ({ default: Dialog }) => setShown({ Dialog, job }),
        () => void navigate(next), // it could not be loaded: the page does the same
      )
    }
    // Before the frame's own listener, which would follow the link.
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [isSignedIn, navigate])

  if (!shown || !frame) return null
  const { Dialog, job } = shown
  return (
    <Dialog
      key={job.id}
      job={job}
      now={frame.now}
      toast={toast}
      onAdded={(jobId, id) => {
        noteTracked(jobId)
        return { label: 'Open', run: () => void navigate(`/dashboard/job-tracker/${id}`) }
      }}
      onClose={() => setShown(null)}
    />
  )
}

/** A plain click on such a link, with what its card or page says of the job. */
function trackLink(event: MouseEvent): { link: HTMLAnchorElement; job: Job } | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.pathname !== '/dashboard/job-tracker/new') return null
  const id = readJobId(new URLSearchParams(link.search).get('jobId') ?? '')
  if (id === null) return null
  const card = link.closest('[data-job]') ?? document.getElementById('main')
  const textIn = (selector: string) => card?.querySelector(selector)?.textContent?.trim() || null
  const title = textIn('h3 a') && link.closest('[data-job]') ? textIn('h3 a') : textIn('h1')
  const company = textIn('a[href^="/companies/"]')
  return { link, job: { id, title: title ?? 'This job', company } }
}
