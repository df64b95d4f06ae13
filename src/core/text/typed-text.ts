/** Texts as people type them into a form: without invisible characters, trimmed, of a length that we keep. */
import { z } from 'zod'
import { distinct, prepare } from './typed-list.ts'

export type PreparedText = ReturnType<typeof preparedText>

/** `max` characters. */
export const preparedText = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform(prepare)
    .refine((text) => text.length <= max, { error: `Please use at most ${max} characters` })

/** Different texts, blanks left out; upper and lower case make no difference. */
export const preparedList = (maxChars: number, maxItems: number) =>
  z
    .array(preparedText(maxChars))
    .max(maxItems * 4)
    .transform(distinct)
    .refine((items) => items.length <= maxItems, { error: `Please keep to ${maxItems}` })
