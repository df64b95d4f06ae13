/** Ids as they are written in addresses: what cannot be one is null, so that it never reaches the database. */
import { isUuid } from './uuid.ts'

/** A UUID in lower case. */
export const readUuid = <Id extends string>(text: string): Id | null =>
  isUuid(text) ? (text as Id) : null

/** Decimal digits without sign or leading zero; at most 15, which a number holds exactly. */
export const readNumericId = <Id extends number>(text: string | undefined): Id | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? (Number(text) as Id) : null
