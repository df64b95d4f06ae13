/**
 * Converts between local times and instants. Zones have IANA names ("Europe/Kyiv"); the runtime
 * knows their rules. Local times are `YYYY-MM-DDTHH:MM`, as in a browser's date and time field.
 */

const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** Whether the runtime knows this zone: current zones, former names and "UTC". */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,50}$/.test(name)) return false
  try {
    return Boolean(formatOf(name))
  } catch {
    return false // the only way the runtime reports an unknown zone
  }
}

/** All zones to choose from, "UTC" first, then in alphabetical order. */
export const timeZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')]

/**
 * The instant at which clocks in the zone show this time; null if the time is invalid. A time
 * skipped in spring becomes the one after the change; a time that occurs twice in autumn is the
 * first.
 */
export function instantOf(wallTime: string, zone: string): Date | null {
  const parts = WALL_TIME.exec(wallTime)?.slice(1).map(Number)
  if (!parts || !isTimeZone(zone)) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  if (new Date(asUtc).toISOString().slice(0, 16) !== wallTime) return null
  // The offsets a day before and after. They differ near a change, and one of them fits.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((ms) => offsetAt(new Date(ms), zone))
  const candidates = offsets.map((offset) => new Date(asUtc - offset))
  const [first, second] = candidates as [Date, Date]
  const fits = candidates.filter((at) => wallTimeAt(at, zone) === wallTime)
  return fits.length > 0 ? earliest(fits) : latest([first, second])
}

/** The time that clocks in the zone show at this instant. */
export function wallTimeAt(at: Date, zone: string): string {
  const { year, month, day, hour, minute } = partsAt(at, zone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The calendar day in the zone, `YYYY-MM-DD`. */
export const dayAt = (at: Date, zone: string) => wallTimeAt(at, zone).slice(0, 10)

/** The zone's UTC offset at this instant, such as "GMT+2". */
export function offsetName(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Minutes by which the zone is ahead of UTC at this instant. */
export const offsetMinutesAt = (at: Date, zone: string): number =>
  Math.round(offsetAt(at, zone) / 60_000)

/** The same without daylight saving, in the year of this instant. */
export function standardOffsetMinutes(at: Date, zone: string): number {
  const year = at.getUTCFullYear()
  const halves = [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)]
  return Math.min(...halves.map((ms) => offsetMinutesAt(new Date(ms), zone)))
}

const DAY_MS = 86_400_000

const earliest = (dates: Date[]) => new Date(Math.min(...dates.map((date) => date.getTime())))
const latest = (dates: Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())))

/** Milliseconds by which the zone is ahead of UTC. */
function offsetAt(at: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = partsAt(at, zone)
  const shown = Date.UTC(+year, +month - 1, +day, +hour, +minute, +second)
  return shown - Math.floor(at.getTime() / 1000) * 1000
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>

/** The format writes "25/11/2026, 18:04:05". Taking its parts one by one takes several times as long. */
function partsAt(at: Date, zone: string): Parts {
  const numbers = formatOf(zone).format(at).match(/\d+/g) ?? []
  const [day = '', month = '', year = '', hour = '', minute = '', second = ''] = numbers
  return { year, month, day, hour, minute, second }
}

/** More than there are zones; the same zone may be spelled in any mix of cases. */
const MAX_FORMATS = 1_000
/** Making one takes a hundred times as long as using it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone)
  if (known) return known
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
  if (FORMATS.size >= MAX_FORMATS) FORMATS.clear()
  FORMATS.set(zone, format)
  return format
}
