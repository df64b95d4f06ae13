/** Schemas for text typed into forms: invisible characters removed, trimmed, and limited in length. */
import { z } from 'zod'
import { distinct, prepare } from './typed-list.ts'

export type PreparedText = ReturnType<typeof preparedText>

/** `max`: in characters. */
export const preparedText = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform(prepare)
    .refine((text) => text.length <= max, { error: `Use at most ${max} characters` })

/** Drops blanks and duplicates, ignoring case. */
export const preparedList = (maxChars: number, maxItems: number) =>
  z
    .array(preparedText(maxChars))
    .max(maxItems * 4)
    .transform(distinct)
    .refine((items) => items.length <= maxItems, {
      error: `Use at most ${maxItems} entries`,
    })
