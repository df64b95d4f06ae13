/** When a visitor looked at jobs, kept in their own browser: loaded once a page stands, so that it is not waited for. */

import { keep, readKept } from '#app/ui/browser-storage.ts'
import { afterLook, formatLooks, isSameVisit, readLooks } from '#core/lists/last-visit.ts'
import { LOOKS } from './kept-look.ts'

/** At the list of jobs a visit begins or goes on; at one job it only goes on. */
export function keepLook(at: 'list' | 'job', now: Date) {
  const before = readLooks(readKept(LOOKS) ?? '', now)
  if (at === 'job' && !(before && isSameVisit(before, now))) return
  keep(LOOKS, formatLooks(afterLook(before, now)))
}
