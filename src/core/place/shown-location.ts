/**
 * A location as pages show it. Remote work is "Remote, Europe" in every notation. Text that a program wrote ("London,England,United Kingdom",
 * "BLANK,BLANK,Multiple Locations", "US-CA-San Francisco") is shown as the place read from it, and
 * `raw` is the original. So is one place in another notation than ours ("Germany - Hamburg – Hybrid", "Edinburgh, GB") if
 * every word of it is understood. Other text that a person wrote stays as
 * it is, except that a bullet between places becomes a slash: pages put dots between facts.
 */
import { formatLocation, formatPlace, isWhollyRead, parseLocation } from './place.ts'

export type ShownLocation = { text: string; raw: string | null }

/** No space after a comma, an empty field, a code with hyphens, an underscore. */
const BY_PROGRAM = /\bBLANK\b|\p{L},\p{L}|^[A-Z]{2,3}-[\p{L}]|\w_\w|^,|,\s*,/u
const EMPTY_FIELD = /^(?:blank|null|none|n\/a|undefined)?$/i

/** Null when the listing states none. */
export function shownLocation(written: string | null): ShownLocation | null {
  const text = written?.trim().replaceAll(' • ', ' / ') ?? ''
  if (text === '') return null
  if (!BY_PROGRAM.test(text)) return remoteWithin(text) ?? inOurNotation(text)
  const location = parseLocation(text)
  const shown = location.places.length > 0 ? formatLocation(location, text) : filledFields(text)
  if (shown === '') return null
  return { text: shown, raw: shown === text ? null : text }
}

/** "Remote - Canada", "Remote (EU)", "Remote: UK". */
const REMOTE_FIRST = /^(?:fully )?remote(?:\s?[-–—,:|·]\s|\s?\()([^-–—,:;|/()·]+)\)?$/iu
/** "Canada - Remote", "Canada, Remote", "Canada (Remote)". */
const REMOTE_LAST = /^([^-–—,:;|/()·]+)(?:\s?[-–—,|·]\s|\s?\()remote\)?$/iu

/** Null if the text is of several places, or has words that are no place. */
function remoteWithin(text: string): ShownLocation | null {
  const area = (REMOTE_FIRST.exec(text) ?? REMOTE_LAST.exec(text))?.[1]?.trim()
  if (!area || !isWhollyRead(area) || parseLocation(area).remote === 'anywhere') return null
  const shown = `Remote, ${area}`
  return { text: shown, raw: shown === text ? null : text }
}

/** Parts with a dash, bar or dot between them. */
const IN_PARTS = /\s[-–—|•·]\s/u
/** A country after the city, as a code or by its long name. */
const COUNTRY_LAST = /,\s(?:([A-Z]{2})|United Kingdom|United States)$/u

/**
 * "Hamburg, Germany" for "Germany - Hamburg – Hybrid": pages say beside it that the job is hybrid. Remote jobs and several
 * places keep their text, whose parts may say more than a line of ours.
 */
function inOurNotation(text: string): ShownLocation {
  const asWritten = { text, raw: null }
  const country = COUNTRY_LAST.exec(text)
  if (!country && !IN_PARTS.test(text)) return asWritten
  const { places, countries, remote } = parseLocation(text)
  const [place, ...others] = places.filter(({ city, region }) => city !== null || region !== null)
  if (!place || others.length > 0 || countries.length > 1 || remote !== 'none') return asWritten
  if (!isWhollyRead(text)) return asWritten
  // The code of a state: "San Jose, CA" is not in Canada.
  if (country?.[1] && country[1] !== place.country) return asWritten
  const shown = formatPlace(place)
  return { text: shown, raw: shown === text ? null : text }
}

function filledFields(text: string): string {
  const fields = text.replaceAll('_', ' ').split(',')
  return [...new Set(fields.map((field) => field.trim()))]
    .filter((field) => !EMPTY_FIELD.test(field))
    .join(', ')
}
