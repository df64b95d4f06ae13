/** The id of a request: made here for each one, never taken from the visitor, who could choose that of another. */
import { randomBytes } from 'node:crypto'

/** The header of each answer that states it. */
export const REQUEST_ID = 'X-Request-Id'

/** Letters and digits that nobody confuses on the phone: 32, so that each byte gives one evenly. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789'
const LENGTH = 12

/** Sixty random bits, so that two requests never share one. */
export function makeRequestId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
