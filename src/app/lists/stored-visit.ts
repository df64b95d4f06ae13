/** When a visitor's last visit ended, as stored in this browser by store-visit.ts; null if unknown. */
import { useStored } from '#app/ui/browser-storage.ts'

/** The storage key. The value has the format of `formatVisitState`. */
export const LOOKS = 'job_looks'

export function useStoredLastVisit(): Date | null {
  const seconds = Number(useStored(LOOKS)?.split('.')[1])
  return seconds > 0 ? new Date(seconds * 1000) : null
}
