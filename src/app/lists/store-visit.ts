/** Stores in the browser when a visitor looked at jobs. Imported after the page has rendered, so it delays nothing. */

import { keep, readStored } from '#app/ui/browser-storage.ts'
import {
  afterView,
  formatVisitState,
  isSameVisit,
  parseVisitState,
} from '#core/lists/last-visit.ts'
import { LOOKS } from './stored-visit.ts'

/** The job list starts or continues a visit; a single job only continues one. */
export function storeVisit(at: 'list' | 'job', now: Date) {
  const before = parseVisitState(readStored(LOOKS) ?? '', now)
  if (at === 'job' && !(before && isSameVisit(before, now))) return
  keep(LOOKS, formatVisitState(afterView(before, now)))
}
