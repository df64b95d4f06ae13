/** The jobs marked for comparison, stored in this browser, and what marks or unmarks one. */
import { useCallback, useMemo } from 'react'
import { readStored, useStored } from '#app/ui/browser-storage.ts'
import { useToast } from '#app/ui/toasts.tsx'
import { type JobId, MAX_COMPARED } from '#core/job/job.ts'
import { COMPARED, compareOnly, toComparedIds } from './compared-ids.ts'

/** The id of the form that the boxes on cards belong to. */
export const CHOICES_FORM = 'choices'

export function useCompared() {
  const stored = useStored(COMPARED)
  const toast = useToast()
  const toggle = useCallback(
    (id: JobId) => {
      const ids = toComparedIds(readStored(COMPARED))
      const others = ids.filter((other) => other !== id)
      if (others.length < ids.length) compareOnly(others)
      else if (ids.length < MAX_COMPARED) compareOnly([...ids, id])
      else toast({ title: `You can compare up to ${MAX_COMPARED} jobs.`, isDestructive: true })
    },
    [toast],
  )
  return { compared: useMemo(() => toComparedIds(stored), [stored]), toggle }
}
