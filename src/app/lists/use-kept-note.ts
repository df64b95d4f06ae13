/** Keeps a note on the server while it is typed: a moment after the last key, and at once when the field is left. */
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { JobId } from '#core/job/job.ts'

/** Long enough that one does not hear of every key, short enough to be kept before one leaves. */
const PAUSE_MS = 600

export type NoteState = 'idle' | 'keeping' | 'kept' | 'failed'

export function useKeptNote(jobId: JobId) {
  const [state, setState] = useState<NoteState>('idle')
  /** What was typed and is not kept yet; null when all is. */
  const typed = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** One after the other, or an older text might arrive last. */
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

  // Whoever leaves the page takes nothing unkept along.
  useEffect(() => keepNow, [keepNow])

  const onChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    typed.current = event.target.value
    setState('keeping')
    clearTimeout(timer.current)
    timer.current = setTimeout(keepNow, PAUSE_MS)
  }

  return { state, onChange, keepNow }
}

/** Outlives the page. */
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
