/**
 * Links to the page that adds a job to the tracker open a dialog instead if there is a script. One click listener
 * handles all of them, and the dialog is loaded on the first click. Visitors are sent to sign in and then to the page.
 */

import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFrameData } from '#app/frame/frame-data.ts'
import { useJobMarks } from '#app/lists/job-marks.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import type { JobId } from '#core/job/job.ts'
import { readNumericId } from '#core/text/read-id.ts'

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
        () => void navigate(next), // the dialog could not be loaded; the page does the same
      )
    }
    // In the capture phase, before the frame's own listener follows the link.
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

/** The link of a plain click, with the job's title and company as shown in its card or page. */
function trackLink(event: MouseEvent): { link: HTMLAnchorElement; job: Job } | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.pathname !== '/dashboard/job-tracker/new') return null
  const asked = new URLSearchParams(link.search)
  const id = readNumericId<JobId>(asked.get('jobId') ?? '')
  if (id === null) return null
  const card = link.closest('[data-job], [data-previewed]')
  const around = card ?? document.getElementById('main')
  const textIn = (selector: string) => around?.querySelector(selector)?.textContent?.trim() || null
  const title = textIn(card ? ':is(h2, h3) a' : 'h1') ?? 'This job'
  const company = textIn('a[href^="/companies/"]')
  return { link, job: { id, title, company, stage: asked.get('stage') } }
}
