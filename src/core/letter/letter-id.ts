/** A letter's id as an address spells it: a UUID in lower case. */
import { isUuid } from '#core/text/uuid.ts'

export type LetterId = string & { readonly __brand: 'LetterId' }

/** null for anything that cannot be an id. */
export const readLetterId = (text: string): LetterId | null =>
  isUuid(text) ? (text as LetterId) : null
