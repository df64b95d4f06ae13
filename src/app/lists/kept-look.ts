/** The end of a visitor's last visit, as this browser alone knows it; null where it does not. Kept by keep-look.ts. */
import { useKept } from '#app/ui/browser-storage.ts'

/** As formatLooks writes it. */
export const LOOKS = 'job_looks'

export function useKeptLastVisit(): Date | null {
  const seconds = Number(useKept(LOOKS)?.split('.')[1])
  return seconds > 0 ? new Date(seconds * 1000) : null
}
