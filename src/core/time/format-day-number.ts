/** A whole UTC day since 1970 as people write it: "Nov 3, 2026". */
const DAY_MS = 86_400_000
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export const formatDayNumber = (day: number): string => DAY.format(day * DAY_MS)
