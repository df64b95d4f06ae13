/**
 * Hours on the wall of some place and the instants they are. Zones have the names of the IANA database
 * ("Europe/Kyiv"), whose rules the language itself brings. Wall times are `YYYY-MM-DDTHH:MM`, as a browser's field
 * for date and time gives them.
 */

const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** Whether the language knows this zone: its own list, names of the past and "UTC". */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,50}$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false // the only way the language has to say no
  }
}

/** Every zone that can be chosen, in alphabetical order. */
export const timeZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')]

/**
 * The instant when clocks there show this; null where it is no time at all. An hour that clocks skip in spring is
 * the one after the change, one that comes twice in autumn is the first.
 */
export function instantOf(wallTime: string, zone: string): Date | null {
  const parts = WALL_TIME.exec(wallTime)?.slice(1).map(Number)
  if (!parts || !isTimeZone(zone)) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  if (new Date(asUtc).toISOString().slice(0, 16) !== wallTime) return null
  // The offset a day before and after: near a change they differ, and one of them fits.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((ms) => offsetAt(new Date(ms), zone))
  const candidates = offsets.map((offset) => new Date(asUtc - offset))
  const [first, second] = candidates as [Date, Date]
  const fits = candidates.filter((at) => wallTimeAt(at, zone) === wallTime)
  return fits.length > 0 ? earliest(fits) : latest([first, second])
}

/** What clocks there show at this instant. */
export function wallTimeAt(at: Date, zone: string): string {
  const { year, month, day, hour, minute } = partsAt(at, zone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The calendar day there, `YYYY-MM-DD`. */
export const dayAt = (at: Date, zone: string) => wallTimeAt(at, zone).slice(0, 10)

/** "GMT+2" and the like: what clocks there are set to at this instant. */
export function offsetName(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

const DAY_MS = 86_400_000

const earliest = (dates: Date[]) => new Date(Math.min(...dates.map((date) => date.getTime())))
const latest = (dates: Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())))

/** Milliseconds that clocks there are ahead of UTC. */
function offsetAt(at: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = partsAt(at, zone)
  const shown = Date.UTC(+year, +month - 1, +day, +hour, +minute, +second)
  return shown - Math.floor(at.getTime() / 1000) * 1000
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>

function partsAt(at: Date, zone: string): Parts {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  ) as Parts
}
