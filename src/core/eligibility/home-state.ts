/** Where a visitor lives and may work, as their browser keeps it: "ES" or "ES.CA.US". */
import { COUNTRIES } from '#core/place/countries.ts'
import type { Resident } from './eligibility.ts'

/** As long as a visit is remembered, see core/lists/last-visit.ts. */
export const HOME_STATE_DAYS = 180

const MAX_CODES = 51

export const formatHomeState = ({ home, mayWorkIn }: Resident): string =>
  [home, ...mayWorkIn].join('.')

/** Null for anything else: browsers can send anything. */
export function parseHomeState(text: string): Resident | null {
  const codes = text.split('.')
  const [home = '', ...mayWorkIn] = codes
  return codes.length <= MAX_CODES && codes.every((code) => COUNTRIES.has(code))
    ? { home, mayWorkIn }
    : null
}
