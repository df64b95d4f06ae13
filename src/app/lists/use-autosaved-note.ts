/** Saves a note while it is typed: shortly after the last key press, and immediately when the field loses focus. */
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { JobId } from '#core/job/job.ts'

/** Long enough not to send every key press, short enough to save before the person leaves. */
const PAUSE_MS = 600

export type NoteState = 'idle' | 'keeping' | 'kept' | 'failed'

export function useAutosavedNote(jobId: JobId) {
  const [state, setState] = useState<NoteState>('idle')
  /** Text that is not saved yet; null when everything is saved. */
  const typed = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** One request at a time, or an older text might arrive last. */
  const queue = useRef(Promise.resolve())

  const keepNow = useCallback(() => {
    clearTimeout(timer.current)
    if (typed.current === null) return
    setState('keeping')
    queue.current = queue.current.then(async () => {
      const note = typed.current
      if (note === null) return
      typed.current = null
      const isKept = await send(jobId, note)
      if (!isKept) typed.current ??= note
      setState(isKept ? 'kept' : 'failed')
    })
  }, [jobId])

  // Saves unsaved text when the component unmounts.
  useEffect(() => keepNow, [keepNow])

  const onChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    typed.current = event.target.value
    setState('keeping')
    clearTimeout(timer.current)
    timer.current = setTimeout(keepNow, PAUSE_MS)
  }

  return { state, onChange, keepNow }
}

/** `keepalive` lets the request outlive the page. */
function send(jobId: JobId, note: string): Promise<boolean> {
  return fetch(`/api/me/saved-jobs/${jobId}`, {
    method: 'PATCH',
    keepalive: true,
    body: JSON.stringify({ note }),
    headers: { 'content-type': 'application/json' },
  }).then(
    (answer) => answer.ok,
    () => false,
  )
}
