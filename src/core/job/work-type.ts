/**
 * The kind of work in a title, as one of the job list's six values. Never null: anything else is
 * 'Other' (design, support, law, hardware). Two of the values overlap: marketing goes to 'Marketing
 * and Sales', selling and partnerships to 'Business Development and Sales'.
 */

import { factsOfKind } from '#core/title/role-kind-table.ts'
import { kindOfTitle } from '#core/title/title-kind.ts'
import { WORK_TYPES, type WorkType } from './job.ts'

/** `stated` is the source's own work type, or a title. */
export function workTypeOf(stated: string): WorkType {
  const own = WORK_TYPES.find((one) => one === stated)
  if (own) return own
  const kind = kindOfTitle(stated)
  return kind ? factsOfKind(kind).workType : 'Other'
}
