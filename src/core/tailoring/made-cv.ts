/** A generated CV: its content, the changes proposed for a job, and those the owner accepted. */

import type { Cv } from '#core/cv/cv.ts'
import { applyChanges } from './apply-changes.ts'
import { proposeChanges } from './propose-changes.ts'
import type { Tailoring, TailorTarget } from './tailoring.ts'

/** By default every change is accepted, except those that leave something out. */
export function newTailoring(content: Cv, target: TailorTarget): Tailoring {
  const { changes, gaps } = proposeChanges(content, target)
  const taken = changes.filter(({ edit }) => edit.kind !== 'choose').map(({ id }) => id)
  return { target, changes, taken, gaps }
}

/** New proposals for an edited CV. Refused changes stay refused; new ones start with their default. */
export function renewedTailoring(content: Cv, before: Tailoring): Tailoring {
  const known = new Set(before.changes.map(({ id }) => id))
  const fresh = newTailoring(content, before.target)
  const isTaken = (id: string) => (known.has(id) ? before : fresh).taken.includes(id)
  return { ...fresh, taken: fresh.changes.map(({ id }) => id).filter(isTaken) }
}

/** The CV to print. */
export function finishedCv(content: Cv, tailoring: Tailoring | null): Cv {
  if (!tailoring) return content
  const { changes, taken } = tailoring
  return applyChanges(
    content,
    changes.filter(({ id }) => taken.includes(id)),
  )
}
