/** A CV's id as an address spells it: a UUID in lower case. */
import { isUuid } from '#core/text/uuid.ts'

export type CvId = string & { readonly __brand: 'CvId' }

/** null for anything that cannot be an id. */
export const readCvId = (text: string): CvId | null => (isUuid(text) ? (text as CvId) : null)

/** Where a person looks at a CV of theirs. */
export const cvAddress = (id: CvId) => `/dashboard/cv/${id}`
