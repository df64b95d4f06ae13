/**
 * When an email about alerts is due: at the person's local time, once a local day or on one weekday. A time that clocks
 * skip in spring becomes the first minute after the gap; one that occurs twice in autumn is the first.
 */
import { dayAt, instantOf, wallTimeAt } from '#core/time/time-zone.ts'

export type DigestTime = {
  /** An IANA name. */
  zone: string
  /** Local, HH:MM. */
  time: string
  /** 1 is Monday; null for every day. */
  weekday: number | null
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Two weeks and a day: a weekly email may lose one date where a country skips a whole day. */
const MAX_DAYS = 15

/** The first due instant after `after`, and its local day (`YYYY-MM-DD`), which names the email. */
export function nextDigest(
  { zone, time, weekday }: DigestTime,
  after: Date,
): { at: Date; day: string } {
  const first = Date.parse(`${dayAt(after, zone)}T00:00Z`)
  for (let days = 0; days <= MAX_DAYS; days++) {
    const date = new Date(first + days * DAY_MS)
    if (weekday !== null && (date.getUTCDay() || 7) !== weekday) continue
    const day = date.toISOString().slice(0, 10)
    const at = localInstant(`${day}T${time}`, zone)
    if (at && at > after && dayAt(at, zone) === day) return { at, day }
  }
  throw new Error(`no email is ever due at ${time} in ${zone}`)
}

function localInstant(wallTime: string, zone: string): Date | null {
  const at = instantOf(wallTime, zone)
  if (!at || wallTimeAt(at, zone) === wallTime) return at
  // The time is in a gap, and `at` is after it. No gap of a clock change is longer than a day.
  let [before, after] = [at.getTime() - DAY_MS, at.getTime()]
  while (after - before > MINUTE_MS) {
    const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS
    if (wallTimeAt(new Date(middle), zone) > wallTime) after = middle
    else before = middle
  }
  return new Date(after)
}
