/** A CV that is written here: what it says, what was proposed for a job, and what of that its owner took. */

import type { Cv } from '#core/cv/cv.ts'
import { applyChanges } from './apply-changes.ts'
import { proposeChanges } from './propose-changes.ts'
import type { Tailoring, TailorTarget } from './tailoring.ts'

/** Until its owner says otherwise all is taken but what leaves something out. */
export function newTailoring(content: Cv, target: TailorTarget): Tailoring {
  const { changes, gaps } = proposeChanges(content, target)
  const taken = changes.filter(({ edit }) => edit.kind !== 'choose').map(({ id }) => id)
  return { target, changes, taken, gaps }
}

/** Proposed anew for a CV that was edited: what was refused stays refused, what is new is as at first. */
export function renewedTailoring(content: Cv, before: Tailoring): Tailoring {
  const known = new Set(before.changes.map(({ id }) => id))
  const fresh = newTailoring(content, before.target)
  const isTaken = (id: string) => (known.has(id) ? before : fresh).taken.includes(id)
  return { ...fresh, taken: fresh.changes.map(({ id }) => id).filter(isTaken) }
}

/** The CV as it is printed. */
export function finishedCv(content: Cv, tailoring: Tailoring | null): Cv {
  if (!tailoring) return content
  const { changes, taken } = tailoring
  return applyChanges(
    content,
    changes.filter(({ id }) => taken.includes(id)),
  )
}
