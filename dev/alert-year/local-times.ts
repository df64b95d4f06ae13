/**
 * Local days and times by Intl alone, apart from the product's own rules, which are compared with them. Instants are
 * milliseconds. Zones change their offset only at quarters of an hour.
 */

export type LocalTimes = {
  /** Local, `YYYY-MM-DD`. */
  dayAt(at: number, zone: string): string
  /** The first instant after `after` that is the first minute of a local day (on this weekday) from this time on. */
  nextDue(wanted: { zone: string; time: string; weekday: number | null }, after: number): number
}

const QUARTER_MS = 15 * 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** No zone is further from UTC. */
const FURTHEST_MS = 15 * HOUR_MS

export function createLocalTimes(): LocalTimes {
  const formats = new Map<string, Intl.DateTimeFormat>()
  const offsets = new Map<string, number>()
  const dues = new Map<string, number | null>()

  /** What a clock on the wall shows, as if it were UTC. */
  function wallAt(at: number, zone: string): number {
    const quarter = Math.floor(at / QUARTER_MS) * QUARTER_MS
    const key = `${zone} ${quarter}`
    let offset = offsets.get(key)
    if (offset === undefined) {
      offset = readWall(quarter, zone) - quarter
      offsets.set(key, offset)
    }
    return at + offset
  }

  function readWall(at: number, zone: string): number {
    const format =
      formats.get(zone) ??
      new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(zone, format)
    return Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
  }

  function firstOn(day: number, zone: string, time: string): number | null {
    const key = `${zone} ${day} ${time}`
    const known = dues.get(key)
    if (known !== undefined) return known
    const wanted = Date.parse(`1970-01-01T${time}Z`)
    let found: number | null = null
    for (let at = day - FURTHEST_MS; at < day + DAY_MS + FURTHEST_MS; at += QUARTER_MS) {
      const wall = wallAt(at, zone)
      const minutes = wall - day
      if (minutes < 0 || minutes >= DAY_MS || minutes + QUARTER_MS <= wanted) continue
      found = at + Math.max(0, wanted - minutes)
      break
    }
    dues.set(key, found)
    return found
  }

  const dayAt = (at: number, zone: string) => new Date(wallAt(at, zone)).toISOString().slice(0, 10)

  return {
    dayAt,
    nextDue({ zone, time, weekday }, after) {
      const today = Date.parse(dayAt(after, zone))
      for (let day = today; ; day += DAY_MS) {
        if (weekday !== null && (new Date(day).getUTCDay() || 7) !== weekday) continue
        const at = firstOn(day, zone, time)
        if (at !== null && at > after) return at
      }
    },
  }
}
