/** Days as small numbers: whole UTC days since 1970, which fit into 16 bits until the year 2149. */
const DAY_MS = 86_400_000
const LAST = 2 ** 16 - 1

/** The day of an instant in milliseconds since 1970. */
export const dayOf = (instant: number): number =>
  Math.min(LAST, Math.max(0, Math.floor(instant / DAY_MS)))

export const startOfDay = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / DAY_MS) * DAY_MS)
